import { day } from '@vonk/contract/durations';
import { Command } from 'commander';
import { listFailedMails } from '../../mails/index.ts';
import { withReading } from './ground.ts';

interface Options {
  readonly site: string;
  readonly as: string;
  readonly days: string;
}

/** `mails`: what became of those that did not go out (NOTI-3). */
export function mailsCommand(): Command {
  const mails = new Command('mails').description('mails that did not go out');
  mails
    .command('failed')
    .description('those that failed for good, the newest first: when, which, to which domain, and why')
    .option('--site <id>', 'number of the site', '1')
    .option('--days <number>', 'of how many days, 30 at most', '7')
    .requiredOption('--as <name>', 'who of the staff asks')
    .action((options: Options) => list(options));
  return mails;
}

async function list(by: Options): Promise<void> {
  const days = Number(by.days);
  if (!Number.isInteger(days) || days < 1 || days > 30)
    throw new Error('--days wants a whole number from 1 to 30: mails are kept no longer.');
  await withReading({ by, action: 'failed_mails_listed' }, async ({ db, clock }, scope) => {
    const since = new Date(clock.now().getTime() - days * day);
    const found = await listFailedMails(db, scope, { since, limit: 1000 });
    for (const { refusedAt, template, domain, refusal, code } of found)
      console.log(
        `${refusedAt.toISOString()}  ${template}  ${domain}  ${refusal ?? 'refused'}  ${code ?? ''}`.trimEnd(),
      );
    if (found.length === 0) console.log('There is none.');
    if (found.length === 1000) console.log('There are more; ask for fewer days.');
  });
}
