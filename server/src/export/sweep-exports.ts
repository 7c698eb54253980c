import * as z from 'zod/mini';
import { job, type Tasks } from '../platform/jobs/jobs.ts';
import { dropExport, exportFile, exportsOver } from './exports.ts';
import type { ExportServices } from './services.ts';

const filePayload = z.object({ siteId: z.int(), key: z.string() });

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'sweep-exports': NoPayload;
    'delete-export-file': z.infer<typeof filePayload>;
  }
}

/** The hourly job that forgets exports whose day is over, with their files. */
export const sweepExports =
  ({ storage }: ExportServices): Tasks['sweep-exports'] =>
  async (_, { db, now }) => {
    for (const known of await exportsOver(db, now)) {
      await storage.delete(exportFile(known));
      await db.transact((tx) => dropExport(tx, known));
    }
  };

export const deleteExportFile = ({ storage }: ExportServices): Tasks['delete-export-file'] =>
  job(filePayload, (file) => storage.delete(exportFile(file)));
