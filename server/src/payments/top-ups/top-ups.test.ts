import { randomUUID } from 'node:crypto';
import { day, hour, minute } from '@vonk/contract/durations';
import { expect, test } from 'vitest';
import { ledgerAgrees } from '../../../test/credits.ts';
import { password } from '../../../test/members.ts';
import { openShop } from '../../../test/payments/shop.ts';
import { mend } from '../../../test/payments/stand-in.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { paymentTasks } from '../jobs.ts';
import { debitTopUp } from './debit-top-up.ts';

const { psp, kit, order, ordered, settled } = await openShop(['stripe']);
const { db } = kit;
const plan = () => paymentTasks(kit.services)['plan-top-ups']({}, { db, now: kit.clock.now(), attempt: 1 });
/** What the clock does: it announces, or carries out what is due. */
const tick = async () => {
  await plan();
  await settled();
};
const show = async ({ browser }: Person) => (await kit.call('GET /api/top-up.php', {}, { as: browser })).ok.top_up;
const creditsOf = async ({ browser }: Person) =>
  (await kit.call('GET /api/user.php', {}, { as: browser })).ok.user?.credits;
const agree = (person: Person, card: string, more: object = {}) =>
  kit.callWith(
    'PUT /api/top-up.php',
    { credits: 30, total_minor: 2499, threshold: 20, per_month: 1, saved_method: card, agreed: true, ...more },
    { as: person.browser },
  );
const mailsOf = async ({ email }: Person, start: string) =>
  (await kit.mailsTo(email)).filter(({ subject }) => subject.startsWith(start));
const paymentsOf = async ({ id }: Person) =>
  (
    await db.pool.query<{ state: string; credits: number }>(
      'select state, credits from payments where member_id = $1 order by created_at',
      [id],
    )
  ).rows;
const cardAt = async ({ id }: Person) => {
  const { rows } = await db.pool.query<{ token: string }>('select token from saved_cards where member_id = $1', [id]);
  return psp.stripe.methods.get(rows[0]?.token ?? '')!;
};
const linkIn = (text = '') => /\/top-up\/([\w-]+)/.exec(text.replaceAll(/=\n/g, ''))?.[1] ?? '';

/** Somebody with ten credits and a kept card. */
async function keeper(): Promise<{ person: Person; card: string }> {
  const person = await another(kit, 'anna');
  const { reference } = await ordered(person, { credits: 10, method: 'creditcard', save_method: true });
  psp.decide(reference, 'paid');
  await settled();
  const { cards } = (await kit.call('GET /api/saved-cards.php', {}, { as: person.browser })).ok;
  return { person, card: cards[0]!.id };
}
/** The same, with a top-up whose first debit is announced. */
async function announced(more: object = {}): Promise<{ person: Person; card: string; token: string }> {
  const { person, card } = await keeper();
  expect((await agree(person, card, more)).status).toBe(200);
  await tick();
  const [notice] = await mailsOf(person, 'Morgen schrijven we');
  return { person, card, token: linkIn(notice?.text) };
}

test('nothing is topped up until its member agrees, on its own, after a fresh login, to the price they saw (T45, T130)', async () => {
  const { person, card } = await keeper();
  expect(await show(person)).toBeNull();
  await tick();
  await kit.advance(2 * day);
  await tick();
  expect(await paymentsOf(person)).toHaveLength(1);
  expect((await agree(person, card)).refusal.error).toBe('fresh_login_required');
  await kit.call('POST /api/fresh-login.php', { password }, { as: person.browser });
  expect((await agree(person, card, { agreed: false })).refusal).toMatchObject({ field: 'agreed' });
  expect((await agree(person, card, { total_minor: 2498 })).refusal.error).toBe('price_changed');
  expect((await agree(person, card, { credits: 31 })).refusal.error).toBe('price_changed');
  expect((await agree(person, 'none')).refusal.error).toBe('card_unavailable');
  const stranger = await keeper();
  expect((await agree(stranger.person, card)).refusal.error).toBe('card_unavailable');
  expect(await show(person)).toBeNull();
  expect((await agree(person, card)).ok.top_up).toMatchObject({
    credits: 30,
    total_minor: 2499,
    threshold: 20,
    per_month: 1,
    card: { brand: 'visa', last_four: '4821' },
    due_at: null,
  });
  const { rows } = await db.pool.query("select given from consents where account_id = $1 and kind = 'top_up'", [
    person.id,
  ]);
  expect(rows).toEqual([{ given: true }]);
  expect(await mailsOf(person, 'Automatisch opwaarderen staat aan')).toHaveLength(1);
});

