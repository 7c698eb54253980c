import type { Tasks } from '../platform/jobs/jobs.ts';
import { dropExport, exportFile, exportsOver } from './exports.ts';
import type { ExportServices } from './services.ts';

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'sweep-exports': object;
    'delete-export-file': { site_id: number; key: string };
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

/** Deletes the file of an export whose member was erased. */
export const deleteExportFile =
  ({ storage }: ExportServices): Tasks['delete-export-file'] =>
  ({ site_id: siteId, key }) =>
    storage.delete(exportFile({ siteId, key }));
