import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDay } from '@vonk/contract/calendar';
import { giveCredits } from '../../test/credits.ts';
import { createKit } from '../../test/kit.ts';
import { another, type Person } from '../../test/profiles.ts';
import { takeBackCredits } from '../credits/index.ts';
import { sql } from '../platform/database/db.ts';

const kit = await createKit();

/** Three free members and a premium one, who meet nobody else. */
const isPremium = [false, false, false, true];
async function startRun(): Promise<Person[]> {
  kit.clock.advance(16 * 60_000);
  return Promise.all(isPremium.map((premium, at) => another(kit, at % 2 ? 'bram' : 'anna', { isPremium: premium })));
}

const who = fc.nat(isPremium.length - 1);
// One who does most things to one other most of the time: that is where the interesting orders are.
const pair = fc
  .oneof(
    { weight: 3, arbitrary: fc.constant({ from: 0, to: 1 }) },
    { weight: 2, arbitrary: fc.constant({ from: 1, to: 0 }) },
    {
      weight: 3,
      arbitrary: fc.record({ from: who, to: who }),
    },
  )
  .filter(({ from, to }) => from !== to);
const key = fc.nat(30);
const step = fc.oneof(
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('send' as const), pair, key }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('grant' as const),
      member: who,
      amount: fc.integer({ min: 1, max: 3 }),
      isBought: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refund' as const), member: who }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('limit' as const), member: who, credits: fc.option(fc.nat(4)) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('read' as const), pair, seq: fc.nat(12) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deliver' as const), member: who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), pair }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore' as const), pair }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('hide' as const), pair, seq: fc.integer({ min: 1, max: 12 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('block' as const), pair }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('unblock' as const), pair }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

type Pair = { from: number; to: number };

const keyOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const nameOf = (from: number, to: number) => [from, to].toSorted().join('-');

interface Answer {
  status: number;
  error?: string | undefined;
  ok?: { credits: number } | undefined;
}

/** What is higher, or none, holds only after a day: longer than a run. */
const lowest = (now: number | null, credits: number) => (now === null ? credits : Math.min(now, credits));

/** The rules in plain words: what each step must be answered with. */
function createModel() {
  const lots = isPremium.map((): { isBought: boolean; left: number }[] => []);
  const creditsOf = (member: number) => (lots[member] ?? []).reduce((sum, { left }) => sum + left, 0);
  const limits = isPremium.map((): number | null => null);
  const spent = new Map<string, number>();
  const today = (member: number) => `${member} ${calendarDay(kit.clock.now(), 'Europe/Amsterdam')}`;
  const answers = new Map<string, Answer>();
  const blocks = new Set<string>();
  const starters = new Map<string, number>();
  /** How many messages each pair has, and who removed their conversation, so that it can be taken back. */
  const counts = new Map<string, number>();
  const removed = new Set<string>();
  const isBlocked = (from: number, to: number) => blocks.has(`${from}>${to}`) || blocks.has(`${to}>${from}`);
  const started = (from: number) => [...starters.values()].filter((starter) => starter === from).length;
  const refusalOf = ({ from, to }: Pair): Answer | undefined => {
    const talks = starters.has(nameOf(from, to));
    if (isBlocked(from, to))
      return talks ? { status: 409, error: 'not_available' } : { status: 404, error: 'not_found' };
    if (!talks && !isPremium[from] && started(from) >= 2) return { status: 409, error: 'conversation_limit' };
    if (creditsOf(from) < 1) return { status: 409, error: 'insufficient_credits' };
    const limit = limits[from] ?? null;
    return limit !== null && (spent.get(today(from)) ?? 0) >= limit
      ? { status: 409, error: 'spending_limit' }
      : undefined;
  };
  const spendOne = (member: number) => {
    const open = (lots[member] ?? []).filter(({ left }) => left > 0);
    const lot = open.find(({ isBought }) => !isBought) ?? open[0];
    if (lot) lot.left -= 1;
    spent.set(today(member), (spent.get(today(member)) ?? 0) + 1);
  };
  const takeBack = (member: number) => {
    const lot = lots[member]?.find(({ isBought, left }) => isBought && left > 0);
    if (lot) lot.left = 0;
  };
  const onSend = ({ from, to }: Pair, n: number): Answer => {
    const name = `${from}>${to}:${n}`;
    const known = answers.get(name);
    if (known) return known;
    const refusal = refusalOf({ from, to });
    if (refusal) return refusal;
    spendOne(from);
    if (!starters.has(nameOf(from, to))) starters.set(nameOf(from, to), from);
    counts.set(nameOf(from, to), (counts.get(nameOf(from, to)) ?? 0) + 1);
    const answer = { status: 200, ok: { credits: creditsOf(from) } };
    answers.set(name, answer);
    return answer;
  };
  const onPair: Record<'read' | 'remove' | 'restore' | 'block' | 'unblock', (pair: Pair) => Answer> = {
    read: ({ from, to }) => ({ status: starters.has(nameOf(from, to)) ? 200 : 404 }),
    remove({ from, to }) {
      if (!starters.has(nameOf(from, to))) return { status: 404 };
      removed.add(`${from}>${to}`);
      return { status: 200 };
    },
    restore: ({ from, to }) => ({ status: removed.delete(`${from}>${to}`) ? 200 : 404 }),
    block({ from, to }) {
      blocks.add(`${from}>${to}`);
      return { status: 200 };
    },
    unblock({ from, to }) {
      blocks.delete(`${from}>${to}`);
      return { status: 200 };
    },
  };
  return (action: Step): Answer => {
    if (action.kind === 'send') return onSend(action.pair, action.key);
    if (action.kind === 'hide')
      return { status: action.seq <= (counts.get(nameOf(action.pair.from, action.pair.to)) ?? 0) ? 200 : 404 };
    if ('pair' in action) return onPair[action.kind](action.pair);
    if (action.kind === 'grant') lots[action.member]?.push({ isBought: action.isBought, left: action.amount });
    if (action.kind === 'refund') takeBack(action.member);
    if (action.kind === 'limit' && action.credits !== null)
      limits[action.member] = lowest(limits[action.member] ?? null, action.credits);
    return { status: 200 };
  };
}

