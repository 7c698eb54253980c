import type { AnyCall } from '../accounts/index.ts';
import type { StoredFile } from '../platform/storage.ts';
import { exportFile, readExport } from './exports.ts';
import type { ExportServices } from './services.ts';

/** The file, for its owner's session and within its day; for anybody else nothing, whatever the reason (X10). */
export async function serveExport(
  { db, storage }: ExportServices,
  { member, now }: AnyCall,
  key: string,
): Promise<StoredFile | undefined> {
  const known = member && (await readExport(db, member));
  if (!known || known.key !== key || !known.readyAt || known.expiresAt <= now) return undefined;
  return storage.get(exportFile(known));
}
