import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { checkWaitingPhotos, inspectPhoto, listWaitingPhotos, openClassifier } from '../index.ts';
import { type Classified, type Classifier, photoClasses, type PhotoScores } from './classifier.ts';

const classifierFolder = fileURLToPath(new URL('../../../../classifier/', import.meta.url));
const nobodysFolder = fileURLToPath(new URL('.', import.meta.url));
const drawn = fileURLToPath(new URL('../../../../web/src/assets/models/', import.meta.url));
const real = openClassifier(classifierFolder);
afterAll(() => real?.close());

/** Stands between the application and the real model: its answers are told, and it can be switched off. */
const told = { isOff: false, scores: undefined as PhotoScores | undefined, asked: 0 };
const switched: Classifier = {
  async classify(pixels): Promise<Classified> {
    told.asked += 1;
    if (told.isOff) throw new Error('switched off');
    if (told.scores) return { version: 'told', scores: told.scores };
    if (!real) throw new Error('was not fetched');
    return real.classify(pixels);
  },
  close: async () => undefined,
};
const kit = await createKit({}, { classifier: switched });
// Nothing is shown by itself after ten seconds, as it is in the demo.
Object.assign(kit.services, { isDemo: false });
const scores = (most: Partial<PhotoScores>): PhotoScores => ({
  drawing: 0,
  hentai: 0,
  neutral: 0,
  porn: 0,
  sexy: 0,
  ...most,
});
let count = 0;

