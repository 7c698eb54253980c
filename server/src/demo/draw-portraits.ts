import { type DemoMember, demoMembers } from '@vonk/demo/people/members';
import * as z from 'zod/mini';
import { findCredentials } from '../accounts/index.ts';
import { placePhoto, readPhotos } from '../photos/index.ts';
import { newId, publicId } from '../platform/ids.ts';
import { job, type JobContext, type Tasks } from '../platform/jobs/jobs.ts';
import { enqueue } from '../platform/jobs/outbox.ts';
import type { SiteScope } from '../sites/index.ts';
import { casts, demoEmail, type SiteCast } from './casts.ts';
import { drawSmallFiles } from './draw-files.ts';
import { drawPauseSeconds } from './draw-photos.ts';
import type { DemoServices } from './services.ts';

const payload = z.object({ siteId: z.int(), from: z.int() });

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'draw-portraits': z.infer<typeof payload>;
  }
}

/** How many portraits are drawn at once: the machine's cores do one each. */
export const portraitsAtOnce = 4;
/** The operator reads how far it is each time so many more are there. */
const toldEach = 40;

/**
 * Draws the main photos of the next members of a cast, and hands on to those after them: a new demo is there at once,
 * and its pages fill. Who has a photo already keeps it.
 */
export const drawPortraits = (services: DemoServices): Tasks['draw-portraits'] =>
  job(payload, async ({ siteId, from }, context) => {
    const cast = casts.find(({ slug }) => slug === services.sites.byId(siteId)?.slug);
    if (!cast) return;
    const until = Math.min(from + portraitsAtOnce, cast.count);
    const people = demoMembers({ ...cast, count: until, today: context.now }).slice(from);
    await Promise.all(people.map((person, at) => drawPortraitOf(services, context, { siteId, person, at: from + at })));
    tellProgress(services, cast, until);
    await context.db.transact((tx) =>
      until < cast.count
        ? enqueue(tx, { task: 'draw-portraits', payload: { siteId, from: until } })
        : enqueue(tx, { task: 'draw-photos', payload: { siteId, at: 0 }, delaySeconds: drawPauseSeconds }),
    );
  });

async function drawPortraitOf(
  services: DemoServices,
  { db, now }: JobContext,
  { siteId, person, at }: SiteScope & { person: DemoMember; at: number },
): Promise<void> {
  const account = await findCredentials(db, { siteId }, demoEmail(at));
  if (!account || (await readPhotos(db, account)).length > 0) return;
  const drawn = await drawSmallFiles(services.storage, { siteId }, { appearance: person.appearance, variant: 0 });
  const { memberId } = account;
  await db.transact((tx) =>
    placePhoto(tx, services, { siteId, memberId, ...drawn, id: newId(now), publicId: publicId(), now }),
  );
}

function tellProgress({ log }: DemoServices, { slug, count }: SiteCast, drawn: number): void {
  if (drawn === count || drawn % toldEach < portraitsAtOnce)
    log.info({ site: slug, drawn, of: count }, 'demo portraits are drawn behind the running site');
}