test('a low balance is announced a day before, debited once without its member, and no oftener than agreed (T45)', async () => {
  const { person } = await announced();
  const notices = () => mailsOf(person, 'Morgen schrijven we');
  expect(await notices()).toHaveLength(1);
  const { due_at: dueAt } = (await show(person))!;
  expect(Date.parse(dueAt!) - kit.clock.now().getTime()).toBeGreaterThan(23 * hour);
  await kit.advance(23 * hour);
  await tick();
  expect(await paymentsOf(person)).toHaveLength(1);
  await kit.advance(hour);
  await tick();
  await tick();
  expect(await paymentsOf(person)).toEqual([
    { state: 'completed', credits: 10 },
    { state: 'completed', credits: 30 },
  ]);
  expect(await creditsOf(person)).toBe(40);
  const last = [...psp.stripe.sessions.values()].at(-1);
  expect(last).toMatchObject({ amount: 2499, intentStatus: 'succeeded', successUrl: '' });
  // Low again in the same month.
  await db.pool.query('update top_ups set threshold = 20 where member_id = $1', [person.id]);
  await db.pool.query('alter table top_ups drop constraint top_ups_threshold_check');
  await db.pool.query('update top_ups set threshold = 1000 where member_id = $1', [person.id]);
  await tick();
  expect(await notices()).toHaveLength(1);
  await kit.advance(32 * day);
  await tick();
  expect(await notices()).toHaveLength(2);
  await db.pool.query('update top_ups set threshold = 20');
  expect(await ledgerAgrees(kit)).toBe(true);
});

test('two processes announce once and debit once, also when one comes late (T110)', async () => {
  const { person, card } = await keeper();
  await agree(person, card);
  await Promise.all([plan(), plan(), plan()]);
  await settled();
  expect(await mailsOf(person, 'Morgen schrijven we')).toHaveLength(1);
  await kit.advance(day);
  const { rows } = await db.pool.query<{ id: string }>('select id from top_up_debits where member_id = $1', [
    person.id,
  ]);
  const debit = debitTopUp(kit.services) as { run(payload: object, about: object): Promise<void> };
  const run = () =>
    debit.run({ siteId: 1, memberId: person.id, debitId: rows[0]!.id }, { db, now: kit.clock.now(), attempt: 1 });
  await Promise.all([run(), run(), run()]);
  await run();
  await settled();
  // As when a process is killed between the order and the note of it.
  await db.pool.query("update top_up_debits set state = 'debiting' where member_id = $1", [person.id]);
  await run();
  const { rows: states } = await db.pool.query('select state from top_up_debits where member_id = $1', [person.id]);
  expect(states).toEqual([{ state: 'done' }]);
  expect(await paymentsOf(person)).toHaveLength(2);
  expect([...psp.stripe.sessions.values()].filter(({ amount, customer }) => amount === 2499 && customer)).not.toEqual(
    [],
  );
  expect(await creditsOf(person)).toBe(40);
});

test('the link of its mail changes nothing until it is pressed, then leaves that debit out, or ends all of it (T45)', async () => {
  const { person, token } = await announced();
  const read = () => kit.call('GET /api/top-up-link.php', { token }, {});
  const press = (change: 'skip' | 'end') => kit.call('POST /api/top-up-link.php', { token, change }, {});
  expect((await read()).ok).toMatchObject({ is_announced: true, top_up: { credits: 30 } });
  expect((await read()).ok.is_announced).toBe(true);
  expect((await press('skip')).ok).toMatchObject({ is_announced: false, top_up: { credits: 30, due_at: null } });
  await kit.advance(2 * day);
  await tick();
  expect(await paymentsOf(person)).toHaveLength(1);
  // Not asked again at once.
  expect(await mailsOf(person, 'Morgen schrijven we')).toHaveLength(1);
  await kit.advance(6 * day);
  await tick();
  expect(await mailsOf(person, 'Morgen schrijven we')).toHaveLength(2);
  // The first mail's link ends it all the same, with what is announced now.
  expect((await press('end')).ok).toEqual({ is_announced: false, top_up: null });
  expect((await press('end')).status).toBe(200);
  await kit.advance(2 * day);
  await tick();
  expect(await paymentsOf(person)).toHaveLength(1);
  expect(await show(person)).toBeNull();
  expect(await mailsOf(person, 'Automatisch opwaarderen is gestopt')).toHaveLength(1);
  for (const wrong of ['', 'abc', `${token}x`])
    expect((await kit.call('GET /api/top-up-link.php', { token: wrong }, {})).refusal.error).toBe('link_invalid');
  const elsewhere = kit.browser('maanlicht.localhost');
  expect((await kit.call('GET /api/top-up-link.php', { token }, { as: elsewhere })).refusal.error).toBe('link_invalid');
});

test('an old link ends nothing that was agreed since', async () => {
  const { person, card, token } = await announced();
  await kit.call('POST /api/fresh-login.php', { password }, { as: person.browser });
  expect((await agree(person, card, { per_month: 2 })).status).toBe(200);
  expect((await kit.call('POST /api/top-up-link.php', { token, change: 'end' }, {})).ok.top_up).toBeNull();
  expect(await show(person)).toMatchObject({ per_month: 2 });
});

