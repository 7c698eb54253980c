import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { drawIssued, drawMonth, listIssued } from '../../payments/index.ts';
import type { Site, Sites } from '../../sites/index.ts';
import { withReading } from './ground.ts';

interface Options {
  site: string;
  as: string;
}

/** `invoices`: what was invoiced and credited, and each document as its buyer has it (T48). */
export function invoicesCommand(): Command {
  const invoices = new Command('invoices').description('invoices and credit notes of a site');
  const command = (name: string, description: string) =>
    invoices
      .command(name)
      .description(`${description}; logged`)
      .option('--site <id>', 'number of the site', '1')
      .requiredOption('--as <name>', 'who of the staff does it');
  command('list', 'the documents of a month, oldest first')
    .argument('<month>', 'as 2026-11', readMonth)
    .action((month: string, by: Options) =>
      withReading({ by, action: 'invoices_listed', subject: month }, async ({ db, sites }, { siteId }) => {
        let count = 0;
        for await (const issued of listIssued(db, siteOf(sites, siteId), month)) {
          count += 1;
          const sign = issued.kind === 'credit_note' ? -1 : 1;
          const money = (minor: number) => `${((sign * minor) / 100).toFixed(2)} ${issued.currency}`;
          const rate = `${(issued.vatBasisPoints / 100).toFixed(2)} %`;
          const vat = `VAT ${issued.vatCountry} ${rate} ${money(issued.vatMinor)}`;
          console.log([issued.number, issued.issuedAt.toISOString(), money(issued.totalMinor), vat].join('  '));
        }
        if (count === 0) console.log('Nothing was issued.');
      }),
    );
  command('save', 'writes one as a PDF into a file')
    .argument('<number>', 'as 2026-004182, or C2026-000012')
    .argument('<file>', 'where to')
    .action((number: string, file: string, by: Options) =>
      withReading({ by, action: 'invoice_read', subject: number }, async ({ db }, scope) => {
        const document = await drawIssued(db, scope, number);
        if (!document) throw new Error('No such document.');
        await writeFile(file, document.bytes);
        console.log(`${document.name}, in ${file}`);
      }),
    );
  command('export', 'writes all of a month as PDFs into a new folder')
    .argument('<month>', 'as 2026-11', readMonth)
    .argument('<folder>', 'the folder to make')
    .action((month: string, folder: string, by: Options) =>
      withReading({ by, action: 'invoices_exported', subject: month }, async ({ db, sites }, { siteId }) => {
        await mkdir(folder);
        let count = 0;
        for await (const { number, bytes } of drawMonth(db, siteOf(sites, siteId), month)) {
          await writeFile(join(folder, `${number}.pdf`), bytes);
          count += 1;
        }
        console.log(count === 0 ? 'Nothing was issued.' : `${count} documents, in ${folder}`);
      }),
    );
  return invoices;
}

function siteOf(sites: Sites, id: number): Site {
  const site = sites.byId(id);
  if (!site) throw new Error(`There is no site ${id}.`);
  return site;
}

function readMonth(text: string): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) throw new InvalidArgumentError('It must be a month, as 2026-11.');
  return text;
}