const noise = () =>
  sharp({
    create: {
      width: 600,
      height: 800,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 90 + count, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
async function upload(who: Person, body?: Uint8Array): Promise<string> {
  const { ok } = await kit.call('POST /api/photo.php', {}, { as: who.browser, body: body ?? (await noise()) });
  await kit.advance(0).catch((error: Error) => {
    if (!told.isOff) throw error;
  });
  return ok.photo.id;
}
const checks = async (photo: string) =>
  (
    await kit.db.pool.query<PhotoScores & { version: string; suspicion: number }>(
      'select c.* from photo_checks c join photos p on p.site_id = c.site_id and p.id = c.photo_id where p.public_id = $1',
      [photo],
    )
  ).rows;
const queue = async () => (await listWaitingPhotos(kit.db, { siteId: 1 }, 100)).map(({ photo }) => photo);
const decide = (photo: string, reason: 'nudity' | null) =>
  inspectPhoto(kit.services, { siteId: 1, photo, reason, mayNotReturn: false, actor: 'eva', now: kit.clock.now() });
const empty = async () => {
  for (const photo of await queue()) await decide(photo, null);
};

describe.skipIf(!existsSync(`${classifierFolder}node_modules`))('the real classifier', () => {
  test('T118: judges a drawn portrait as nothing doubtful, with probabilities that add up to 1, off the event loop', async () => {
    const faces = readdirSync(drawn)
      .filter((name) => name.endsWith('-480.webp'))
      .slice(0, 3);
    expect(faces).toHaveLength(3);
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 5);
    for (const face of faces) {
      const pixels = await sharp(await readFile(`${drawn}${face}`))
        .resize(224, 224, { fit: 'fill' })
        .removeAlpha()
        .raw()
        .toBuffer();
      const { version, scores: judged } = await real!.classify(pixels);
      expect(version).toMatch(/^nsfwjs \d+\.\d+\.\d+ MobileNetV2$/);
      expect(Object.keys(judged).sort()).toEqual([...photoClasses]);
      expect(Object.values(judged).reduce((sum, one) => sum + one)).toBeCloseTo(1, 3);
      expect(judged.drawing + judged.neutral).toBeGreaterThan(0.5);
    }
    clearInterval(timer);
    // Loading the model alone takes hundreds of milliseconds: were it on this thread, the timer could not have run.
    expect(ticks).toBeGreaterThan(3);
  });

  test('T118: an uploaded photo is judged by a job and stands in the queue with its score; a person shows it', async () => {
    const anna = await another(kit, 'anna');
    const photo = await upload(
      anna,
      await sharp(await readFile(`${drawn}${readdirSync(drawn).find((name) => name.endsWith('-480.webp'))}`))
        .jpeg()
        .toBuffer(),
    );
    const [check] = await checks(photo);
    expect(check?.version).toContain('nsfwjs');
    expect(check!.suspicion).toBeCloseTo(check!.porn + check!.hentai + check!.sexy / 2, 4);
    const [waiting] = await listWaitingPhotos(kit.db, { siteId: 1 }, 10);
    expect(waiting).toMatchObject({ photo, suspicion: check?.suspicion });
    expect((await kit.call('GET /api/photos.php', {}, { as: anna.browser })).ok.photos).toMatchObject([
      { state: 'under_inspection' },
    ]);
    await empty();
  });

  test('starts again after it broke, and a picture that is none is refused', async () => {
    await expect(real!.classify(new Uint8Array(3))).rejects.toThrow('shape');
    const pixels = new Uint8Array(224 * 224 * 3).fill(128);
    expect(Object.keys((await real!.classify(pixels)).scores)).toHaveLength(5);
  });
});

test('T118: the most doubtful photo is looked at first, then the oldest; what was not checked stands in the middle', async () => {
  const bea = await another(kit, 'anna');
  const photos: Record<string, string> = {};
  for (const [name, judged] of Object.entries({
    harmless: scores({ neutral: 0.99, porn: 0.01 }),
    harmlessToo: scores({ neutral: 0.97, porn: 0.03 }),
    doubtful: scores({ neutral: 0.1, porn: 0.9 }),
  })) {
    told.scores = judged;
    photos[name] = await upload(bea);
    kit.clock.advance(1000);
  }
  told.isOff = true;
  const carla = await another(kit, 'anna');
  photos['unchecked'] = await upload(carla);
  told.isOff = false;
  expect(await checks(photos['unchecked'])).toEqual([]);
  expect(await queue()).toEqual([photos['doubtful'], photos['unchecked'], photos['harmless'], photos['harmlessToo']]);
});

test('T118: a photo that could not be checked is checked within the hour, and no check shows it or takes it away', async () => {
  told.scores = scores({ porn: 1 });
  const states = async () =>
    (await kit.db.pool.query('select distinct state from photos where state <> $1', ['active'])).rows;
  const before = await queue();
  await checkWaitingPhotos(kit.services)({}, { db: kit.db, now: kit.clock.now(), attempt: 1 });
  await kit.advance(0);
  for (const photo of before) expect(await checks(photo)).toHaveLength(1);
  expect(await states()).toEqual([{ state: 'under_inspection' }]);
  // The one that failed before is the most doubtful now, beside the other.
  expect((await queue()).sort()).toEqual(before.sort());
});

test('T61: the statement of reasons says that a person decided and that a check sorted the queue; without a check it does not', async () => {
  await empty();
  const dora = await another(kit, 'anna');
  told.scores = scores({ porn: 0.8, sexy: 0.2 });
  const checked = await upload(dora);
  told.isOff = true;
  const unchecked = await upload(dora);
  told.isOff = false;
  for (const photo of [checked, unchecked]) expect(await decide(photo, 'nudity')).toBe(true);
  const statements = (await kit.call('GET /api/photos.php', {}, { as: dora.browser })).ok.photos.map(
    ({ id, statement }) => [id === checked, statement?.is_automated, statement?.is_sorted],
  );
  expect(statements.sort()).toEqual([
    [false, false, false],
    [true, false, true],
  ]);
});

test('T118: a new cut is judged anew, a decided photo is judged no more', async () => {
  await empty();
  const emma = await another(kit, 'anna');
  told.scores = scores({ neutral: 1 });
  const photo = await upload(emma);
  told.isOff = true;
  const cut = { photo, rotation: 0 as const, crop: { left: 0, top: 0, width: 5000, height: 5000 } };
  expect((await kit.call('POST /api/photo-cut.php', cut, { as: emma.browser })).status).toBe(200);
  await kit.advance(0).catch(() => undefined);
  expect(await checks(photo)).toEqual([]);
  await decide(photo, null);
  told.isOff = false;
  const asked = told.asked;
  await kit.advance(3600_000);
  expect(told.asked).toBe(asked);
});

test('where no classifier was fetched there is none, and photos wait by age alone', () => {
  expect(openClassifier(nobodysFolder)).toBeUndefined();
});