test.each([
  [
    'its card was removed',
    'Je kaart',
    async ({ person, card }: { person: Person; card: string }) =>
      void (await kit.call('DELETE /api/saved-card.php', { id: card }, { as: person.browser })),
  ],
  [
    'its bank says no',
    'Je bank keurde',
    async ({ person }: { person: Person }) => void ((await cardAt(person)).answers = 'declines'),
  ],
  [
    'its bank asks who is not there',
    'Je bank keurde',
    async ({ person }: { person: Person }) => void ((await cardAt(person)).answers = 'asks'),
  ],
  [
    'it costs more than was agreed',
    'Het pakket',
    async ({ person }: { person: Person }) =>
      void (await db.pool.query('update top_ups set total_minor = 2400 where member_id = $1', [person.id])),
  ],
  [
    'its account is closed',
    'Je account',
    async ({ person }: { person: Person }) =>
      void (await kit.call('POST /api/leave.php', { password, now: false }, { as: person.browser })),
  ],
  [
    'its consent is gone',
    'Je hebt het zelf',
    async ({ person }: { person: Person }) =>
      void (await db.pool.query("delete from consents where account_id = $1 and kind = 'top_up'", [person.id])),
  ],
] as const)(
  'it ends by itself when %s, in a mail that says why, and nothing is charged (T45)',
  async (_, why, happens) => {
    const begun = await announced();
    const { person } = begun;
    await happens(begun);
    await kit.advance(day);
    await tick();
    await tick();
    const completed = (await paymentsOf(person)).filter(({ state }) => state === 'completed');
    expect(completed).toHaveLength(1);
    const { rows } = await db.pool.query<{ open: number }>(
      'select count(*)::int as open from top_ups where member_id = $1 and ended_at is null',
      [person.id],
    );
    expect(rows).toEqual([{ open: 0 }]);
    const mails = await mailsOf(person, 'Automatisch opwaarderen is gestopt');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(why);
  },
);

test('it ends when its payment is charged back', async () => {
  const { person } = await announced({ per_month: 4 });
  await kit.advance(day);
  await tick();
  const { rows } = await db.pool.query<{ reference: string }>(
    'select provider_reference as reference from payments where member_id = $1 and credits = 30',
    [person.id],
  );
  psp.decide(rows[0]!.reference, 'charged_back');
  await settled();
  await tick();
  expect(await show(person)).toBeNull();
  expect((await mailsOf(person, 'Automatisch opwaarderen is gestopt'))[0]?.text).toContain('boekte een betaling');
});

test('who bought meanwhile is not debited; a provider that is away is asked again for the same payment', async () => {
  const { person } = await announced();
  const { reference } = await ordered(person, { credits: 30, key: randomUUID() });
  psp.decide(reference, 'paid');
  await settled();
  await kit.advance(day);
  await tick();
  expect(await creditsOf(person)).toBe(40);
  expect((await show(person))?.due_at).toBeNull();

  const { person: other } = await announced();
  await kit.advance(day);
  psp.faults.dropAnswers = 4;
  await plan();
  await kit.advance(1000).catch(() => undefined);
  mend(psp);
  for (let minutes = 0; minutes < 20; minutes += 5) {
    await kit.advance(5 * minute).catch(() => undefined);
    await tick();
  }
  expect((await paymentsOf(other)).filter(({ credits }) => credits === 30)).toEqual([
    { state: 'completed', credits: 30 },
  ]);
  expect(await creditsOf(other)).toBe(40);
});

test('switched off in the settings it is off, with what was announced', async () => {
  const { person } = await announced();
  expect((await kit.call('DELETE /api/top-up.php', {}, { as: person.browser })).ok.top_up).toBeNull();
  await kit.advance(2 * day);
  await tick();
  expect(await paymentsOf(person)).toHaveLength(1);
  expect((await order(person, { credits: 10 })).status).toBe(200);
});

test('from every page and without a login one asks for the link that ends it; nobody learns whose is on (T46)', async () => {
  const { person } = await announced();
  const { person: off } = await keeper();
  const ask = (email: string) => kit.call('POST /api/top-up-mail.php', { email }, {});
  expect((await ask('nobody')).refusal).toMatchObject({ error: 'email_invalid', field: 'email' });
  for (const email of [person.email, off.email, 'unknown@example.org'])
    expect((await ask(email)).ok).toEqual({ email });
  await settled();
  expect(await mailsOf(off, 'Stop automatisch opwaarderen')).toEqual([]);
  const [mail] = await mailsOf(person, 'Stop automatisch opwaarderen');
  const input = { token: linkIn(mail?.text), change: 'end' } as const;
  expect((await kit.call('POST /api/top-up-link.php', input, {})).ok).toEqual({ top_up: null, is_announced: false });
  await kit.advance(2 * day);
  await tick();
  expect(await paymentsOf(person)).toHaveLength(1);
  for (let times = 0; times < 5; times += 1) await ask(person.email);
  expect((await ask(person.email)).refusal.error).toBe('too_many_mails');
});