interface Run {
  people: Person[];
  conversations: Map<string, string>;
  /** The first answer to each key. */
  firsts: Map<string, unknown>;
}

async function send({ people, conversations, firsts }: Run, { from, to }: Pair, n: number): Promise<Answer> {
  const input = { profile: people[to]!.publicId, key: keyOf(n), text: `${n}` };
  const { status, ok, refusal } = await kit.call('POST /api/message.php', input, { as: people[from]!.browser });
  if (status !== 200) return { status, error: refusal.error };
  conversations.set(nameOf(from, to), ok.conversation);
  const name = `${from}>${to}:${n}`;
  if (!firsts.has(name)) firsts.set(name, ok);
  return isDeepStrictEqual(firsts.get(name), ok)
    ? { status, ok: { credits: ok.credits } }
    : { status, error: 'a repeated key got another answer' };
}

const openPurchase =
  sql(`select payment_id as "paymentId" from credit_lots where site_id = 1 and member_id = $1 and kind = 'bought' and remaining > 0
  order by created_at, id limit 1`);

/** Takes back what is left of the oldest purchase, as when its money was paid back. */
const refund = ({ id }: Person) =>
  kit.db.transact(async (tx) => {
    const lot = await tx.maybe<{ paymentId: string }>(openPurchase, [id]);
    if (lot) await takeBackCredits(tx, { siteId: 1, memberId: id }, { ...lot, cause: 'refund', now: kit.clock.now() });
  });

async function take(run: Run, action: Step): Promise<Answer> {
  if (action.kind === 'send') return send(run, action.pair, action.key);
  if (action.kind === 'grant') {
    await giveCredits(kit, run.people[action.member]!, action.amount, action.isBought ? 'bought' : 'granted');
    return { status: 200 };
  }
  if (action.kind === 'refund') {
    await refund(run.people[action.member]!);
    return { status: 200 };
  }
  if (action.kind === 'limit') {
    const input = { period: 'day', credits: action.credits } as const;
    const { status } = await kit.call('PUT /api/spending-limits.php', input, {
      as: run.people[action.member]!.browser,
    });
    return { status };
  }
  if (action.kind === 'deliver') {
    const { status } = await kit.call('POST /api/chat-delivered.php', {}, { as: run.people[action.member]!.browser });
    return { status };
  }
  const { from, to } = action.pair;
  const as = { as: run.people[from]!.browser };
  const profile = run.people[to]!.publicId;
  const conversation = run.conversations.get(nameOf(from, to)) ?? 'none';
  const calls = {
    read: () => kit.call('POST /api/chat-read.php', { conversation, seq: action.kind === 'read' ? action.seq : 0 }, as),
    remove: () => kit.call('DELETE /api/chat.php', { conversation }, as),
    restore: () => kit.call('POST /api/chat-restore.php', { conversation }, as),
    hide: () => kit.call('DELETE /api/message.php', { conversation, seq: action.kind === 'hide' ? action.seq : 0 }, as),
    block: () => kit.call('POST /api/block.php', { profile }, as),
    unblock: () => kit.call('DELETE /api/block.php', { profile }, as),
  };
  const { status } = await calls[action.kind]();
  return { status };
}

const money = sql(`select m.id, coalesce(b.balance, 0) as balance, coalesce(b.granted, 0) as granted,
    (select coalesce(sum(case when to_account = 'member' then amount when from_account = 'member' then -amount end), 0)::int
      from ledger_entries where member_id = m.id) as ledger,
    (select coalesce(sum(remaining), 0)::int from credit_lots where member_id = m.id) as lots,
    (select coalesce(sum(remaining), 0)::int from credit_lots where member_id = m.id and kind = 'granted') as granted_lots,
    (select coalesce(sum(amount), 0)::int from ledger_entries where member_id = m.id and cause = 'message') as charged,
    (select coalesce(sum(price), 0)::int from messages where sender_id = m.id) as prices,
    (select count(*)::int from messages where sender_id = m.id) as sent
  from unnest($1::uuid[]) as m(id) left join credit_balances b on b.member_id = m.id`);
