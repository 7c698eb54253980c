import { randomUUID } from 'node:crypto';
import { fictionalNoticeVersion } from '@vonk/contract/chat';
import { hour, minute } from '@vonk/contract/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { giveCredits } from '../../../test/credits.ts';
import { createKit } from '../../../test/kit.ts';
import { addOther, another, type Person } from '../../../test/profiles.ts';
import { adminCall, type Colleague, firstOwner, hire, logInAgain } from '../../../test/staff/colleagues.ts';

const kit = await createKit();
const owner = await firstOwner(kit);
let willem = await hire(kit, owner, [{ role: 'writer', site: 1 }], 'Willem');
let wies = await hire(kit, owner, [{ role: 'writer', site: 1 }], 'Wies');
const mo = await hire(kit, owner, [{ role: 'moderator', site: 1 }], 'Mo');

let count = 0;
let anna: Person;
let luna: Awaited<ReturnType<typeof addOther>>;
let id: string;

const send = (text: string) =>
  kit.call('POST /api/message.php', { profile: luna.publicId, key: randomUUID(), text }, { as: anna.browser });
const read = (seq: number) => kit.call('POST /api/chat-read.php', { conversation: id, seq }, { as: anna.browser });
const as = ({ browser }: Colleague) => ({ as: browser });
const open = (who = willem) => adminCall(kit, 'POST /api/admin/inbox-open', { site: 1, id }, as(who));
const stateOf = (who = willem) => adminCall(kit, 'GET /api/admin/inbox-state', { site: 1, id }, as(who));
const reply = (text = 'Vertel eens.', who = willem, key: string = randomUUID()) =>
  adminCall(kit, 'POST /api/admin/inbox-reply', { site: 1, id, key, text }, as(who));
const keep = (text: string, who = willem) =>
  adminCall(kit, 'PUT /api/admin/inbox-draft', { site: 1, id, text }, as(who));
const giveBack = (who = willem) => adminCall(kit, 'DELETE /api/admin/inbox-open', { site: 1, id }, as(who));
const list = async (who = willem) => (await adminCall(kit, 'GET /api/admin/inbox', { site: 1 }, as(who))).ok;
const waiting = async () => (await list()).items.find((item) => item.id === id);

const backAtWork = async (who: Colleague) => ({ ...who, browser: await logInAgain(kit, who) });

beforeEach(async () => {
  count += 1;
  await kit.advance(hour);
  [willem, wies] = [await backAtWork(willem), await backAtWork(wies)];
  anna = await another(kit, 'anna', { isPremium: true });
  await giveCredits(kit, anna, 300);
  luna = await addOther(kit, `luna${count}`);
  await kit.call(
    'POST /api/acknowledgement.php',
    { profile: luna.publicId, version: fictionalNoticeVersion },
    { as: anna.browser },
  );
  id = (await send('Hallo Luna')).ok.conversation;
});

