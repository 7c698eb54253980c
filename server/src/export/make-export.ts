import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Scope } from '../accounts/index.ts';
import { hour } from '@vonk/contract/durations';
import { exportHours } from '@vonk/contract/export';
import { tellMember } from '../mails/index.ts';
import { readReceivedPhotos, readSentPhotos, sentPhotoKey } from '../chat-photos/index.ts';
import { readPhotos, variantKey } from '../photos/index.ts';
import { job, type Tasks } from '../platform/jobs/jobs.ts';
import type { Reader } from '../platform/database/db.ts';
import type { Storage } from '../platform/storage.ts';
import { writeZip, type ZipEntry } from '../platform/zip.ts';
import { collectData } from './collect-data.ts';
import { exportFile, finishExport, readExport } from './exports.ts';
import type { ExportServices } from './services.ts';

const payload = z.object({ siteId: z.int(), memberId: z.string(), key: z.string() });

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'make-export': z.infer<typeof payload>;
  }
}

/** Makes the file and mails where it is. What was asked for anew meanwhile is made by its own job. */
export const makeExport = ({ storage }: ExportServices): Tasks['make-export'] =>
  job(payload, async ({ key, ...scope }, { db, now }) => {
    const asked = await readExport(db, scope);
    if (asked?.key !== key || asked.readyAt) return;
    const folder = await mkdtemp(join(tmpdir(), 'export-'));
    try {
      const path = join(folder, 'export.zip');
      await writeZip(path, entriesOf(await db.caughtUp(), storage, scope), now);
      await storage.putFile(exportFile(asked), path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    const expiresAt = new Date(now.getTime() + exportHours * hour);
    await db.transact(async (tx) => {
      if (!(await finishExport(tx, asked, { now, expiresAt }))) return;
      const data = { key, until: expiresAt.toISOString() };
      await tellMember(tx, scope, { template: 'export_ready', cause: `export:${key}`, data, now });
    });
  });

async function* entriesOf(db: Reader, storage: Storage, scope: Scope): AsyncGenerator<ZipEntry> {
  for (const [name, rows] of Object.entries(await collectData(db, scope)))
    yield { name: `${name}.json`, bytes: Buffer.from(JSON.stringify(rows, null, 2)), isPacked: false };
  for (const photo of await readPhotos(db, scope)) {
    const file = await storage.get(variantKey(photo, 'full'));
    if (file) yield { name: `photos/${photo.publicId}.webp`, bytes: file.bytes, isPacked: true };
  }
  for (const photo of [...(await readSentPhotos(db, scope)), ...(await readReceivedPhotos(db, scope))]) {
    const file = await storage.get(sentPhotoKey(photo, 'full'));
    if (file) yield { name: `chat-photos/${photo.publicId}.webp`, bytes: file.bytes, isPacked: true };
  }
}
