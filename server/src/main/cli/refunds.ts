import { Argument, Command, InvalidArgumentError } from 'commander';
import { askRefund, decideRefund, listStaffRefunds } from '../../payments/index.ts';
import { withReading, withServices } from './ground.ts';

interface Options {
  site: string;
  as: string;
}

const money = (minor: number, currency: string) => `${(minor / 100).toFixed(2)} ${currency}`;

/** `refunds`: giving a payment back, in whole or in part; above 50 euro with a second person (T112, C44). */
export function refundsCommand(): Command {
  const refunds = new Command('refunds').description('give a payment back, in whole or in part');
  const command = (name: string, description: string) =>
    refunds
      .command(name)
      .description(description)
      .option('--site <id>', 'number of the site', '1')
      .requiredOption('--as <name>', 'who of the staff does it');
  command('list', 'what waits for a second person, the longest first').action((by: Options) =>
    withReading({ by, action: 'refunds_listed' }, async ({ db }, scope) => {
      const waiting = await listStaffRefunds(db, scope, 1000);
      for (const { number, minor, currency, reason, askedBy, askedAt } of waiting) {
        const when = `asked by ${askedBy} ${askedAt.toISOString()}`;
        console.log([number, money(minor, currency), when, reason].join('  '));
      }
      if (waiting.length === 0) console.log('Nothing waits for a second person.');
    }),
  );
  command('ask <payment>', 'gives a payment back, by its receipt or id; above 50 euro somebody else confirms it')
    .addArgument(new Argument('<amount>', 'as 12.50, or `whole`: all that is left of it').argParser(minorOf))
    .requiredOption('--reason <text>', 'why')
    .action((payment: string, minor: number | 'whole', { site, as: actor, reason }: Options & { reason: string }) =>
      withServices(async (services) => {
        const now = services.clock.now();
        const asked = { siteId: Number(site), payment, minor, reason, actor, now };
        const { refund, isWaiting } = await askRefund(services, asked);
        const what = `${refund.number}  ${money(refund.minor, refund.currency)}`;
        console.log(isWaiting ? `${what}  waits for a second person: refunds confirm ${refund.number}` : what);
        if (!isWaiting) console.log('Its provider is asked. `repayments list` says how far it is.');
      }),
    );
  command('confirm <number>', 'confirms what somebody else asked for').action(
    (number: string, { site, as: actor }: Options) =>
      withServices(async (services) => {
        const now = services.clock.now();
        const decision = { siteId: Number(site), number, outcome: 'confirmed', actor, now } as const;
        const { minor, currency } = await decideRefund(services, decision);
        console.log(`Confirmed: ${money(minor, currency)}. \`repayments list\` says how far it is.`);
      }),
  );
  command('refuse <number>', 'does not confirm it: nothing is given back')
    .requiredOption('--reason <text>', 'why not')
    .action((number: string, { site, as: actor, reason }: Options & { reason: string }) =>
      withServices(async (services) => {
        const now = services.clock.now();
        await decideRefund(services, { siteId: Number(site), number, outcome: 'refused', actor, reason, now });
        console.log('Refused.');
      }),
    );
  return refunds;
}

/** An amount as it is typed, in minor units: each currency here has two decimals. */
function minorOf(typed: string): number | 'whole' {
  if (typed === 'whole') return typed;
  if (!/^\d{1,6}([.,]\d{1,2})?$/.test(typed)) throw new InvalidArgumentError('It must be as 12.50, or `whole`.');
  return Math.round(Number(typed.replace(',', '.')) * 100);
}
