import { randomUUID } from 'node:crypto';
import { hour } from '@vonk/contract/durations';
import { describe, expect, test } from 'vitest';
import { paymentTasks } from '../../src/payments/jobs.ts';
import { ledgerAgrees } from '../credits.ts';
import type { Kit } from '../kit.ts';
import { password } from '../members.ts';
import { another, type Person } from '../profiles.ts';

/** A provider, as the tests of kept cards need it. */
export interface CardScene {
  readonly kit: Kit;
  readonly provider: string;
  /** Lets a payment at its page end; its notification is sent. */
  decide(reference: string, outcome: 'paid' | 'failed'): Promise<void>;
  /** What the bank of the card says from now on. */
  answer(token: string, how: 'paid' | 'failed'): Promise<void> | void;
  /** Its bank replaces it, by one that lasts longer. */
  replace(token: string): Promise<void> | void;
  isKept(token: string): Promise<boolean> | boolean;
  /** How many payments it began for an order. */
  countOf(order: string): Promise<number> | number;
}

const isLuhn = (digits: string): boolean =>
  [...digits]
    .toReversed()
    .map(Number)
    .map((digit, at) => (at % 2 === 0 ? digit : digit < 5 ? digit * 2 : digit * 2 - 9))
    .reduce((sum, digit) => sum + digit, 0) %
    10 ===
  0;

/** What in a text could be the number of a card: thirteen to nineteen digits, spaced or not, with their check digit. */
export const cardNumbersIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w.-])[2-6](?:[ -]?\d){12,18}(?![\w-])/g)]
    .map(([found]) => found)
    .filter((found) => isLuhn(found.replaceAll(/\D/g, '')));

/** Everything that stands in the database, as text. */
async function everythingIn({ db }: Kit): Promise<string> {
  const { rows: tables } = await db.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) =>
      (await db.pool.query<{ row: string }>(`select t::text as row from ${name} t`)).rows
        .map(({ row }) => row)
        .join('\n'),
    ),
  );
  return texts.join('\n');
}

