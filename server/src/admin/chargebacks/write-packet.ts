import { csvOf } from '@vonk/contract/csv';
import { rm } from 'node:fs/promises';
import { drawIssued } from '../../payments/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { writeZip, type ZipEntry } from '../../platform/zip.ts';
import type { Site, SiteScope } from '../../sites/index.ts';
import { collectEvidence, type Evidence, type Rows } from './collect-evidence.ts';
import { evidencePage } from './evidence-page.ts';

/**
 * Writes what speaks about a payment that was charged back into a new ZIP file (T113): a page to read, its rows as JSON
 * and CSV, invoice and credit notes as PDFs. False: no such payment, and no file.
 */
export async function writePacket(
  db: Db,
  { site, payment, file, now }: { site: Site; payment: string; file: string; now: Date },
): Promise<boolean> {
  const evidence = await collectEvidence(db, site, payment.trim());
  if (!evidence) return false;
  try {
    await writeZip(file, entriesOf(db, site, { evidence, now }), now);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  return true;
}

async function* entriesOf(
  db: Db,
  site: SiteScope,
  { evidence, now }: { evidence: Evidence; now: Date },
): AsyncGenerator<ZipEntry> {
  const text = (name: string, content: string): ZipEntry => ({ name, bytes: Buffer.from(content), isPacked: false });
  yield text('summary.html', evidencePage(evidence, now));
  yield text('evidence.json', JSON.stringify({ payment: evidence.publicId, ...evidence.parts }, null, 2));
  for (const [name, rows] of Object.entries(evidence.parts)) yield text(`rows/${name}.csv`, tableOf(rows));
  for (const number of evidence.documents) {
    const document = await drawIssued(db, site, number);
    if (document) yield { name: `documents/${number}.pdf`, bytes: document.bytes, isPacked: true };
  }
}

const cellOf = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value ?? ''));

function tableOf(rows: Rows): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return csvOf(
    rows.map((row) => columns.map((column) => cellOf(row[column]))),
    columns,
  );
}
