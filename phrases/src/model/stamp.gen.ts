// Written by `npm run phrases`.
/** What the models were made from. */
export const stamp = '250913591d89dfec40d57842251985aa7ef8e24b1047a8b323518f2ac4930273';