/** Cards that a provider keeps: the same is held for each of them (PAY-4, T103). */
export function keptCardsAt(scene: CardScene): void {
  const { kit } = scene;
  const said: string[] = [];
  const order = async ({ browser }: Person, input: object = {}) => {
    const asked = { credits: 30, method: 'creditcard', start_now: true, key: randomUUID(), ...input };
    const answer = await kit.callWith('POST /api/payment.php', asked, { as: browser });
    said.push(JSON.stringify([asked, answer.status === 200 ? answer.ok : answer.refusal]));
    return answer;
  };
  const cardsOf = async ({ browser }: Person) => {
    const { ok } = await kit.call('GET /api/saved-cards.php', {}, { as: browser });
    said.push(JSON.stringify(ok));
    return ok.cards;
  };
  const stateOf = async ({ browser }: Person, id: string) =>
    (await kit.call('GET /api/payment.php', { id }, { as: browser })).ok.payment.state;
  const boughtBy = async ({ browser }: Person) =>
    (await kit.call('GET /api/user.php', {}, { as: browser })).ok.user?.credits;
  const rowOf = async (card: string) =>
    (await kit.db.pool.query<{ token: string }>('select token from saved_cards where public_id = $1', [card])).rows[0];
  const referenceOf = async (id: string) =>
    (
      await kit.db.pool.query<{ reference: string }>(
        'select provider_reference as reference from payments where public_id = $1',
        [id],
      )
    ).rows[0]!.reference;
  /** Buys with a card and the tick; answers what is kept. */
  const keeping = async (person: Person, input: object = { save_method: true }) => {
    const { ok } = await order(person, input);
    await scene.decide(await referenceOf(ok.payment.id), 'paid');
    await kit.advance(3000);
    expect(await stateOf(person, ok.payment.id)).toBe('completed');
    const [card] = await cardsOf(person);
    const row = card && (await rowOf(card.id));
    return { card: card!, token: row?.token ?? '', payment: ok.payment.id };
  };

  const checkAll = () =>
    paymentTasks(kit.services)['check-cards']({}, { db: kit.db, now: kit.clock.now(), attempt: 1 });
  const erase = async (person: Person) => {
    await kit.call('POST /api/leave.php', { password, now: true }, { as: person.browser });
    const mail = (await kit.mailsTo(person.email)).find(({ subject }) => subject === 'Wil je alles nu wissen?');
    expect(
      (await kit.call('POST /api/erase.php', { token: /\/([\w-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? '' })).status,
    ).toBe(200);
  };

  describe(`a card that ${scene.provider} keeps`, () => {
    test('is kept with a tick of its own alone, and shown by brand, last digits and end (PAY-4, T103)', async () => {
      const [person, plain] = [await another(kit, 'anna'), await another(kit, 'anna')];
      const { card, payment } = await keeping(person);
      expect(card).toMatchObject({ brand: 'visa', last_four: '4821', state: 'valid', is_default: true });
      const { rows } = await kit.db.pool.query(
        `select kind, given, text_version from consents where account_id = $1 and subject = $2 order by kind`,
        [person.id, payment],
      );
      expect(rows).toEqual([
        { kind: 'immediate_delivery', given: true, text_version: '1' },
        { kind: 'saved_card', given: true, text_version: '1' },
      ]);
      await keeping(plain, {});
      expect(await cardsOf(plain)).toEqual([]);
    });

    test('pays again at one press, once, however often it is pressed (PAY-4, T110)', async () => {
      const person = await another(kit, 'anna');
      const { card } = await keeping(person);
      const key = randomUUID();
      const pressed = await Promise.all([1, 2, 3].map(() => order(person, { key, saved_method: card.id })));
      const [first] = pressed;
      for (const { ok } of pressed) expect(ok).toMatchObject({ payment: { id: first!.ok.payment.id }, redirect: null });
      const again = await order(person, { key, saved_method: card.id });
      expect(again.ok.payment.state).toBe('completed');
      await kit.advance(3000);
      expect(await boughtBy(person)).toBe(60);
      expect(await scene.countOf(first!.ok.payment.id)).toBe(1);
      expect(await ledgerAgrees(kit)).toBe(true);
    });

    test('that its bank refuses charges nothing, and the payment says which card it was', async () => {
      const person = await another(kit, 'anna');
      const { card, token } = await keeping(person);
      await scene.answer(token, 'failed');
      const { ok } = await order(person, { saved_method: card.id });
      expect(ok.payment.state).toBe('failed');
      const { payment } = (await kit.call('GET /api/payment.php', { id: ok.payment.id }, { as: person.browser })).ok;
      expect(payment.card).toEqual({ brand: 'visa', last_four: '4821' });
      expect(await boughtBy(person)).toBe(30);
    });

    test('that is over, or is somebody else’s, orders nothing', async () => {
      const [person, other] = [await another(kit, 'anna'), await another(kit, 'anna')];
      const { card } = await keeping(person);
      const before = await boughtBy(other);
      expect((await order(other, { saved_method: card.id })).refusal.error).toBe('card_unavailable');
      expect((await order(person, { saved_method: card.id, method: 'ideal' })).refusal.error).toBe('card_unavailable');
      const remove = kit.call('DELETE /api/saved-card.php', { id: card.id }, { as: other.browser });
      expect((await remove).status).toBe(200);
      expect((await kit.call('PUT /api/saved-card.php', { id: card.id }, { as: other.browser })).status).toBe(404);
      await kit.db.pool.query(`update saved_cards set expires_on = '2020-01-31' where public_id = $1`, [card.id]);
      expect((await cardsOf(person))[0]?.state).toBe('expired');
      expect((await order(person, { saved_method: card.id })).refusal.error).toBe('card_unavailable');
      expect(await boughtBy(other)).toBe(before);
    });

    test('is offered first once its owner gave the password lately, and removed without (T130)', async () => {
      const person = await another(kit, 'anna');
      const { card, token } = await keeping(person);
      // Of one card its provider keeps one: another one stands beside it.
      await kit.db.pool.query(
        `insert into saved_cards select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(),
            'public_id', 'the-other-card', 'token', 'mdt_of_another', 'last_four', '5151', 'is_default', false))).*
          from saved_cards c where token = $1`,
        [token],
      );
      const other = (await cardsOf(person)).find(({ id }) => id !== card.id)!;
      await kit.advance(hour);
      const prefer = () => kit.call('PUT /api/saved-card.php', { id: other.id }, { as: person.browser });
      expect((await prefer()).refusal.error).toBe('fresh_login_required');
      expect((await cardsOf(person)).find(({ id }) => id === other.id)?.is_default).toBe(false);
      await kit.call('POST /api/fresh-login.php', { password }, { as: person.browser });
      expect((await prefer()).ok.cards.find(({ id }) => id === other.id)?.is_default).toBe(true);
      await kit.call('DELETE /api/saved-card.php', { id: other.id }, { as: person.browser });
      expect(await cardsOf(person)).toHaveLength(1);
    });

    test('is forgotten at its provider too, by its owner and when they are erased (T55)', async () => {
      const person = await another(kit, 'anna');
      const first = await keeping(person);
      expect(await scene.isKept(first.token)).toBe(true);
      const removed = await kit.call('DELETE /api/saved-card.php', { id: first.card.id }, { as: person.browser });
      expect(removed.ok.cards).toEqual([]);
      await kit.advance(3000);
      expect(await scene.isKept(first.token)).toBe(false);
      const second = await keeping(person);
      await erase(person);
      await kit.advance(3000);
      expect(await scene.isKept(second.token)).toBe(false);
      const left = await kit.db.pool.query(
        `select from saved_cards where member_id = $1 union all select from card_customers where member_id = $1
          union all select from card_payments where member_id = $1`,
        [person.id],
      );
      expect(left.rowCount).toBe(0);
    });

    test('that its bank replaced is taken over, and one that is kept no more is gone here too', async () => {
      const person = await another(kit, 'anna');
      const { card, token } = await keeping(person);
      await scene.replace(token);
      await kit.db.pool.query(`update saved_cards set checked_at = checked_at - interval '8 days' where token = $1`, [
        token,
      ]);
      await checkAll();
      await kit.advance(2000);
      expect((await cardsOf(person))[0]).toMatchObject({ id: card.id, last_four: '7777', expires: '2031-01' });
      const keeper = kit.services.providers.find(({ name }) => name === scene.provider)!.cards!;
      const { rows } = await kit.db.pool.query<{ customer: string }>(
        'select customer from saved_cards where token = $1',
        [token],
      );
      await keeper.removeCard({ customer: rows[0]!.customer, token });
      await kit.db.pool.query(`update saved_cards set checked_at = checked_at - interval '8 days' where token = $1`, [
        token,
      ]);
      await checkAll();
      await kit.advance(2000);
      expect(await cardsOf(person)).toEqual([]);
    });

    test('leaves no number of a card in the database, and none in what is asked and answered (T103)', async () => {
      expect(cardNumbersIn('Kaart 4111 1111 1111 1111, ("5500000000000004")')).toHaveLength(2);
      expect(cardNumbersIn('{"at":1795452000000,"id":"4111111111111112"}')).toEqual([]);
      expect(said.length).toBeGreaterThan(10);
      expect(cardNumbersIn(said.join('\n'))).toEqual([]);
      expect(cardNumbersIn(await everythingIn(kit))).toEqual([]);
    });
  });
}
