/** What everybody of the staff logs in by in the tests. */
export const staffPassword = 'een lang zinnetje voor het beheer';
