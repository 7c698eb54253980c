import sharp from 'sharp';
import { job, type Tasks } from '../../platform/jobs/jobs.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { variantKey } from '../files/photo-files.ts';
import { photoPayload } from '../job-payloads.ts';
import { readPhoto } from '../photos.ts';
import type { PhotoServices } from '../services.ts';
import { noteCheck, readUnchecked } from './checks.ts';
import { classifiedSide } from './classifier.ts';

/**
 * Judges a photo that waits for inspection, so that who inspects sees the doubtful ones first. Does nothing where no
 * classifier was fetched.
 */
export const checkPhoto = ({ storage, classifier }: PhotoServices): Tasks['check-photo'] =>
  job(photoPayload, async ({ siteId, photo: id }, { db, now }) => {
    const photo = await readPhoto(db, { siteId }, id);
    if (!classifier || photo?.state !== 'under_inspection') return;
    // The whole picture: the smaller files are cut to what draws attention, and may leave out what there is to find.
    const file = await storage.get(variantKey(photo, 'full'));
    if (!file) return;
    const classified = await classifier.classify(await shrink(file.bytes));
    await db.transact((tx) => noteCheck(tx, photo, { ...classified, now }));
  });

const shrink = (picture: Buffer): Promise<Uint8Array> =>
  sharp(picture)
    .resize(classifiedSide, classifiedSide, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();

/** Looks at photos that were not judged: the classifier came later, or failed. */
export const checkWaitingPhotos =
  ({ classifier }: PhotoServices): Tasks['check-waiting-photos'] =>
  async (_, { db }) => {
    if (!classifier) return;
    for (const payload of await readUnchecked(db))
      await db.transact((tx) => enqueue(tx, { task: 'check-photo', payload, maxAttempts: checkAttempts }));
  };

/** Then the photo stays unsorted until the next hour. */
export const checkAttempts = 3;
