import { beforeEach, describe, expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { type Browser } from '../../test/kit.ts';
import { password } from '../../test/members.ts';
import { another } from '../../test/profiles.ts';
import { SmsRefused } from '../platform/sms/sms.ts';
import { eraseMembers } from '../leaving/index.ts';
import { findMandate } from './mandates/mandates.ts';
import { forgetOver } from '../inventory/index.ts';
import { ownDirectDebit } from './own-data.ts';

const kit = await createKit();
const minute = 60_000;
const day = 24 * 60 * minute;
const iban = 'NL91ABNA0417164300';

let count = 0;
/** A telephone of its own for each member: five codes a day go to one. */
const ownPhone = () => `+316${String(10_000_000 + (count += 1))}`;
const begin = (browser: Browser, more: { phone?: string; iban?: string; holder?: string } = {}) =>
  kit.call(
    'POST /api/direct-debit-code.php',
    { iban, holder: 'M. Dekker', phone: ownPhone(), country: 'NL', ...more },
    { as: browser },
  );
const sign = (browser: Browser, code: string) => kit.call('POST /api/direct-debit.php', { code }, { as: browser });
const show = async (browser: Browser) => (await kit.call('GET /api/direct-debit.php', {}, { as: browser })).ok;
const read = new Set<string>();
/** The code in the message that goes out now. */
async function codeSent(): Promise<string> {
  await kit.advance(0);
  const [fresh] = (await kit.services.smsBox.list()).filter(({ id }) => !read.has(id));
  for (const { id } of await kit.services.smsBox.list()) read.add(id);
  return /^\d{6}/.exec(fresh?.text ?? '')?.[0] ?? '';
}
// What a test before left to be sent is nobody's code here.
beforeEach(async () => void (await codeSent()));
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const tablesWith = async (word: string): Promise<string[]> => {
  const { rows } = await kit.db.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const schema = name.startsWith('_private') || name === 'migrations' ? 'graphile_worker' : 'public';
    const { rowCount } = await kit.db.pool.query(
      `select from ${schema}.${name} t where to_jsonb(t)::text like '%' || $1 || '%' limit 1`,
      [word],
    );
    if (rowCount) found.push(name);
  }
  return found;
};

