import { Command } from 'commander';
import { markUninformedOrders } from '../../payments/index.ts';
import { withServices } from './ground.ts';
import { readDay } from './read-day.ts';

interface Options {
  site: string;
  as: string;
  reason: string;
  receipt?: string;
}

/** `withdrawals`: what went wrong with the information on withdrawing (T44). */
export function withdrawalsCommand(): Command {
  const withdrawals = new Command('withdrawals').description('what went wrong with the information on withdrawing');
  withdrawals
    .command('uninformed')
    .description('orders of some days were not told rightly of withdrawing: they can for twelve months more; logged')
    .argument('<from>', 'the first day, as 2026-11-01', readDay)
    .argument('<to>', 'the last day', readDay)
    .option('--receipt <number>', 'of these, the order with this receipt alone')
    .option('--site <id>', 'number of the site', '1')
    .requiredOption('--as <name>', 'who of the staff does it')
    .requiredOption('--reason <text>', 'what was wrong, for the log')
    .action((from: string, to: string, { site: id, as: actor, reason, receipt }: Options) =>
      withServices(async ({ db, clock, sites }) => {
        const site = sites.byId(Number(id));
        if (!site) throw new Error(`There is no site ${id}.`);
        if (from > to) throw new Error('The first day comes after the last.');
        const orders = { from, to, receipt, actor, reason, now: clock.now() };
        console.log(`${await markUninformedOrders(db, site, orders)} orders can be withdrawn from for longer.`);
      }),
    );
  return withdrawals;
}
