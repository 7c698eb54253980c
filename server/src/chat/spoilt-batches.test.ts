import { randomUUID } from 'node:crypto';
import type { CallName } from '@vonk/contract/api';
import { largestInteger } from '@vonk/contract/numbers';
import { expect, test } from 'vitest';
import { createNotingKit } from '../../test/batches/noted-batches.ts';
import { ledgerAgrees, readSums } from '../../test/credits.ts';
import type { Browser } from '../../test/kit.ts';
import { password } from '../../test/members.ts';
import { another, type Person } from '../../test/profiles.ts';
import { sql } from '../platform/database/db.ts';

// Some of those whose calls go together ask for what is not theirs, or are not there any more themselves.
const [kit, batches] = await createNotingKit({ TRUST_PROXY: '1' });

let calls = 0;
/** Calls from a network of its own. */
function call(name: CallName, input: object, as: Browser) {
  calls += 1;
  return kit.callWith(name, input, { as, headers: { 'x-forwarded-for': `10.${(calls >> 8) & 255}.${calls & 255}.1` } });
}

interface Talk {
  readonly writer: Person;
  readonly reader: Person;
  readonly conversation: string;
}

async function talk(writer: Promise<Person>, reader: Promise<Person>): Promise<Talk> {
  const both = { writer: await writer, reader: await reader };
  const input = { profile: both.reader.publicId, key: randomUUID(), text: 'Hoi' };
  const { ok } = await kit.call('POST /api/message.php', input, { as: both.writer.browser });
  return { ...both, conversation: ok.conversation };
}
const ourTalk = () => talk(another(kit, 'pim'), another(kit, 'petra'));

async function erase(person: Person): Promise<void> {
  await call('POST /api/leave.php', { password, now: true }, copyOf(person.browser));
  const [mail] = await kit.mailsTo(person.email);
  const token = /\/([\w-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await call('POST /api/erase.php', { token }, kit.browser())).status).toBe(200);
}

/** Another device with the same session, so that the first does not hear of its end. */
const copyOf = ({ host, cookies }: Browser): Browser => ({ host, cookies: new Map(cookies) });

const roles = ['first', 'nosy', 'guessing', 'beyond', 'elsewhere', 'left', 'ended', 'erased', 'last'] as const;
type Role = (typeof roles)[number];
type Company = Readonly<Record<Role, Talk>> & { readonly abroad: Talk };

/** A talk of each, whom the process knows; of some it does not know yet that they are gone. */
async function gather(): Promise<Company> {
  const talks: [Role, Talk][] = [];
  for (const role of roles) talks.push([role, await ourTalk()]);
  const host = 'dichterbij.localhost';
  const abroad = await talk(
    another(kit, 'emil', { host, boughtCredits: 5, isPremium: true }),
    another(kit, 'elsa', { host }),
  );
  const company = { ...(Object.fromEntries(talks) as Record<Role, Talk>), abroad };
  for (const role of roles) await call('GET /api/user.php', {}, company[role].reader.browser);
  await call('GET /api/logout.php', {}, copyOf(company.ended.reader.browser));
  await erase(company.erased.reader);
  await erase(company.left.writer);
  return company;
}

/** The conversation a role asks for. */
const askedBy = (role: Role, { [role]: own, first, abroad }: Company): string =>
  ({ nosy: first.conversation, guessing: 'none', elsewhere: abroad.conversation })[role as string] ?? own.conversation;
/** The profile a role writes to. */
const writtenBy = (role: Role, { [role]: own, abroad }: Company): string =>
  ({ nosy: own.reader.publicId, guessing: 'none', elsewhere: abroad.writer.publicId })[role as string] ??
  own.writer.publicId;

interface Busiest {
  readonly name: CallName;
  readonly kind: string;
  readonly input: (role: Role, company: Company) => object;
  /** What those hear who are refused. */
  readonly refused: Partial<Record<Role, string>>;
}
const gone = { ended: 'authentication_required', erased: 'authentication_required' };
const notTheirs = { nosy: 'not_found', guessing: 'not_found', elsewhere: 'not_found', ...gone };
const busiest: readonly Busiest[] = [
  {
    name: 'POST /api/message.php',
    kind: 'send',
    input: (role, company) => ({ profile: writtenBy(role, company), key: randomUUID(), text: 'Hoi' }),
    refused: { ...notTheirs, left: 'not_found' },
  },
  {
    name: 'POST /api/chat-read.php',
    kind: 'read',
    input: (role, company) => ({
      conversation: askedBy(role, company),
      seq: role === 'beyond' ? largestInteger : 1,
    }),
    refused: notTheirs,
  },
  { name: 'POST /api/chat-delivered.php', kind: 'deliver', input: () => ({}), refused: gone },
  {
    name: 'POST /api/typing.php',
    kind: 'typing',
    input: (role, company) => ({ conversation: askedBy(role, company) }),
    refused: notTheirs,
  },
];

const sideOf = ({ reader }: Talk) =>
  kit.db.one<{ last: number; read: number; delivered: number }>(
    sql(`select c.last_seq as last, cm.read_seq as read, cm.delivered_seq as delivered from conversation_members cm
      join conversations c on c.id = cm.conversation_id where cm.member_id = $1`),
    [reader.id],
  );

test.each(busiest)('who spoils a batch of $name is told so, and all others stand in one', async (one) => {
  const company = await gather();
  batches.length = 0;
  const callAll = async () => {
    const asked = roles.map((role) => call(one.name, one.input(role, company), copyOf(company[role].reader.browser)));
    const answers = await Promise.all(asked);
    return Object.fromEntries(answers.map(({ refusal }, at) => [roles[at], refusal.error ?? 'done']));
  };
  const expected = Object.fromEntries(roles.map((role) => [role, one.refused[role] ?? 'done']));
  expect(await callAll()).toEqual(expected);
  expect(await callAll()).toEqual(expected);
  // That a session is over is known by the second time. Nobody is kept apart from the others by then.
  const { kind } = one;
  expect(batches).toEqual([
    { kind, size: roles.length },
    { kind, size: roles.length - 2 },
  ]);
  const last = kind === 'send' ? 3 : 1;
  for (const role of ['first', 'beyond', 'last'] as const) {
    expect(await sideOf(company[role])).toEqual({
      last,
      read: kind === 'read' ? 1 : 0,
      delivered: kind === 'read' || kind === 'deliver' ? 1 : 0,
    });
    expect((await readSums(kit, company[role].reader)).balance).toBe(21 - last);
  }
  for (const role of ['nosy', 'guessing', 'elsewhere', 'left', 'ended'] as const)
    expect((await readSums(kit, company[role].reader)).balance).toBe(20);
  expect(await ledgerAgrees(kit)).toBe(true);
});
