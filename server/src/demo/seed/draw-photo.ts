import { placePhoto } from '../../photos/index.ts';
import { newId, publicId } from '../../platform/ids.ts';
import type { Tasks } from '../../platform/jobs.ts';
import { demoMembers } from '../people/members.ts';
import { casts } from './casts.ts';
import { drawFullFile, drawSmallFiles } from './draw-files.ts';
import type { DemoServices } from './services.ts';

/** Draws what the seeding left: the large file of a main photo, or a further photo with all its files. */
export const drawPhoto =
  (services: DemoServices): Tasks['draw-photo'] =>
  async ({ site: siteId, member: memberId, locale, at, variant, key }, { db, now }) => {
    const cast = casts.find((candidate) => candidate.locale === locale);
    const person = cast && demoMembers({ ...cast, count: at + 1, today: now }).at(at);
    if (!person) return;
    const portrait = { appearance: person.appearance, variant };
    if (key !== null) return drawFullFile(services.storage, { siteId, key }, portrait);
    const drawn = await drawSmallFiles(services.storage, siteId, portrait);
    await db.transact((tx) => placePhoto(tx, services, { siteId, memberId, ...drawn, id: newId(now), publicId: publicId(), now }));
    return drawFullFile(services.storage, { siteId, key: drawn.key }, portrait);
  };
