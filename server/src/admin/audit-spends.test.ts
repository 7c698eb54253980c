import { randomUUID } from 'node:crypto';
import { fictionalNoticeVersion } from '@vonk/contract/chat';
import { beforeEach, describe, expect, test } from 'vitest';
import { giveCredits, readSums } from '../../test/credits.ts';
import { createKit } from '../../test/kit.ts';
import { addOther, another, eventsOf, type Person } from '../../test/profiles.ts';
import { decideReport } from '../moderation/index.ts';

const kit = await createKit();
const day = 24 * 3_600_000;
let count = 0;
let ida: Person;
let told: { publicId: string; id: string; name: string };
let untold: typeof told;
const send = async (to: { publicId: string }, text = 'Hallo daar') =>
  (await kit.call('POST /api/message.php', { profile: to.publicId, key: randomUUID(), text }, { as: ida.browser })).ok;
const acknowledge = (to: { publicId: string }) =>
  kit.call(
    'POST /api/acknowledgement.php',
    { profile: to.publicId, version: fictionalNoticeVersion },
    { as: ida.browser },
  );
const night = async () => {
  await kit.db.pool.query("select graphile_worker.add_job('audit-spends', '{}')");
  await kit.advance(0);
};
const mails = async () => (await kit.mailsTo(ida.email)).filter(({ subject }) => subject.includes('terug'));
const notices = async (of: typeof told) =>
  (await kit.call('GET /api/chat.php', { profile: of.publicId }, { as: ida.browser })).ok.conversation.messages.filter(
    ({ kind }) => kind === 'notice',
  );

/** Behind the rules: a message that was paid without the notice having been read in time. */
const unsay = (change: string) =>
  kit.db.pool.query(`update acknowledgements set ${change} where member_id = $1 and profile_id = $2`, [
    ida.id,
    untold.id,
  ]);

beforeEach(async () => {
  count += 1;
  kit.clock.advance(day);
  ida = await another(kit, 'anna', { isPremium: true });
  await giveCredits(kit, ida, 1, 'granted');
  await giveCredits(kit, ida, 9);
  told = await addOther(kit, `tessel${count}`);
  untold = await addOther(kit, `ursel${count}`);
  for (const each of [told, untold]) await acknowledge(each);
});

describe('T13: a spend on a profile that is no member', () => {
  test('T13: without an acknowledgement it comes back to its lots once, is told once in the chat and by mail, and stands in the log; a rightful one stays', async () => {
    const bram = await another(kit, 'bram');
    const { conversation } = await send(untold);
    await send(untold, 'Nog iets');
    await send(told);
    await send(bram);
    await kit.db.pool.query('delete from acknowledgements where member_id = $1 and profile_id = $2', [
      ida.id,
      untold.id,
    ]);
    expect(await readSums(kit, ida)).toMatchObject({ balance: 6, granted: 0 });
    for (const _ of [1, 2]) await night();
    await kit.advance(day);
    await night();
    expect(await readSums(kit, ida)).toEqual({ balance: 8, granted: 1, ledger: 8, lots: 8 });
    expect(await notices(untold)).toMatchObject([{ mine: false, body: 'returned', data: { credits: 2 } }]);
    expect(await notices(told)).toEqual([]);
    const [mail, ...others] = await mails();
    expect([mail?.subject, others.length]).toEqual(['Je krijgt 2 credits terug', 0]);
    for (const secret of [untold.name, 'Hallo daar'])
      expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain(secret);
    const log = await kit.db.pool.query('select actor, action, reason from audit where subject = $1', [conversation]);
    expect(log.rows).toEqual([{ actor: 'audit-spends', action: 'spend_returned', reason: '2 credits' }]);
    const kinds = (await eventsOf(kit, ida)).map(({ kind }) => kind);
    expect(kinds.slice(-2)).toEqual(['message', 'balance']);
  });

  test.each([
    ['of a version that was not asked for then', "text_version = '2024-01-01'"],
    ['given only afterwards', "acknowledged_at = acknowledged_at + interval '1 minute'"],
  ])('comes back where the acknowledgement is %s', async (_, change) => {
    await send(untold);
    await unsay(change);
    await night();
    expect(await readSums(kit, ida)).toMatchObject({ balance: 10, granted: 1, ledger: 10, lots: 10 });
    expect(await mails()).toHaveLength(1);
  });

  test('comes back to who reported that the label was missing, once the report was found right', async () => {
    await send(untold);
    const { number } = (
      await kit.call(
        'POST /api/report.php',
        { profile: untold.publicId, reason: 'label', text: '' },
        { as: ida.browser },
      )
    ).ok;
    await night();
    expect(await readSums(kit, ida)).toMatchObject({ balance: 9 });
    const decision = {
      siteId: 1,
      number,
      outcome: 'measure',
      explanation: 'Het etiket ontbrak.',
      actor: 'eva',
      now: kit.clock.now(),
    } as const;
    expect(await decideReport(kit.services, decision)).toBe(true);
    for (const _ of [1, 2]) await night();
    expect(await readSums(kit, ida)).toMatchObject({ balance: 10, ledger: 10, lots: 10 });
    expect(await mails()).toHaveLength(1);
  });

  test('that was rightful stays, and nobody is told anything', async () => {
    await send(untold);
    await night();
    expect(await readSums(kit, ida)).toMatchObject({ balance: 9 });
    expect([(await mails()).length, (await notices(untold)).length]).toEqual([0, 0]);
  });

  test('of somebody who left since is left alone', async () => {
    await send(untold);
    await kit.db.pool.query('delete from acknowledgements where member_id = $1', [ida.id]);
    await kit.db.pool.query("update accounts set status = 'erased' where id = $1", [ida.id]);
    await night();
    expect(await readSums(kit, ida)).toMatchObject({ balance: 9 });
  });
});
