import { backupCodeCount } from '@vonk/contract/two-step';
import { randomInt } from 'node:crypto';

// No letter that reads as another or as a digit.
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const half = 5;

const someLetters = () => Array.from({ length: half }, () => letters[randomInt(letters.length)]).join('');

/** Ten new codes like `7kq2m-x4d9t`, each once: 49 bits. */
export function newBackupCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < backupCodeCount) codes.add(`${someLetters()}-${someLetters()}`);
  return [...codes];
}

/** A code of an app or a backup code as it is compared, however it was typed. */
export const cleanCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();
