import { access } from 'node:fs/promises';
import { Command } from 'commander';
import { writePacket } from '../../admin/index.ts';
import { withReading } from './ground.ts';

interface Options {
  site: string;
  as: string;
}

/** `chargebacks`: what a bank that took a payment back is shown (T113). */
export function chargebacksCommand(): Command {
  const chargebacks = new Command('chargebacks').description('answer a bank that took a payment back');
  chargebacks
    .command('packet')
    .description('writes what speaks about a payment, by its receipt or id, into a new ZIP file; logged')
    .argument('<payment>', 'as 2026-004182')
    .argument('<file>', 'where to')
    .option('--site <id>', 'number of the site', '1')
    .requiredOption('--as <name>', 'who of the staff does it')
    .action((payment: string, file: string, by: Options) =>
      withReading(
        { by, action: 'chargeback_packet_written', subject: payment },
        async ({ db, clock, sites }, { siteId }) => {
          if (await isThere(file)) throw new Error(`${file} is there already.`);
          const site = sites.byId(siteId);
          if (!site || !(await writePacket(db, { site, payment, file, now: clock.now() })))
            throw new Error('No such payment.');
          console.log(`Written to ${file}. It names a member: keep it as long as the dispute, and no longer.`);
        },
      ),
    );
  return chargebacks;
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
