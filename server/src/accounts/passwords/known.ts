import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { foldPassword } from '@vonk/contract/signup';
import { guessPower, type KnownWords } from './guesses.ts';

/** What is found in fewer guesses than this power of ten is refused: some hours for whoever has the hash. */
const leastPower = 9;

interface Known {
  leaked: ReadonlySet<string>;
  words: KnownWords;
}
let known: Promise<Known> | undefined;

/**
 * Why a password may not be chosen: it is on the bundled list of leaked ones, or it is soon guessed by whoever knows
 * common words of the seven languages (ACC-2, T126). Both lists are read once, at the first question; nothing leaves
 * the machine.
 */
export async function knownWeakness(password: string): Promise<'password_leaked' | 'password_guessable' | undefined> {
  known ??= readKnown();
  const { leaked, words } = await known;
  const folded = foldPassword(password);
  if (leaked.has(folded.toLowerCase())) return 'password_leaked';
  return guessPower(folded, words) < leastPower ? 'password_guessable' : undefined;
}

/** The lists that `tools/passwords/build-lists.mjs` makes. */
async function readKnown(): Promise<Known> {
  const leaked = new Set<string>();
  for await (const line of linesOf('leaked')) leaked.add(line);
  const words = new Map<string, number>();
  for await (const line of linesOf('words')) {
    const space = line.indexOf(' ');
    words.set(line.slice(0, space), Number(line.slice(space + 1)));
  }
  return { leaked, words };
}

const linesOf = (list: 'leaked' | 'words') =>
  createInterface({
    input: createReadStream(join(import.meta.dirname, `${list}.txt.gz`)).pipe(createGunzip()),
    crlfDelay: Infinity,
  });
