import fc from 'fast-check';
import { expect, test } from 'vitest';
import { giveCredits } from '../../test/credits.ts';
import { type Browser, createKit } from '../../test/kit.ts';
import { addMember, logIn, type TestMember } from '../../test/members.ts';
import { sql } from '../platform/db.ts';

const kit = await createKit();

interface Person extends TestMember {
  browser: Browser;
}
/** Three free members and a premium one, who meet nobody else. */
const isPremium = [false, false, false, true];
let runs = 0;
async function startRun(): Promise<Person[]> {
  runs += 1;
  kit.clock.advance(16 * 60_000);
  return Promise.all(
    isPremium.map(async (premium, at) => {
      const member = await addMember(kit, `p${runs}x${at}`, { isPremium: premium, gender: at % 2 ? 'male' : 'female' });
      return { ...member, browser: await logIn(kit, member) };
    }),
  );
}

const who = fc.nat(isPremium.length - 1);
// One who does most things to one other most of the time: that is where the interesting orders are.
const pair = fc.oneof({ weight: 3, arbitrary: fc.constant({ from: 0, to: 1 }) }, { weight: 2, arbitrary: fc.constant({ from: 1, to: 0 }) }, {
  weight: 3, arbitrary: fc.record({ from: who, to: who }),
}).filter(({ from, to }) => from !== to); // prettier-ignore
const key = fc.nat(30);
const step = fc.oneof(
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('send' as const), pair, key }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('grant' as const), member: who, amount: fc.integer({ min: 1, max: 3 }), isBought: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('read' as const), pair, seq: fc.nat(12) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deliver' as const), member: who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), pair }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('block' as const), pair }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('unblock' as const), pair }) },
); // prettier-ignore
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const keyOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const nameOf = (from: number, to: number) => [from, to].toSorted().join('-');

/** What the members know, told in plain words: predicts the answer to every send. */
function createModel() {
  const credits = isPremium.map(() => 0);
  const answers = new Map<string, unknown>();
  const blocks = new Set<string>();
  const starters = new Map<string, number>();
  const isBlocked = (from: number, to: number) => blocks.has(`${from}>${to}`) || blocks.has(`${to}>${from}`);
  const started = (from: number) => [...starters.values()].filter((starter) => starter === from).length;
  return {
    credits,
    answers,
    blocks,
    starters,
    refusalOf(from: number, to: number): string | undefined {
      const talks = starters.has(nameOf(from, to));
      if (isBlocked(from, to)) return talks ? 'not_available' : 'not_found';
      if (!talks && !isPremium[from] && started(from) >= 2) return 'conversation_limit';
      return (credits[from] ?? 0) < 1 ? 'insufficient_credits' : undefined;
    },
  };
}
type Model = ReturnType<typeof createModel>;

async function take(people: Person[], conversations: Map<string, string>, action: Step): Promise<{ status: number; error?: string; ok?: unknown }> {
  const person = (at: number) => people[at] as Person;
  if (action.kind === 'grant') {
    await giveCredits(kit, person(action.member), action.amount, action.isBought ? 'bought' : 'granted');
    return { status: 200 };
  }
  if (action.kind === 'deliver') return kit.call('POST /api/chat-delivered.php', {}, { as: person(action.member).browser });
  const from = person(action.pair.from);
  const to = person(action.pair.to);
  const as = { as: from.browser };
  const conversation = conversations.get(nameOf(action.pair.from, action.pair.to)) ?? 'none';
  switch (action.kind) {
    case 'send': {
      const { status, ok, refusal } = await kit.call('POST /api/message.php', { profile: to.publicId, key: keyOf(action.key), text: `${action.key}` }, as);
      if (status === 200) conversations.set(nameOf(action.pair.from, action.pair.to), ok.conversation);
      return { status, ok, error: refusal.error };
    }
    case 'read':
      return kit.call('POST /api/chat-read.php', { conversation, seq: action.seq }, as);
    case 'remove':
      return kit.call('DELETE /api/chat.php', { conversation }, as);
    case 'block':
      return kit.call('POST /api/block.php', { profile: to.publicId }, as);
    case 'unblock':
      return kit.call('DELETE /api/block.php', { profile: to.publicId }, as);
  }
} // prettier-ignore

