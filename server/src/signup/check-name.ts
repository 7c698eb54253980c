import type { CallInput, CallOutput } from '@vonk/contract/api';
import { checkName, cleanName, nameLength } from '@vonk/contract/signup';
import type { AnyCall } from '../accounts/index.ts';
import { namesFree } from '../profile/index.ts';
import type { SignupServices } from './services.ts';

const suggested = 3;
const initials = [...'ABCDEFGHIJKLMNOPRSTUVWXYZ'];

/** Says while somebody types whether the name is taken, and what is free; who has it is told to nobody (ACC-2). */
export async function checkNameFree(
  { db }: SignupServices,
  { site }: AnyCall,
  input: CallInput<'POST /api/name-check.php'>,
): Promise<CallOutput<'POST /api/name-check.php'>> {
  const name = cleanName(input.name);
  if (checkName(name, '') !== undefined) return { is_taken: false, suggestions: [] };
  const [first, ...free] = await namesFree(db, site, [name, ...namesLike(name)]);
  if (first === name) return { is_taken: false, suggestions: [] };
  return { is_taken: true, suggestions: [...(first === undefined ? [] : [first]), ...free].slice(0, suggested) };
}

/** The name with an initial behind it, in no order, so that not all are offered the same; at last with a number. */
function namesLike(name: string): string[] {
  const base = [...name.replace(/\s\p{Lu}$/u, '')]
    .slice(0, nameLength.max - 3)
    .join('')
    .trim();
  const shuffled = initials.toSorted(() => Math.random() - 0.5);
  const numbers = Array.from({ length: 20 }, (_, at) => String(at + 2));
  return [...shuffled, ...numbers]
    .map((end) => `${base} ${end}`)
    .filter((like) => like !== name && checkName(like, '') === undefined);
}
