// Inventory: what is decided about every table: who stands in it, what becomes of it when they leave, how it ends.
// Owns no tables. Promises: a table or a column without a decision fails the tests; what is over is deleted by
// `forget-over`, append-only tables included.
export type { Decision, End } from './decision.ts';
export { readDescribedColumns } from './described-columns.ts';
export { eraseRows } from './erase-rows.ts';
export { findCardNumbers } from './find-card-numbers.ts';
export { forgetOver } from './forget-over.ts';
export { inventory, keptJobs, queueTables } from './inventory.ts';