describe('the inbox of invented profiles', () => {
  test('T11: a writer sees the conversation and nothing else of the member; each look stands in the log', async () => {
    const item = await waiting();
    expect(item).toStrictEqual({
      id,
      at: kit.clock.now().toISOString(),
      due_at: new Date(kit.clock.now().getTime() + 30 * minute).toISOString(),
      name: anna.name,
      profile: luna.name,
      messages: 1,
      has_asked: false,
      is_paused: false,
      held_by: null,
    });
    const { ok } = await open();
    expect(ok.talk).toMatchObject({
      answer: 'open',
      profile: { name: luna.name, kind: 'fictional' },
      acknowledged: { version: fictionalNoticeVersion },
      messages: [{ from: 'member', kind: 'text', text: 'Hallo Luna', price: 1, is_asking: false, written_by: null }],
      questions: 0,
      draft: '',
    });
    expect(Object.keys(ok.talk.member)).toEqual(['name']);
    const shown = JSON.stringify(ok);
    for (const secret of [anna.id, anna.publicId, anna.email, luna.id]) expect(shown).not.toContain(secret);
    const { rows } = await kit.db.pool.query('select actor, action from audit where subject = $1', [id]);
    expect(rows).toEqual([{ actor: willem.id, action: 'inbox_read' }]);
  });

  test('T11: that the list was looked at stands in the log once an hour, however often the page asks', async () => {
    const looks = async () =>
      (
        await kit.db.pool.query(
          `select 1 from audit where action = 'inbox_listed' and actor = $1 and happened_at > $2`,
          [wies.id, new Date(kit.clock.now().getTime() - 2 * hour)],
        )
      ).rowCount;
    for (const _ of [1, 2, 3]) await list(wies);
    expect(await looks()).toBe(1);
    await kit.advance(61 * minute);
    await list(wies);
    expect(await looks()).toBe(2);
  });

  test('one writer has a conversation for a quarter of an hour, and names who has it to the others', async () => {
    await open();
    expect((await open(wies)).refusal).toMatchObject({ error: 'held_by_other', details: { name: 'Willem' } });
    expect((await waiting())?.held_by).toMatchObject({ name: 'Willem' });
    for (const call of [await reply('Hoi', wies), await keep('Hoi', wies), await stateOf(wies)])
      expect(call.refusal.error).toBe('hold_over');
    await kit.advance(16 * minute);
    expect((await reply()).refusal.error).toBe('hold_over');
    expect((await open(wies)).status).toBe(200);
    await giveBack(wies);
    expect((await open()).status).toBe(200);
  });

  test('what was begun stays with who wrote it, and goes with the answer', async () => {
    await open();
    await keep('Aan wie zou');
    await giveBack();
    expect((await open(wies)).ok.talk.draft).toBe('');
    await giveBack(wies);
    expect((await open()).ok.talk.draft).toBe('Aan wie zou');
    await reply('Aan wie zou jij schrijven?');
    expect((await open()).ok.talk).toMatchObject({
      draft: '',
      answer: 'answered',
      messages: [{ from: 'member' }, { from: 'team', text: 'Aan wie zou jij schrijven?', written_by: 'Willem' }],
    });
    await keep('Nog iets');
    await keep('');
    expect((await open()).ok.talk.draft).toBe('');
  });

  test('T6: it answers once, whatever is pressed, and is listed no more', async () => {
    await open();
    const key = randomUUID();
    expect([(await reply('Hoi', willem, key)).status, (await reply('Hoi', willem, key)).status]).toEqual([200, 200]);
    expect((await reply('En nog iets')).refusal.error).toBe('talk_gone');
    expect(await waiting()).toBeUndefined();
    const { ok } = await kit.call('GET /api/chat.php', { profile: luna.publicId }, { as: anna.browser });
    expect(ok.conversation.messages).toHaveLength(2);
  });

  test('T7: who asks for the truth is flagged, and has an answer only after they saw the notice', async () => {
    await send('Ben je echt?');
    expect((await waiting())?.has_asked).toBe(true);
    const { ok } = await open();
    expect(ok.talk).toMatchObject({
      answer: 'notice_unread',
      questions: 1,
      messages: [{}, { text: 'Ben je echt?', is_asking: true }, { from: 'house', kind: 'notice', is_read: false }],
    });
    expect((await reply()).refusal).toMatchObject({ error: 'notice_unread' });
    expect((await reply()).status).toBe(409);
    await read(2);
    expect((await stateOf()).ok.answer).toBe('notice_unread');
    await read(3);
    expect((await stateOf()).ok.answer).toBe('open');
    expect((await reply('Dat kan niet, ik ben verzonnen.')).status).toBe(200);
  });

  test('T9: what was spent stands beside the brake, and while the brake holds nobody writes', async () => {
    const { ok } = await open();
    const { today, month, brake_day, brake_month, currency } = ok.talk.spent;
    expect({ brake_day, brake_month, currency }).toEqual({ brake_day: 5000, brake_month: 15_000, currency: 'EUR' });
    expect(today).toBeGreaterThan(0);
    expect(month).toBe(today);
    for (const text of ['Ben je echt?', 'Zullen we afspreken?', 'Mag ik je nummer?']) {
      await send(text);
      await kit.advance(2000);
    }
    await read(7);
    expect(await waiting()).toMatchObject({ is_paused: true });
    expect((await open()).ok.talk).toMatchObject({
      answer: 'paused',
      paused_until: expect.any(String),
      questions: 3,
    });
    expect((await reply()).refusal.error).toBe('member_paused');
    await kit.advance(25 * hour);
    willem = await backAtWork(willem);
    expect((await open()).ok.talk).toMatchObject({ answer: 'open', questions: 0 });
    expect((await reply()).status).toBe(200);
  });

  test('T5: it goes when the member turns invented profiles off, blocks it or leaves, even while it is open', async () => {
    await open();
    await kit.call('PUT /api/only-real-members.php', { on: true }, { as: anna.browser });
    expect(await waiting()).toBeUndefined();
    expect((await stateOf()).refusal.error).toBe('talk_gone');
    expect((await reply()).refusal.error).toBe('talk_gone');
    expect((await open()).refusal.error).toBe('talk_gone');
    await kit.call('PUT /api/only-real-members.php', { on: false }, { as: anna.browser });
    expect((await open()).status).toBe(200);
  });

  test('STAFF-2: what waits is counted for who may write, and for nobody else', async () => {
    await kit.advance(31 * minute);
    const counts = await adminCall(kit, 'GET /api/admin/queues', {}, as(willem));
    expect(counts.ok.queues.map(({ queue }) => queue)).toEqual(['inbox']);
    const { open: waits, overdue } = await list();
    expect(counts.ok.queues[0]).toMatchObject({ site: 1, open: waits, overdue });
    expect(overdue).toBeGreaterThan(0);
    const { ok } = await adminCall(kit, 'GET /api/admin/queues', {}, as(await backAtWork(mo)));
    expect(ok.queues.map(({ queue }) => queue)).not.toContain('inbox');
  });
});
