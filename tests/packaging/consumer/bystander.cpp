// A part of the consumer's that does not use rawgemm.
int main() {}
