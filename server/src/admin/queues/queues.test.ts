import { randomBytes, randomUUID } from 'node:crypto';
import { heldMinutes, undoSeconds } from '@vonk/contract/admin/queues';
import { hour, minute } from '@vonk/contract/durations';
import { photos as polish } from '@vonk/locales/pl/photos';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { giveCredits } from '../../../test/credits.ts';
import { type Browser, createKit } from '../../../test/kit.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { adminCall, type Colleague, firstOwner, hire, logInAgain } from '../../../test/staff/colleagues.ts';
import { evidenceKey, inspectPhoto } from '../../photos/index.ts';
import { newId } from '../../platform/ids.ts';
import { restrictMember } from '../../restrictions/index.ts';

const kit = await createKit();
// Nobody approves photos here but whom the test is about.
(kit.services as { isDemo: boolean }).isDemo = false;
const boss = await firstOwner(kit);
const [eva, otto] = [
  await hire(kit, boss, [{ role: 'moderator', site: 1 }], 'Eva'),
  await hire(kit, boss, [{ role: 'moderator', site: null }], 'Otto'),
];
const site = 1;
let asEva: Browser = eva.browser;
let asOtto: Browser = otto.browser;
beforeEach(async () => {
  await kit.advance(3 * hour);
  [asEva, asOtto] = [await logInAgain(kit, eva), await logInAgain(kit, otto)];
});
const effect = () => kit.advance(undoSeconds * 1000);
const logOf = async (subject: string) =>
  (
    await kit.db.pool.query<{ line: string }>(
      `select actor || ' ' || action as line from audit join audit_chain on audit_id = id
        where subject = $1 order by position`,
      [subject],
    )
  ).rows.map(({ line }) => line);

let count = 0;
async function upload(who: Person): Promise<string> {
  const background = { r: (count += 40) % 255, g: 90, b: (count * 7) % 255 };
  const noise = { type: 'gaussian', mean: 100 + count, sigma: 40 } as const;
  const body = await sharp({ create: { width: 300, height: 400, channels: 3, background, noise } })
    .jpeg()
    .toBuffer();
  const { ok } = await kit.call('POST /api/photo.php', {}, { as: who.browser, body });
  await kit.advance(0);
  return ok.photo.id;
}
const stateOf = async (photo: string) =>
  (await kit.db.pool.query<{ state: string }>('select state from photos where public_id = $1', [photo])).rows[0]?.state;
const list = async (as: Browser) => (await adminCall(kit, 'GET /api/admin/photos', { site }, { as })).ok;
const open = (as: Browser, id: string, peek = false) =>
  adminCall(kit, 'POST /api/admin/photos-open', { site, id, peek }, { as });
const decide = (as: Browser, id: string, reason: 'nudity' | null) =>
  adminCall(kit, 'POST /api/admin/photos-decide', { site, id, decision: { reason } }, { as });
const undo = (as: Browser, id: string) => adminCall(kit, 'DELETE /api/admin/photos-decide', { site, id }, { as });

