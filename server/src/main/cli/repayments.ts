import { Argument, Command } from 'commander';
import { listRepayments } from '../../credits/index.ts';
import { maskIban } from '../../direct-debit/index.ts';
import { closeRepayment, readProgress, readProviderNames, readRefundAccounts } from '../../payments/index.ts';
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
    withReading({ by, action: 'repayments_listed' }, async ({ db, seal }, scope) => {
      const due = await listRepayments(db, scope, 1000);
      const paymentIds = due.map(({ paymentId }) => paymentId);
      const names = new Map((await readProviderNames(db, scope, paymentIds)).map((name) => [name.id, name]));
      const numbers = due.map(({ number }) => number);
      const progress = await readProgress(db, scope, numbers);
      const accounts = await readRefundAccounts(db, scope, { numbers, seal });
      for (const { number, paymentId, credits, minor, currency, askedAt } of due) {
        const paid = names.get(paymentId);
        const amount = `${(minor / 100).toFixed(2)} ${currency}`;
        const where = `${paid?.provider ?? 'unknown'} ${paid?.reference ?? ''} receipt ${paid?.number ?? 'none'}`;
        const refund = progress.get(number);
        const how = refund
          ? `refund ${refund.state}${refund.problem === null ? '' : ` (${refund.problem})`}`
          : 'no refund';
        const account = accounts.get(number);
        const to = account ? `to ${maskIban(account.iban)}` : 'to where it came from';
        console.log(
          [number, amount, `${credits} credits`, where, how, to, `since ${askedAt.toISOString()}`].join('  '),
        );
      }
      if (due.length === 0) console.log('Nothing is due.');
    }),
  );
  command('show <number>', 'the account that one goes to, whole, as its member gave it; logged').action(
    (number: string, by: Options) =>
      withReading({ by, action: 'repayment_account_read', subject: number }, async ({ db, seal }, scope) => {
        const account = (await readRefundAccounts(db, scope, { numbers: [number], seal })).get(number);
        console.log(account ? `${account.iban}  ${account.holder}` : 'No account was given for it.');
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
