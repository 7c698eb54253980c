// Written by `npm run phrases`.
/** What the models were made from. */
export const stamp = '92384ab327f561965870ddede89468362b257bb65e77035180aa524d59341a44';
