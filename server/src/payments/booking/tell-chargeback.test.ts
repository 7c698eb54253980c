import { randomUUID } from 'node:crypto';
import type { PaymentState } from '@vonk/contract/payments';
import { expect, test } from 'vitest';
import { ledgerAgrees } from '../../../test/credits.ts';
import { createKit } from '../../../test/kit.ts';
import { password } from '../../../test/members.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { bookPayment } from './book-payment.ts';

const kit = await createKit();
const { db, services } = kit;
const site = services.sites.byId(1)!;

/** Buys credits; `say` tells what became of the payment. */
async function buy({ id: memberId, browser }: Person, credits: 10 | 30) {
  const input = { credits, method: 'ideal', start_now: true, key: randomUUID() } as const;
  const { payment } = (await kit.call('POST /api/payment.php', input, { as: browser })).ok;
  const { rows } = await db.pool.query<{ id: string }>('select id from payments where public_id = $1', [payment.id]);
  const say = (state: PaymentState, isWonBack = false) =>
    db.transact((tx) =>
      bookPayment(
        tx,
        { siteId: 1, memberId },
        {
          paymentId: rows[0]!.id,
          told: {
            orderId: payment.id,
            amountMinor: payment.total_minor,
            currency: 'EUR',
            isLive: false,
            state,
            isWonBack,
            refundedMinor: 0,
          },
          site,
          now: kit.clock.now(),
        },
      ),
    );
  await say('completed');
  return { id: payment.id, say };
}
async function leave({ call, mailsTo }: typeof kit, person: Person) {
  await call('POST /api/leave.php', { password, now: true }, { as: person.browser });
  const mail = (await mailsTo(person.email)).find(({ subject }) => subject === 'Wil je alles nu wissen?');
  return { token: /\/([\w-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? '' };
}
const userOf = async ({ browser }: Person) => (await kit.call('GET /api/user.php', {}, { as: browser })).ok.user;
const write = (from: Person, to: Person, text: string) =>
  kit.call('POST /api/message.php', { profile: to.publicId, key: randomUUID(), text }, { as: from.browser });
const toldOf = async (person: Person) =>
  (await kit.mailsTo(person.email)).filter(({ subject }) => subject.includes('teruggeboekt'));

test('a chargeback takes what is left, says why, and changes nothing else (T113)', async () => {
  const [luuk, lotte] = [await another(kit, 'luuk'), await another(kit, 'lotte', { boughtCredits: 5 })];
  const { id, say } = await buy(luuk, 30);
  for (const text of ['Hoi', 'Hoe gaat het?', 'Fijn', 'Tot later']) await write(luuk, lotte, text);
  // A provider may tell of it more than once.
  await Promise.all([say('charged_back'), say('charged_back'), say('charged_back')]);
  const told = await toldOf(luuk);
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('Van deze aankoop waren 26 credits over. Die zijn van je saldo af.');
  expect(told[0]?.text).toContain('premium is gestopt');
  expect(told[0]?.text).toContain('je mag een betaling betwisten');
  expect(told[0]?.text).toContain(`/transactions/${id}`);
  expect(await userOf(luuk)).toMatchObject({ credits: 0, paid_user: false, status: 'confirmed' });
  // What was written stays, who is written to answers, and the next purchase is one as any.
  expect((await write(lotte, luuk, 'Ben je er nog?')).status).toBe(200);
  const chats = (await kit.call('GET /api/chats.php', {}, { as: luuk.browser })).ok;
  expect(JSON.stringify(chats)).toContain('Ben je er nog?');
  await buy(luuk, 10);
  expect(await userOf(luuk)).toMatchObject({ credits: 10, paid_user: true });
});

test('what was not taken is not said: no credits were left, and another purchase keeps premium (T113)', async () => {
  const luuk = await another(kit, 'luuk');
  const { say } = await buy(luuk, 10);
  kit.clock.advance(60_000);
  await buy(luuk, 30);
  await db.pool.query(
    `select * from spend_credits_v1(1::smallint, $1, 10, true, false, 'message', 'm', $2::date, $2)`,
    [luuk.id, kit.clock.now()],
  );
  await say('charged_back');
  const [told] = await toldOf(luuk);
  expect(told?.text).toContain('Van deze aankoop waren geen credits meer over.');
  expect(told?.text).not.toContain('premium is gestopt');
  expect(await userOf(luuk)).toMatchObject({ credits: 30, paid_user: true });
});

test('a chargeback that was won gives back what it took, once, and says so (T113)', async () => {
  const [luuk, lotte] = [await another(kit, 'luuk'), await another(kit, 'lotte', { boughtCredits: 5 })];
  const { id, say } = await buy(luuk, 30);
  for (const text of ['Hoi', 'Hoe gaat het?', 'Fijn', 'Tot later']) await write(luuk, lotte, text);
  await say('charged_back');
  kit.clock.advance(60_000);
  // An answer from before the chargeback, which comes late, undoes nothing.
  await say('completed');
  expect(await userOf(luuk)).toMatchObject({ credits: 0, paid_user: false });
  await Promise.all([say('completed', true), say('completed', true), say('completed', true)]);
  expect(await userOf(luuk)).toMatchObject({ credits: 26, paid_user: true });
  expect(await ledgerAgrees(kit)).toBe(true);
  const told = (await kit.mailsTo(luuk.email)).filter(({ subject }) => subject.includes('staat weer'));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('De 26 credits die toen van je saldo gingen, staan er weer op.');
  expect(told[0]?.text).toContain('Premium is ook terug.');
  expect(told[0]?.text).toContain('heeft geen gevolgen');
  const { payment } = (await kit.call('GET /api/payment.php', { id }, { as: luuk.browser })).ok;
  expect(payment).toMatchObject({ state: 'completed', won_back_at: kit.clock.now().toISOString() });
  expect(payment.events.map(({ state }) => state)).toEqual(['created', 'completed', 'charged_back', 'completed']);
  expect(payment.documents.map(({ kind, total_minor: minor }) => [kind, minor])).toEqual([
    ['invoice', 2499],
    ['credit_note', 2499],
    ['invoice', 2499],
  ]);
  // Each document has its own file, and the credit note the one it had.
  const addresses = payment.documents.map(({ address }) => address);
  expect(addresses).toEqual([`/api/invoice.php?id=${id}`, ...[1, 2].map((at) => `${addresses[0]}&credit_note=${at}`)]);
  // It is a purchase as any: it can be withdrawn from.
  expect(payment.withdrawal).toMatchObject({ is_open: true, unused_credits: 26 });
});

test('a chargeback won after its buyer was erased is repaid to them, and nobody is told (T113, T26)', async () => {
  for (let round = 0; round < 3; round += 1) {
    const luuk = await another(kit, 'luuk');
    const { id, say } = await buy(luuk, 30);
    await say('charged_back');
    const { token } = await leave(kit, luuk);
    const erase = () => kit.call('POST /api/erase.php', { token });
    if (round === 0) await erase();
    await Promise.all([say('completed', true), say('completed', true), ...(round === 0 ? [] : [erase()])]);
    const { rows } = await db.pool.query(
      `select r.credits, r.amount_minor, r.state from repayments r join payments p on p.id = r.payment_id
        where p.public_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ credits: 30, amount_minor: 2499, state: 'due' }]);
    expect(await ledgerAgrees(kit)).toBe(true);
    const { rows: accounts } = await db.pool.query('select status, is_premium from accounts where id = $1', [luuk.id]);
    expect(accounts).toEqual([{ status: 'erased', is_premium: false }]);
    expect((await db.pool.query("select from mails where recipient like '%erased.invalid'")).rowCount).toBe(0);
  }
});

test('a refund is no chargeback', async () => {
  const luuk = await another(kit, 'luuk');
  const { say } = await buy(luuk, 10);
  await say('refunded');
  expect(await toldOf(luuk)).toEqual([]);
});
