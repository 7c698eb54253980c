import * as z from 'zod/mini';
import { findCredentials, type Scope } from '../accounts/index.ts';
import { placePhoto, readPhotos } from '../photos/index.ts';
import { newId, publicId } from '../platform/ids.ts';
import { job, type JobContext, type Tasks } from '../platform/jobs/jobs.ts';
import { enqueue } from '../platform/jobs/outbox.ts';
import { type DemoMember, demoMembers } from '@vonk/demo/people/members';
import { casts, demoEmail } from './casts.ts';
import { drawFullFile, drawSmallFiles } from './draw-files.ts';
import type { DemoServices } from './services.ts';

const payload = z.object({ siteId: z.int(), at: z.int() });

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'draw-photos': z.infer<typeof payload>;
  }
}

/** Between two members, so that whoever tries the product meanwhile has the machine to themself. */
export const drawPauseSeconds = 2;
const photosEach = 3;

/** Draws what the seeding left of one member's photos, then hands on to the next: large files, and further photos. */
export const drawPhotos = (services: DemoServices): Tasks['draw-photos'] =>
  job(payload, async ({ siteId, at }, context) => {
    const cast = casts.find(({ slug }) => slug === services.sites.byId(siteId)?.slug);
    const account = await findCredentials(context.db, { siteId }, demoEmail(at));
    const person = cast && demoMembers({ ...cast, count: at + 1, today: context.now }).at(at);
    if (!cast || at >= cast.count) return;
    if (account && person) await drawOf(services, context, { scope: account, person });
    await context.db.transact((tx) =>
      enqueue(tx, { task: 'draw-photos', payload: { siteId, at: at + 1 }, delaySeconds: drawPauseSeconds }),
    );
  });

async function drawOf(
  services: DemoServices,
  { db, now }: JobContext,
  { scope, person }: { scope: Scope; person: DemoMember },
): Promise<void> {
  const { siteId, memberId } = scope;
  const { appearance, photoCount } = person;
  const photos = await readPhotos(db, scope);
  for (const [variant, { key }] of photos.entries())
    await drawFullFile(services.storage, { siteId, key }, { appearance, variant });
  for (let variant = photos.length; variant < Math.min(photoCount, photosEach); variant += 1) {
    const drawn = await drawSmallFiles(services.storage, { siteId }, { appearance, variant });
    await db.transact((tx) =>
      placePhoto(tx, services, { siteId, memberId, ...drawn, id: newId(now), publicId: publicId(), now }),
    );
    await drawFullFile(services.storage, { siteId, key: drawn.key }, { appearance, variant });
  }
}