const talks =
  sql(`select c.last_seq, (select array_agg(m.seq order by m.seq) from messages m where m.conversation_id = c.id) as seqs
  from conversations c where c.low_id = any($1)`);
const events =
  sql(`select s.last_seq::int as last_seq, (select array_agg(e.seq::int order by e.seq) from live_events e where e.subscriber_id = s.subscriber_id) as seqs,
    (select count(*)::int from live_events e where e.subscriber_id = s.subscriber_id and e.kind = 'message') as told,
    (select count(*)::int from messages m join conversations c on c.id = m.conversation_id where s.subscriber_id in (c.low_id, c.high_id)) as messages
  from live_streams s where s.subscriber_id = any($1)`);
// Whom one blocked leaves one's own list and badge (C22).
const lists = sql(`select cm.member_id, cm.unread, cm.is_listed,
    (select c.public_id from conversations c where c.id = cm.conversation_id) as public_id,
    exists (select 1 from blocks b where b.site_id = cm.site_id and b.blocker_id = cm.member_id
      and b.blocked_id = cm.other_id) as is_blocked,
    (select count(*)::int from messages m where m.conversation_id = cm.conversation_id and m.sender_id <> cm.member_id
      and m.seq > greatest(cm.read_seq, cm.removed_seq)) as expected
  from conversation_members cm where cm.member_id = any($1)`);
const oneTo = (last: number) => (last === 0 ? null : Array.from({ length: last }, (_, at) => at + 1));

/** What is not as it must be in the tables and the answers, after anything at all. */
async function faultsOf({ people }: Run): Promise<unknown[]> {
  const faults: unknown[] = [];
  const note = (what: string, seen: unknown, expected: unknown) => {
    if (!isDeepStrictEqual(seen, expected)) faults.push({ what, seen, expected });
  };
  const ids = people.map(({ id }) => id);
  for (const row of await kit.db.rows<Record<string, number>>(money, [ids])) {
    note('ledger and lots', [row['ledger'], row['lots']], [row['balance'], row['balance']]);
    note('granted lots', row['granted_lots'], row['granted']);
    note('charged for messages', [row['charged'], row['prices']], [row['sent'], row['sent']]);
  }
  for (const row of await kit.db.rows<{ last_seq: number; seqs: number[] }>(talks, [ids]))
    note('messages', row.seqs, oneTo(row.last_seq));
  for (const row of await kit.db.rows<{ last_seq: number; seqs: number[]; told: number; messages: number }>(events, [
    ids,
  ])) {
    note('events', row.seqs, oneTo(row.last_seq));
    note('messages told', row.told, row.messages);
  }
  const rows = await kit.db.rows<{
    member_id: string;
    public_id: string;
    unread: number;
    is_listed: boolean;
    is_blocked: boolean;
    expected: number;
  }>(lists, [ids]);
  for (const { unread, expected } of rows) note('unread of one conversation', unread, expected);
  for (const { id, browser } of people) {
    const { ok } = await kit.call('GET /api/chats.php', {}, { as: browser });
    const user = await kit.call('GET /api/user.php', {}, { as: browser });
    const own = rows.filter(({ member_id, is_blocked }) => member_id === id && !is_blocked);
    const total = own.reduce((sum, { unread }) => sum + unread, 0);
    const listed = ok.chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0);
    for (const { public_id: conversation } of rows.filter(({ member_id: member }) => member === id))
      note(
        'says whether it is in the list',
        (await kit.call('GET /api/chat.php', { conversation }, { as: browser })).ok.conversation.is_listed,
        ok.chats.some((chat) => chat.id === conversation),
      );
    note('the list', ok.chats.length, own.filter(({ is_listed }) => is_listed).length);
    note('unread', [listed, ok.unread_total, user.ok.user?.unread_messages], [total, total, total]);
  }
  return faults;
}

test('whatever members do one after another, money, numbers and unread agree, and each step is answered as the rules say', async () => {
  expect.hasAssertions();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 50 }), async (steps) => {
      const run: Run = { people: await startRun(), conversations: new Map(), firsts: new Map() };
      const answerBy = createModel();
      for (const action of steps) {
        kit.clock.advance(2000);
        expect(await take(run, action)).toEqual(answerBy(action));
      }
      expect(await faultsOf(run)).toEqual([]);
    }),
    { numRuns: 30 },
  );
}, 300_000);

test('whatever members do at the same time, money, numbers and unread agree, and nothing fails', async () => {
  expect.hasAssertions();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 5 }),
      async (rounds) => {
        const run: Run = { people: await startRun(), conversations: new Map(), firsts: new Map() };
        await Promise.all(run.people.map((person) => giveCredits(kit, person, 4)));
        for (const round of rounds) {
          kit.clock.advance(61_000);
          const answers = await Promise.all(round.map((action) => take(run, action)));
          expect(answers.filter(({ status, error }) => status >= 500 || error?.startsWith('a repeated key'))).toEqual(
            [],
          );
        }
        expect(await faultsOf(run)).toEqual([]);
      },
    ),
    { numRuns: 20 },
  );
}, 300_000);
