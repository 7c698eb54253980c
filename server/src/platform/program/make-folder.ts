import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasCode } from '../error-code.ts';

/**
 * Makes a folder and those above it. Node's own way never comes back where a file system, such as /proc, takes no
 * folders.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (hasCode(error, 'EEXIST') && (await stat(folder)).isDirectory()) return;
    if (!hasCode(error, 'ENOENT') || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder).catch((again: unknown) => {
      if (!hasCode(again, 'EEXIST')) throw again;
    });
  }
}
