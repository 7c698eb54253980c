// Text blocks: what staff put in where they write a reason, an answer or a letter (STAFF-2). Owns: text_blocks.
// Promises: what is kept has no field but those that its kind knows; nobody writes over a change they did not see.
export { findBlock, isNameTaken, listBlocks, removeBlock, type StoredBlock, writeBlock } from './text-blocks.ts';
