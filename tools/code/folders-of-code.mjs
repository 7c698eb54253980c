// The folders that hold code, for every check that walks over all of it: the workspaces, and those that are none.
import { readFileSync } from 'node:fs';

const { workspaces } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

export const codeFolders = [...workspaces, 'bench', 'classifier', 'e2e'];
/** Begins a glob of files in them. */
export const inCode = `{${codeFolders.join(',')}}/**`;
