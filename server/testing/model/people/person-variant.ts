/**
 * The details with which a person is entered. Any two of the first three have a contact in common. The others connect
 * only through a third entry: 3 and 4 through 0, and 3 and 5 through 1.
 */
export type PersonVariant = 0 | 1 | 2 | 3 | 4 | 5;