describe('the code', () => {
  test('proves the telephone once: the mandate is kept as it was signed, and mailed (PAY-5, T114)', async () => {
    const { browser, email } = await another(kit, 'anna');
    const { ok } = await begin(browser, { phone: '06 8765 4321', holder: ' M.\n Dekker ' });
    expect(ok.setup).toMatchObject({ iban: 'NL91 ABNA •••• •••• 00', phone: '+31 6 •••• 4321', tries_left: 5 });
    const code = await codeSent();
    const [message] = await kit.services.smsBox.list();
    expect(message).toMatchObject({ to: '+31687654321', text: expect.stringContaining('code voor Vonk') });
    expect((await show(browser)).setup?.sms).toBe('sent');

    const { ok: signed } = await sign(browser, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect(signed.setup).toBeNull();
    expect(signed.mandate).toMatchObject({
      creditor_id: 'NL22ZZZ000000000000',
      creditor_name: 'Vonk Voorbeeld B.V.',
      iban: 'NL91 ABNA •••• •••• 00',
      holder: 'M. Dekker',
      signed_at: kit.clock.now().toISOString(),
    });
    expect(signed.mandate?.text).toContain('één dag vooraf');
    expect(signed.mandate?.text).toContain('NL22ZZZ000000000000');
    const mail = (await kit.mailsTo(email)).find(({ subject }) => subject.startsWith('Je machtiging'));
    expect(mail?.subject).toContain(signed.mandate?.reference);
    expect(mail?.text).toContain('NL91 ABNA •••• •••• 00');
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(signed.mandate?.text.replaceAll(/\s+/g, ' '));
    expect((await sign(browser, code)).refusal.error).toBe('code_expired');
  });

  test('stands nowhere as it is, and neither do the account and the telephone (T90)', async () => {
    const { browser } = await another(kit, 'anna');
    await begin(browser, { phone: '+31687650000', iban: 'NL20INGB0001234567' });
    // The job waits still: what it carries is looked at too.
    for (const word of ['NL20INGB0001234567', '31687650000']) expect(await tablesWith(word)).toEqual([]);
    const code = await codeSent();
    expect(code).toMatch(/^\d{6}$/);
    expect((await tablesWith(`"${code}"`)).concat(await tablesWith(`${code} is`))).toEqual([]);
    await sign(browser, code);
    for (const word of ['NL20INGB0001234567', '31687650000']) expect(await tablesWith(word)).toEqual([]);
  });

  test('is judged five times: then it is dead, the right one too, and another comes after half an hour', async () => {
    const { browser } = await another(kit, 'anna');
    const phone = ownPhone();
    await begin(browser, { phone });
    const code = await codeSent();
    for (const left of [4, 3, 2, 1]) {
      const { refusal } = await sign(browser, wrong(code));
      expect(refusal).toMatchObject({ error: 'code_invalid', field: 'code', details: { count: left } });
      expect((await show(browser)).setup?.tries_left).toBe(left);
    }
    expect((await sign(browser, wrong(code))).refusal).toMatchObject({
      error: 'code_closed',
      details: { minutes: 30 },
    });
    expect((await sign(browser, code)).refusal.error).toBe('code_closed');
    expect((await show(browser)).setup).toMatchObject({ is_closed: true });
    // Neither another number nor beginning anew gets round it.
    await kit.call('DELETE /api/direct-debit-code.php', {}, { as: browser });
    await kit.advance(29 * minute);
    expect((await begin(browser)).refusal.error).toBe('code_wait');
    expect((await kit.call('POST /api/direct-debit-resend.php', {}, { as: browser })).refusal.error).toBe('code_wait');
    await kit.advance(minute);
    expect((await begin(browser, { phone })).status).toBe(200);
    expect((await sign(browser, await codeSent())).status).toBe(200);
  });

  test('of twenty guesses at once five are judged, and no more', async () => {
    const { browser } = await another(kit, 'anna');
    await begin(browser);
    const code = await codeSent();
    const guesses = await Promise.all(Array.from({ length: 20 }, () => sign(browser, wrong(code))));
    const errors = guesses.map(({ refusal }) => refusal.error);
    expect(errors.filter((error) => error === 'code_invalid')).toHaveLength(4);
    expect(errors.filter((error) => error === 'code_closed')).toHaveLength(16);
    expect(
      (await kit.db.pool.query('select tries from debit_setups where closed_until > $1', [kit.clock.now()])).rows,
    ).toContainEqual({ tries: 5 });
  });

  test('the right one, pressed ten times at once, signs one mandate', async () => {
    const { browser, id } = await another(kit, 'anna');
    await begin(browser);
    const code = await codeSent();
    await Promise.all(Array.from({ length: 4 }, () => sign(browser, code)));
    const { rows } = await kit.db.pool.query('select reference from mandates where member_id = $1', [id]);
    expect(rows).toHaveLength(1);
  });

  test('lasts ten minutes to the second', async () => {
    const one = await another(kit, 'anna');
    const other = await another(kit, 'anna');
    await begin(one.browser);
    const code = await codeSent();
    await kit.advance(10 * minute - 1000);
    await begin(other.browser);
    const otherCode = await codeSent();
    expect((await sign(one.browser, code)).status).toBe(200);
    await kit.advance(10 * minute);
    expect((await sign(other.browser, otherCode)).refusal.error).toBe('code_expired');
    expect((await show(other.browser)).setup).toBeNull();
  });

  test('is sent again after a minute, as another one; ten a day for a member, five for a number (T124)', async () => {
    const { browser } = await another(kit, 'anna');
    const resend = () => kit.call('POST /api/direct-debit-resend.php', {}, { as: browser });
    expect((await resend()).refusal.error).toBe('code_expired');
    const phone = ownPhone();
    await begin(browser, { phone });
    const first = await codeSent();
    expect((await resend()).refusal).toMatchObject({ error: 'code_wait', details: { seconds: 60 } });
    await kit.advance(minute);
    expect((await resend()).status).toBe(200);
    // By one chance in a million both are the same.
    const second = await codeSent();
    expect((await sign(browser, first)).status).toBe(first === second ? 200 : 409);
    for (let sent = 2; sent < 5; sent += 1) {
      await kit.advance(minute);
      expect((await resend()).status).toBe(200);
    }
    await kit.advance(minute);
    expect((await resend()).refusal.error).toBe('too_many_codes');
    // Whoever asks: the number has had its five.
    const stranger = await another(kit, 'bram');
    expect((await begin(stranger.browser, { phone })).refusal.error).toBe('too_many_codes');
    expect((await begin(stranger.browser)).status).toBe(200);
    await codeSent();
  });

  test('two asked for at once are one message', async () => {
    const { browser } = await another(kit, 'anna');
    await kit.advance(0);
    const before = (await kit.services.smsBox.list()).length;
    const answers = await Promise.all([begin(browser), begin(browser), begin(browser)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await kit.advance(0);
    expect(await kit.services.smsBox.list()).toHaveLength(before + 1);
    await codeSent();
  });

  test('a telephone that takes none is told, and another number goes on', async () => {
    const { browser } = await another(kit, 'anna');
    const { send } = kit.services.smsBox;
    kit.services.smsBox.send = async () => {
      throw new SmsRefused('twilio 21614');
    };
    await begin(browser);
    await kit.advance(0);
    kit.services.smsBox.send = send;
    expect((await show(browser)).setup?.sms).toBe('failed');
    await kit.call('DELETE /api/direct-debit-code.php', {}, { as: browser });
    expect((await begin(browser)).status).toBe(200);
  });
});

test.each([
  [{ iban: 'NL91ABNA0417164301' }, 'iban_wrong', 'iban'],
  [{ iban: 'TR330006100519786457841326' }, 'iban_not_sepa', 'iban'],
  [{ holder: ' \u200b ' }, 'holder_required', 'holder'],
  [{ phone: '020 123 4567' }, 'phone_invalid', 'phone'],
  [{ phone: '+2348021234567' }, 'phone_country', 'phone'],
])('what is wrong is said at its field: %o (PAY-5)', async (more, error, field) => {
  const { browser } = await another(kit, 'anna');
  expect((await begin(browser, more)).refusal).toMatchObject({ error, field });
});

describe('the mandate', () => {
  async function signed(more: { iban?: string } = {}) {
    const member = await another(kit, 'anna');
    await begin(member.browser, more);
    const { ok } = await sign(member.browser, await codeSent());
    return { ...member, reference: ok.mandate?.reference ?? '' };
  }
  const mandatesOf = async (id: string) =>
    (
      await kit.db.pool.query('select reference, end_reason from mandates where member_id = $1 order by signed_at', [
        id,
      ])
    ).rows;

  test('is revoked by its member, once, with a mail; another one takes the place of the first', async () => {
    const { browser, id, email, reference } = await signed();
    const revoke = () => kit.call('DELETE /api/direct-debit.php', {}, { as: browser });
    expect((await revoke()).ok.mandate).toBeNull();
    await revoke();
    expect(await mandatesOf(id)).toEqual([{ reference, end_reason: 'revoked' }]);
    const mails = (await kit.mailsTo(email)).filter(({ subject }) => subject.includes('is ingetrokken'));
    expect(mails).toHaveLength(1);
    await begin(browser);
    await sign(browser, await codeSent());
    await begin(browser);
    await codeSent();
    await kit.advance(minute);
    await begin(browser);
    await sign(browser, await codeSent());
    expect((await mandatesOf(id)).map(({ end_reason: end }) => end as string)).toEqual(['revoked', 'replaced', null]);
  });

  test('is nobody else’s: not of another member, not of another site', async () => {
    await signed();
    const other = await another(kit, 'bram');
    const elsewhere = await another(kit, 'elsa', { host: 'dichterbij.localhost' });
    for (const { browser } of [other, elsewhere]) expect((await show(browser)).mandate).toBeNull();
  });

  test('falls asleep 36 months after it was signed, or last used (T114)', async () => {
    const { id } = await signed();
    const scope = { siteId: 1, memberId: id };
    const at = (iso: string) => findMandate(kit.db, scope, new Date(iso));
    await kit.db.pool.query(`update mandates set signed_at = '2026-11-21T12:00:00Z' where member_id = $1`, [id]);
    expect(await at('2029-11-21T11:59:59Z')).toBeDefined();
    expect(await at('2029-11-21T12:00:00Z')).toBeUndefined();
    await kit.db.pool.query(`update mandates set used_at = '2027-02-28T12:00:00Z' where member_id = $1`, [id]);
    expect(await at('2030-02-28T11:59:59Z')).toBeDefined();
    expect(await at('2030-02-28T12:00:00Z')).toBeUndefined();
  });

  test('stands in the own file, and goes with its member unless something was debited by it (T55, T79)', async () => {
    const [unused, used] = [await signed(), await signed()];
    await kit.db.pool.query('update mandates set used_at = signed_at where member_id = $1', [used.id]);
    expect((await ownDirectDebit(kit.db, { siteId: 1, memberId: used.id })).mandates).toMatchObject([
      { reference: used.reference, creditor_id: 'NL22ZZZ000000000000' },
    ]);
    for (const { browser } of [unused, used])
      await kit.call('POST /api/leave.php', { password, now: false }, { as: browser });
    await kit.advance(14 * day);
    await eraseMembers(kit.services)({}, { db: kit.db, now: kit.clock.now(), attempt: 1 });
    expect(await mandatesOf(unused.id)).toEqual([]);
    expect(await mandatesOf(used.id)).toEqual([{ reference: used.reference, end_reason: 'erased' }]);
    const forgetAt = (months: number) => {
      const now = kit.clock.now();
      now.setUTCMonth(now.getUTCMonth() + months);
      return forgetOver({}, { db: kit.db, now, attempt: 1 });
    };
    await forgetAt(13);
    expect(await mandatesOf(used.id)).toHaveLength(1);
    await forgetAt(15);
    expect(await mandatesOf(used.id)).toEqual([]);
  });
});

test('where the company is no creditor, direct debit is not offered and nothing is sent', async () => {
  const { browser } = await another(kit, 'elsa', { host: 'dichterbij.localhost' });
  const site = kit.services.sites.byId(2);
  if (site) Object.assign(site, { company: { ...site.company, sepa_creditor_id: '' } });
  expect(await show(browser)).toMatchObject({ is_offered: false, text: null });
  expect((await begin(browser)).refusal.error).toBe('debit_unavailable');
});
