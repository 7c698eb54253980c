import { Argument, Command } from 'commander';
import { listRepayments } from '../../credits/index.ts';
import { closeRepayment, readProviderNames } from '../../payments/index.ts';
import { withReading, withServices } from './ground.ts';

interface Options {
  site: string;
  as: string;
}

/** `repayments`: what is to be paid back to people who left or withdrew, and noting that it was (T26, T42). */
export function repaymentsCommand(): Command {
  const repayments = new Command('repayments').description(
    'pay back bought credits of members who withdrew or were erased',
  );
  const command = (name: string, description: string) =>
    repayments
      .command(name)
      .description(description)
      .option('--site <id>', 'number of the site', '1')
      .requiredOption('--as <name>', 'who of the staff does it');
  command('list', 'what is due, the longest first').action((by: Options) =>
    withReading({ by, action: 'repayments_listed' }, async ({ db }, scope) => {
      const due = await listRepayments(db, scope, 1000);
      const paymentIds = due.map(({ paymentId }) => paymentId);
      const names = new Map((await readProviderNames(db, scope, paymentIds)).map((name) => [name.id, name]));
      for (const { number, paymentId, credits, minor, currency, askedAt } of due) {
        const paid = names.get(paymentId);
        const amount = `${(minor / 100).toFixed(2)} ${currency}`;
        const where = `${paid?.provider ?? 'unknown'} ${paid?.reference ?? ''} receipt ${paid?.number ?? 'none'}`;
        console.log([number, amount, `${credits} credits`, where, `since ${askedAt.toISOString()}`].join('  '));
      }
      if (due.length === 0) console.log('Nothing is due.');
    }),
  );
  command('settle <number>', 'note that one was paid back, or is not to be; logged')
    .addArgument(new Argument('<outcome>', 'what became of it').choices(['paid', 'dropped'] as const))
    .requiredOption('--reference <text>', 'what the refund is called at the provider, or why there is none')
    .action(
      (number: string, outcome: 'paid' | 'dropped', { site, as: actor, reference }: Options & { reference: string }) =>
        withServices(async (services) => {
          const now = services.clock.now();
          const settlement = { siteId: Number(site), number, outcome, actor, reference, now };
          if (!(await closeRepayment(services, settlement)))
            throw new Error('No such repayment, or it is settled already.');
          console.log('Noted.');
        }),
    );
  return repayments;
}