describe('the queue of photos (STAFF-2, PHOTO-2)', () => {
  test('shows what waits with its time, and the photo to who opened it alone; both looks stand in the log', async () => {
    const anna = await another(kit, 'anna');
    const id = await upload(anna);
    const { items, open: waiting } = await list(asEva);
    const item = items.find((one) => one.id === id);
    expect(waiting).toBeGreaterThan(0);
    expect(item).toMatchObject({ name: anna.name, held_by: null, is_like_removed: false });
    expect(Date.parse(item?.due_at ?? '') - Date.parse(item?.at ?? '')).toBe(2 * hour);
    const { ok } = await open(asEva, id);
    expect(ok.case).toMatchObject({ person: { id: anna.publicId, name: anna.name }, width: 300, height: 400 });
    expect((await list(asOtto)).items.find((one) => one.id === id)?.held_by).toMatchObject({ id: eva.id, name: 'Eva' });
    const get = (browser: Browser) =>
      kit.app.request(ok.case.url, {
        headers: { host: 'localhost', cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') },
      });
    const shown = await get(asEva);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    for (const browser of [asOtto, anna.browser, kit.browser()]) expect((await get(browser)).status).toBe(403);
    expect(await logOf(id)).toEqual([`${eva.id} photo_viewed`]);
    // What is to be ready for the next is a look too, and takes nothing.
    expect((await open(asOtto, id, true)).ok.held_until).toBeNull();
    expect(await logOf(id)).toEqual([`${eva.id} photo_viewed`, `${otto.id} photo_viewed`]);
  });

  test('a decision takes effect after ten seconds, and can be taken back until then', async () => {
    const id = await upload(await another(kit, 'anna'));
    await open(asEva, id);
    expect((await decide(asEva, id, 'nudity')).status).toBe(200);
    expect((await list(asOtto)).items.map((one) => one.id)).not.toContain(id);
    await kit.advance(5000);
    expect(await stateOf(id)).toBe('under_inspection');
    expect((await undo(asOtto, id)).refusal.error).toBe('undo_over');
    expect((await undo(asEva, id)).status).toBe(200);
    await effect();
    expect(await stateOf(id)).toBe('under_inspection');
    expect((await list(asOtto)).items.map((one) => one.id)).toContain(id);
    // Decided anew within the time of the first: the first one's job carries nothing out before its time.
    await decide(asEva, id, null);
    await kit.advance(9000);
    expect(await stateOf(id)).toBe('under_inspection');
    await kit.advance(1000);
    expect(await stateOf(id)).toBe('active');
    expect((await undo(asEva, id)).refusal.error).toBe('undo_over');
    expect(await logOf(id)).toEqual(
      ['photo_viewed', 'decision_made', 'decision_undone', 'decision_made', 'photo_active'].map(
        (action) => `${eva.id} ${action}`,
      ),
    );
  });

  test('a reason is read beforehand as its member will read it, in their language; nothing is said of a photo that stands (T61)', async () => {
    const anna = await another(kit, 'anna');
    await kit.db.pool.query("update accounts set locale = 'pl' where id = $1", [anna.id]);
    const id = await upload(anna);
    const letterOf = async (reason: 'minor' | null) =>
      (await adminCall(kit, 'POST /api/admin/photos-letter', { site, id, decision: { reason } }, { as: asEva })).ok
        .letter;
    expect(await letterOf(null)).toBeNull();
    const letter = await letterOf('minor');
    const { removal, reason } = polish;
    expect(letter).toMatchObject({ by: 'page', locale: 'pl', subject: removal.title });
    for (const sentence of [reason.minor, removal.law, removal.scope]) expect(letter?.text).toContain(sentence);
    expect(letter?.text).not.toContain(removal.terms);
    // To the letter that the decision makes of it: what it rests on, and that no computer decided.
    await decide(asEva, id, 'nudity');
    await effect();
    const { ok } = await kit.call('GET /api/photos.php', {}, { as: anna.browser });
    const { statement } = ok.photos.find((one) => one.id === id) ?? {};
    expect(statement).toMatchObject({ ground: 'terms', is_automated: false });
    expect(letter?.text.includes(removal.sorted)).toBe(statement?.is_sorted);
    expect(
      (await adminCall(kit, 'POST /api/admin/photos-letter', { site, id, decision: { reason: null } }, { as: asEva }))
        .refusal.error,
    ).toBe('decided_already');
  });

  test('what looks like one that was removed for good goes first, whichever of the two came first (T73)', async () => {
    const [first, second] = [await upload(await another(kit, 'anna')), await upload(await another(kit, 'anna'))];
    const flagsOf = async () => new Map((await list(asEva)).items.map((one) => [one.id, one.is_like_removed] as const));
    expect([(await flagsOf()).get(first), (await flagsOf()).get(second)]).toEqual([false, false]);
    const { rows } = await kit.db.pool.query<{ hash: Buffer }>(
      'select perceptual_hash as hash from photos where public_id = $1',
      [second],
    );
    await kit.db.pool.query(
      `insert into photo_tombstones (site_id, content_hash, perceptual_hash, reason, removed_at)
       values (1, $1, $2, 'nudity', $3)`,
      [randomBytes(32), rows[0]?.hash, kit.clock.now()],
    );
    expect([(await flagsOf()).get(first), (await flagsOf()).get(second)]).toEqual([false, true]);
    expect((await list(asEva)).items[0]?.is_like_removed).toBe(true);
    // One that comes after it is known at once.
    await kit.db.pool.query('update photos set perceptual_hash = $2 where public_id = $1', [first, rows[0]?.hash]);
    expect((await flagsOf()).get(first)).toBe(true);
    await kit.db.pool.query('delete from photo_tombstones');
  });

  test('of two who open or decide one item at a moment, one has it; a hold ends by itself and can be given back', async () => {
    const id = await upload(await another(kit, 'anna'));
    const opened = await Promise.all([open(asEva, id), open(asOtto, id)]);
    expect(opened.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = opened.find(({ status }) => status === 409)?.refusal;
    expect(refused?.error).toBe('held_by_other');
    expect(refused?.message).toMatch(/^(Eva|Otto) /);
    const [holder, other] = opened[0]?.status === 200 ? [asEva, asOtto] : [asOtto, asEva];
    expect((await decide(other, id, null)).refusal.error).toBe('held_by_other');
    await adminCall(kit, 'DELETE /api/admin/photos-open', { site, id }, { as: other });
    expect((await open(other, id)).status).toBe(409);
    await adminCall(kit, 'DELETE /api/admin/photos-open', { site, id }, { as: holder });
    expect((await open(other, id)).status).toBe(200);
    await kit.advance(heldMinutes * minute + 1);
    const decided = await Promise.all([
      decide(holder, id, null),
      decide(other, id, 'nudity'),
      decide(holder, id, null),
    ]);
    expect(decided.filter(({ status }) => status === 200)).toHaveLength(1);
    await effect();
    expect(await stateOf(id)).not.toBe('under_inspection');
  });

  test('what the command line decided meanwhile stays so, and the log says that the other came too late', async () => {
    const id = await upload(await another(kit, 'anna'));
    await decide(asEva, id, 'nudity');
    const now = kit.clock.now();
    await inspectPhoto(kit.services, {
      siteId: 1,
      photo: id,
      reason: 'nudity',
      mayNotReturn: false,
      actor: 'ina',
      now,
    });
    await effect();
    expect(await logOf(id)).toEqual([`${eva.id} decision_made`, 'ina photo_removed', `${eva.id} decision_overtaken`]);
    expect((await open(asOtto, id)).refusal.error).toBe('decided_already');
    expect((await decide(asOtto, id, null)).refusal.error).toBe('decided_already');
  });

  test('a role taken away in the middle takes the decision along, the photo and the queue', async () => {
    await kit.advance(minute);
    const owner = { ...boss, browser: await logInAgain(kit, boss) };
    const temp = await hire(kit, owner, [{ role: 'moderator', site: 1 }], 'Tijdelijk');
    const id = await upload(await another(kit, 'anna'));
    const { ok } = await open(temp.browser, id);
    await decide(temp.browser, id, null);
    const grants = [{ role: 'moderator' as const, site: 2 }];
    await adminCall(kit, 'PUT /api/admin/person', { id: temp.id, grants }, { as: owner.browser });
    const cookie = [...temp.browser.cookies].map((pair) => pair.join('=')).join('; ');
    expect((await kit.app.request(ok.case.url, { headers: { host: 'localhost', cookie } })).status).toBe(403);
    expect((await undo(temp.browser, id)).refusal.error).toBe('role_missing');
    await effect();
    expect(await stateOf(id)).toBe('under_inspection');
    expect((await logOf(id)).at(-1)).toBe(`${temp.id} decision_dropped`);
    expect((await open(asEva, id)).status).toBe(200);
  });

  test('a member who is erased while their photo is open leaves nothing to decide', async () => {
    const anna = await another(kit, 'anna');
    const id = await upload(anna);
    await open(asEva, id);
    await decide(asEva, id, null);
    await kit.db.pool.query('delete from photos where public_id = $1', [id]);
    await effect();
    expect((await logOf(id)).at(-1)).toBe(`${eva.id} decision_overtaken`);
    expect((await list(asEva)).items.map((one) => one.id)).not.toContain(id);
  });

  test('what was read ahead of its turn and is shown then is one look, another sitting and a decision make another', async () => {
    const id = await upload(await another(kit, 'anna'));
    const looks = async () => (await logOf(id)).filter((line) => line === `${eva.id} photo_viewed`).length;
    await Promise.all([open(asEva, id, true), open(asEva, id, true), open(asEva, id)]);
    await kit.advance(59 * minute);
    await open(asEva, id);
    expect(await looks()).toBe(1);
    await kit.advance(2 * minute);
    asEva = await logInAgain(kit, eva);
    await open(asEva, id);
    expect(await looks()).toBe(2);
    await kit.advance(1000);
    await decide(asEva, id, null);
    await undo(asEva, id);
    await kit.advance(1000);
    await open(asEva, id, true);
    await open(asEva, id);
    expect(await looks()).toBe(3);
  });
});

describe('the other queues', () => {
  test('a verification is compared with the main photo and decided (T117)', async () => {
    const anna = await another(kit, 'anna');
    const photo = await upload(anna);
    await decide(asEva, photo, null);
    await effect();
    const key = randomBytes(21).toString('base64url');
    await kit.services.storage.put(evidenceKey({ siteId: 1, key }), Buffer.from('a selfie'));
    await kit.db.pool.query(
      `insert into verifications (site_id, id, profile_id, method, consent_version, consented_at, evidence_key, asked_at)
       values (1, $1, $2, 'gesture_selfie', '2026-11-01', $3, $4, $3)`,
      [newId(kit.clock.now()), anna.id, kit.clock.now(), key],
    );
    const id = anna.publicId;
    const { ok } = await adminCall(kit, 'POST /api/admin/verifications-open', { site, id }, { as: asEva });
    const cookie = [...asEva.cookies].map((pair) => pair.join('=')).join('; ');
    for (const url of [ok.case.url, ok.case.main_url ?? ''])
      expect([url, (await kit.app.request(url, { headers: { host: 'localhost', cookie } })).status]).toEqual([
        url,
        200,
      ]);
    const decision = { reason: null };
    const letter = await adminCall(kit, 'POST /api/admin/verifications-letter', { site, id, decision }, { as: asEva });
    await adminCall(kit, 'POST /api/admin/verifications-decide', { site, id, decision }, { as: asEva });
    await effect();
    expect(await logOf(id)).toEqual(
      ['verification_viewed', 'decision_made', 'verification_given'].map((action) => `${eva.id} ${action}`),
    );
    const mailed = (await kit.mailsTo(anna.email)).map(({ subject, text }) => ({ subject, text }));
    const { subject, text } = letter.ok.letter ?? { subject: '', text: '' };
    expect(mailed).toContainEqual({ subject, text });
  });

  test('a report shows what was said, and its decision is mailed exactly as it was shown before (T60, T89)', async () => {
    const [anna, bram] = [await another(kit, 'anna'), await another(kit, 'bram')];
    await giveCredits(kit, bram, 5);
    const message = { profile: anna.publicId, key: randomUUID(), text: 'Kun je me honderd euro lenen?' };
    await kit.call('POST /api/message.php', message, { as: bram.browser });
    const about = { profile: bram.publicId, reason: 'money' as const, text: 'Vraagt om geld.', seq: 1 };
    const { ok: made } = await kit.call('POST /api/report.php', about, { as: anna.browser });
    const id = made.number;
    const { ok } = await adminCall(kit, 'GET /api/admin/reports', { site }, { as: asEva });
    expect(ok.items.find((one) => one.id === id)).toMatchObject({ kind: 'report', reason: 'money' });
    const opened = await adminCall(kit, 'POST /api/admin/reports-open', { site, id }, { as: asEva });
    expect(opened.ok.case).toMatchObject({
      person: { id: bram.publicId },
      text: 'Vraagt om geld.',
      messages: [{ from: 'reported', text: message.text, is_reported: true, has_photo: false }],
    });
    // Whose words they are is told of one look, though the queue read it ahead.
    await adminCall(kit, 'POST /api/admin/reports-open', { site, id, peek: true }, { as: asEva });
    expect((await kit.call('GET /api/report-looks.php', {}, { as: bram.browser })).ok.looks).toHaveLength(1);
    expect(await logOf(id)).toEqual([`${eva.id} report_read`]);
    const decision = { outcome: 'measure' as const, explanation: 'Dit account is gesloten.' };
    const letter = await adminCall(kit, 'POST /api/admin/reports-letter', { site, id, decision }, { as: asEva });
    expect(letter.ok.letter).toMatchObject({ locale: 'nl' });
    await adminCall(kit, 'POST /api/admin/reports-decide', { site, id, decision }, { as: asEva });
    await effect();
    const mail = (await kit.mailsTo(anna.email)).find(({ subject }) => subject === letter.ok.letter?.subject);
    expect(mail?.text).toContain('Dit account is gesloten.');
    expect(mail?.text).toBe(letter.ok.letter?.text);
    const late = await adminCall(kit, 'POST /api/admin/reports-letter', { site, id, decision }, { as: asEva });
    expect(late.refusal.error).toBe('decided_already');
  });

  test('who helps with complaints reads no reports, whatever number they ask for (T89, T134)', async () => {
    const owner = { ...boss, browser: await logInAgain(kit, boss) };
    const sam: Colleague = await hire(kit, owner, [{ role: 'support', site: 1 }], 'Sam');
    const form = { name: 'Jan', email: 'jan@post.nl', target: '', declared: true };
    const complaint = {
      ...form,
      kind: 'complaint' as const,
      reason: 'credits' as const,
      text: 'Mijn credits zijn weg.',
    };
    const report = { ...form, kind: 'report' as const, reason: 'money' as const, target: 'Luna', text: 'Oplichting.' };
    const numbers = [];
    for (const input of [complaint, report])
      numbers.push((await kit.call('POST /api/complaint.php', input, { as: kit.browser() })).ok.number);
    const [ofComplaint = '', ofReport = ''] = numbers;
    const as = { as: sam.browser };
    const { ok } = await adminCall(kit, 'GET /api/admin/complaints', { site }, as);
    expect(ok.items.map((one) => one.id)).toContain(ofComplaint);
    expect(ok.items.map((one) => one.id)).not.toContain(ofReport);
    const decision = { outcome: 'no_measure' as const, explanation: 'Ze staan er weer.' };
    for (const name of [
      'POST /api/admin/complaints-open',
      'POST /api/admin/complaints-decide',
      'POST /api/admin/complaints-letter',
    ] as const) {
      const input = name.endsWith('open') ? { site, id: ofReport } : { site, id: ofReport, decision };
      expect((await adminCall(kit, name, input, as)).refusal.error).toBe('decided_already');
    }
    expect((await adminCall(kit, 'POST /api/admin/reports-open', { site, id: ofReport }, as)).refusal.error).toBe(
      'role_missing',
    );
    const opened = await adminCall(kit, 'POST /api/admin/complaints-open', { site, id: ofComplaint }, as);
    expect(opened.ok.case).toMatchObject({ text: 'Mijn credits zijn weg.', writer: { email: 'jan@post.nl' } });
    await adminCall(kit, 'POST /api/admin/complaints-decide', { site, id: ofComplaint, decision }, as);
    await effect();
    expect((await kit.mailsTo('jan@post.nl')).some(({ text }) => text.includes('Ze staan er weer.'))).toBe(true);
  });

  test('an objection is never judged by who decided, of a photo and of an account (T62)', async () => {
    const anna = await another(kit, 'anna');
    const photo = await upload(anna);
    await decide(asEva, photo, 'nudity');
    await effect();
    await kit.call('POST /api/photo-objection.php', { photo, text: 'Dit klopt niet.' }, { as: anna.browser });
    const carla = await another(kit, 'anna');
    await restrictMember(kit.services, {
      siteId: 1,
      email: carla.email,
      kind: 'hidden',
      reason: 'harassment',
      facts: 'Je schreef na een blokkade verder.',
      until: null,
      actor: eva.id,
      now: kit.clock.now(),
    });
    await kit.call('POST /api/restriction-objection.php', { text: 'Niet waar.' }, { as: carla.browser });
    const ids = [`photo_${photo}`, `member_${carla.publicId}`];
    const { ok } = await adminCall(kit, 'GET /api/admin/objections', { site }, { as: asEva });
    expect(ok.items.filter((one) => ids.includes(one.id))).toMatchObject(
      [{ to: 'photo' }, { to: 'hidden' }].map((one) => ({ ...one, decided_by: 'Eva', is_own: true })),
    );
    const decision = { outcome: 'restored' as const };
    const letters = [];
    for (const id of ids) {
      const own = await adminCall(kit, 'POST /api/admin/objections-decide', { site, id, decision }, { as: asEva });
      expect(own.refusal.error).toBe('same_person');
      const looked = await adminCall(kit, 'POST /api/admin/objections-open', { site, id }, { as: asEva });
      expect(looked.refusal.error).toBe('same_person');
      const opened = await adminCall(kit, 'POST /api/admin/objections-open', { site, id }, { as: asOtto });
      expect(opened.ok.case.decided_by).toBe('Eva');
      letters.push(
        (await adminCall(kit, 'POST /api/admin/objections-letter', { site, id, decision }, { as: asOtto })).ok.letter,
      );
      const judged = await adminCall(kit, 'POST /api/admin/objections-decide', { site, id, decision }, { as: asOtto });
      expect(judged.status).toBe(200);
    }
    await effect();
    expect(await stateOf(photo)).toBe('active');
    expect(letters).toMatchObject([null, { by: 'mail' }]);
    const mailed = (await kit.mailsTo(carla.email)).map(({ subject, text }) => ({
      by: 'mail',
      locale: 'nl',
      subject,
      text,
    }));
    expect(mailed).toContainEqual(letters[1]);
    expect((await kit.call('GET /api/restriction.php', {}, { as: carla.browser })).ok.restriction).toBeNull();
  });

  test('an objection that is upheld is explained anew, and its member reads why (T62)', async () => {
    const [anna, carla] = [await another(kit, 'anna'), await another(kit, 'anna')];
    const photo = await upload(anna);
    await decide(asEva, photo, 'nudity');
    await effect();
    await kit.call('POST /api/photo-objection.php', { photo, text: 'Dit klopt niet.' }, { as: anna.browser });
    await restrictMember(kit.services, {
      siteId: 1,
      email: carla.email,
      kind: 'hidden',
      reason: 'harassment',
      facts: 'Je schreef na een blokkade verder.',
      until: null,
      actor: eva.id,
      now: kit.clock.now(),
    });
    await kit.call('POST /api/restriction-objection.php', { text: 'Niet waar.' }, { as: carla.browser });
    const explanation = 'Dat zagen wij ook, en het verandert niets: {zie} de regels.';
    const letters = [];
    for (const id of [`photo_${photo}`, `member_${carla.publicId}`]) {
      const opened = await adminCall(kit, 'POST /api/admin/objections-open', { site, id }, { as: asOtto });
      expect(opened.ok.case.locale).toBe('nl');
      for (const words of ['', 'x', '   ', '👍👍', 'x'.repeat(2001)]) {
        const decision = { outcome: 'upheld' as const, explanation: words };
        const refused = await adminCall(
          kit,
          'POST /api/admin/objections-decide',
          { site, id, decision },
          { as: asOtto },
        );
        expect(refused.status).toBe(400);
      }
      const decision = { outcome: 'upheld' as const, explanation };
      const read = await adminCall(kit, 'POST /api/admin/objections-letter', { site, id, decision }, { as: asOtto });
      letters.push(read.ok.letter?.text);
      await adminCall(kit, 'POST /api/admin/objections-decide', { site, id, decision }, { as: asOtto });
    }
    await effect();
    expect(letters).toEqual([expect.stringContaining(explanation), expect.stringContaining(explanation)]);
    const { photos } = (await kit.call('GET /api/photos.php', {}, { as: anna.browser })).ok;
    expect(photos.find(({ id }) => id === photo)?.statement).toMatchObject({ objection: 'upheld', explanation });
    const shown = (await kit.call('GET /api/restriction.php', {}, { as: carla.browser })).ok.restriction;
    expect(shown).toMatchObject({ objection: 'upheld', explanation });
    expect((await kit.mailsTo(carla.email)).some(({ text }) => text.includes(explanation))).toBe(true);
  });

  test('each sees how much waits in the queues that their roles are for, on their sites', async () => {
    await upload(await another(kit, 'anna'));
    const queuesOf = async (as: Browser) => (await adminCall(kit, 'GET /api/admin/queues', {}, { as })).ok.queues;
    const mine = await queuesOf(asEva);
    expect(new Set(mine.map((one) => one.site))).toEqual(new Set([1]));
    expect(mine.find(({ queue }) => queue === 'photos')?.open).toBeGreaterThan(0);
    await kit.advance(2 * hour - minute);
    await kit.advance(2 * minute);
    asOtto = await logInAgain(kit, otto);
    const all = await queuesOf(asOtto);
    expect(new Set(all.map((one) => one.site)).size).toBeGreaterThan(1);
    expect(all.find((one) => one.queue === 'photos' && one.site === 1)?.overdue).toBeGreaterThan(0);
    const figures = async () => (await kit.app.request('/metrics', { headers: { host: 'localhost' } })).text();
    expect(await figures()).toMatch(/vonk_queue_overdue\{site="1",queue="photos"\} [1-9]/);
    expect(await figures()).not.toMatch(/vonk_queue_decisions_stuck\{/);
    await kit.db.pool.query(
      `insert into queue_decisions (site_id, queue, item, actor, decision, takes_effect_at, state)
       values (1, 'reports', 'stuck', 'eva', '{}', $1, 'taken')`,
      [new Date(kit.clock.now().getTime() - 11 * minute)],
    );
    expect(await figures()).toContain('vonk_queue_decisions_stuck{queue="reports"} 1');
  });
});