/** Compares one answer with the model's, and lets the model follow. */
function follow(model: Model, action: Step, answer: { status: number; error?: string; ok?: unknown }): void {
  if (action.kind === 'grant') model.credits[action.member] = (model.credits[action.member] ?? 0) + action.amount;
  if (action.kind === 'grant' || action.kind === 'deliver') return expect(answer.status).toBe(200);
  const { from, to } = action.pair;
  if (action.kind === 'block') model.blocks.add(`${from}>${to}`);
  if (action.kind === 'unblock') model.blocks.delete(`${from}>${to}`);
  if (action.kind === 'block' || action.kind === 'unblock') return expect(answer.status).toBe(200);
  if (action.kind !== 'send') return expect(answer.status).toBe(model.starters.has(nameOf(from, to)) ? 200 : 404);
  const name = `${from}>${to}:${action.key}`;
  if (model.answers.has(name)) return expect(answer.ok).toEqual(model.answers.get(name));
  const refusal = model.refusalOf(from, to);
  expect(answer.error).toBe(refusal);
  if (refusal !== undefined) return;
  model.credits[from] = (model.credits[from] ?? 0) - 1;
  model.answers.set(name, answer.ok);
  if (!model.starters.has(nameOf(from, to))) model.starters.set(nameOf(from, to), from);
  expect(answer.ok).toMatchObject({ outcome: 'sent', credits: model.credits[from] });
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
const talks = sql(`select c.last_seq, (select array_agg(m.seq order by m.seq) from messages m where m.conversation_id = c.id) as seqs
  from conversations c where c.low_id = any($1)`);
const events =
  sql(`select s.last_seq::int as last_seq, (select array_agg(e.seq::int order by e.seq) from live_events e where e.subscriber_id = s.subscriber_id) as seqs,
    (select count(*)::int from live_events e where e.subscriber_id = s.subscriber_id and e.kind = 'message') as told,
    (select count(*)::int from messages m join conversations c on c.id = m.conversation_id where s.subscriber_id in (c.low_id, c.high_id)) as messages
  from live_streams s where s.subscriber_id = any($1)`);
const lists = sql(`select cm.member_id, cm.unread, cm.is_listed,
    (select count(*)::int from messages m where m.conversation_id = cm.conversation_id and m.sender_id <> cm.member_id
      and m.seq > greatest(cm.read_seq, cm.removed_seq)) as expected
  from conversation_members cm where cm.member_id = any($1)`);
const oneTo = (last: number) => (last === 0 ? null : Array.from({ length: last }, (_, at) => at + 1));

/** What must be true of the tables and the answers after anything at all. */
async function expectOrder(people: Person[]): Promise<void> {
  const ids = people.map(({ id }) => id);
  for (const row of await kit.db.rows<Record<string, number>>(money, [ids])) {
    const { balance, granted, ledger, lots, granted_lots, charged, prices, sent } = row;
    expect({ ledger, lots, granted_lots, charged, prices }).toEqual({ ledger: balance, lots: balance, granted_lots: granted, charged: prices, prices: sent });
  }
  for (const { last_seq, seqs } of await kit.db.rows<{ last_seq: number; seqs: number[] }>(talks, [ids])) expect(seqs).toEqual(oneTo(last_seq));
  for (const row of await kit.db.rows<{ last_seq: number; seqs: number[]; told: number; messages: number }>(events, [ids])) {
    expect(row.seqs).toEqual(oneTo(row.last_seq));
    expect(row.told).toBe(row.messages);
  }
  const rows = await kit.db.rows<{ member_id: string; unread: number; is_listed: boolean; expected: number }>(lists, [ids]);
  for (const { unread, expected } of rows) expect(unread).toBe(expected);
  for (const { id, browser } of people) {
    const { ok } = await kit.call('GET /api/chats.php', {}, { as: browser });
    const own = rows.filter(({ member_id }) => member_id === id);
    expect(ok.chats).toHaveLength(own.filter(({ is_listed }) => is_listed).length);
    const total = own.reduce((sum, { unread }) => sum + unread, 0);
    expect([ok.unread_total, ok.chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0)]).toEqual([total, total]);
    expect((await kit.call('GET /api/user.php', {}, { as: browser })).ok.user?.unread_messages).toBe(total);
  }
} // prettier-ignore

test('whatever members do one after another, money, numbers and unread agree, and each send is answered as the rules say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 50 }), async (steps) => {
      const people = await startRun();
      const model = createModel();
      const conversations = new Map<string, string>();
      for (const action of steps) {
        kit.clock.advance(2000);
        follow(model, action, await take(people, conversations, action));
      }
      await expectOrder(people);
    }),
    { numRuns: 40 },
  );
}, 300_000);

test('whatever members do at the same time, money, numbers and unread agree, and nothing fails', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 5 }), async (rounds) => {
      const people = await startRun();
      const conversations = new Map<string, string>();
      await Promise.all(people.map((person) => giveCredits(kit, person, 4)));
      for (const round of rounds) {
        kit.clock.advance(61_000);
        const answers = await Promise.all(round.map((action) => take(people, conversations, action)));
        for (const { status } of answers) expect([200, 404, 409]).toContain(status);
      }
      await expectOrder(people);
    }),
    { numRuns: 25 },
  );
}, 300_000);
