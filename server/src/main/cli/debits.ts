import { Command } from 'commander';
import { liftBlock, listBlocks } from '../../direct-debit/index.ts';
import { withReading, withServices } from './ground.ts';

interface Options {
  site: string;
  as: string;
}

/** `debits`: debits that came back and block direct debit, and lifting such a block (T115). */
export function debitsCommand(): Command {
  const debits = new Command('debits').description('look at direct debits that came back, and lift what they block');
  const command = (name: string, description: string) =>
    debits
      .command(name)
      .description(description)
      .option('--site <id>', 'number of the site', '1')
      .requiredOption('--as <name>', 'who of the staff does it');
  command('list', 'those not made good yet, the longest first').action((by: Options) =>
    withReading({ by, action: 'debits_listed' }, async ({ db }, scope) => {
      const blocked = await listBlocks(db, scope, 1000);
      for (const { reference, payment, returnCode, returnedAt, amountMinor, debtMinor, currency } of blocked) {
        const money = (minor: number) => `${(minor / 100).toFixed(2)} ${currency}`;
        const why = `${returnCode ?? 'no code'} since ${returnedAt.toISOString()}`;
        console.log(`${reference}  ${money(amountMinor)}  owed ${money(debtMinor)}  payment ${payment}  ${why}`);
      }
      if (blocked.length === 0) console.log('None came back that was not made good.');
    }),
  );
  command('lift <reference>', 'lets a member, by the reference of their mandate, use direct debit again; logged')
    .requiredOption('--reason <text>', 'why')
    .action((reference: string, { site, as: actor, reason }: Options & { reason: string }) =>
      withServices(async ({ db, clock }) => {
        const done = await liftBlock(db, { siteId: Number(site), reference, actor, reason, now: clock.now() });
        if (!done) throw new Error('No such mandate, or nothing is blocked by it.');
        console.log('Lifted. What is owed is not asked any more.');
      }),
    );
  return debits;
}
