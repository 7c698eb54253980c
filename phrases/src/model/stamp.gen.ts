// Written by `npm run phrases`.
/** What the models were made from. */
export const stamp = 'de79471fc89c5ad366630ab3068687873a760201579cb5c9483d4c360f0e7025';
