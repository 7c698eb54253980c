import { Command } from 'commander';
import { accountsCommand } from './cli/accounts.ts';
import { backupCommand, restoreCommand } from './cli/backup.ts';
import { financeCommand } from './cli/finance.ts';
import { chargebacksCommand } from './cli/chargebacks.ts';
import { debitsCommand } from './cli/debits.ts';
import { cardsCommand } from './cli/cards.ts';
import { campaignsCommand } from './cli/campaigns.ts';
import { discountsCommand } from './cli/discounts.ts';
import { inboxCommand } from './cli/inbox.ts';
import { invoicesCommand } from './cli/invoices.ts';
import { keysCommand } from './cli/keys.ts';
import { landersCommand } from './cli/landers.ts';
import { mailsCommand } from './cli/mails.ts';
import { membersCommand } from './cli/members.ts';
import { migrateCommand } from './cli/migrate.ts';
import { partnersCommand } from './cli/partners.ts';
import { photosCommand } from './cli/photos.ts';
import { profilesCommand } from './cli/profiles.ts';
import { refundsCommand } from './cli/refunds.ts';
import { repaymentsCommand } from './cli/repayments.ts';
import { reportsCommand } from './cli/reports.ts';
import { seedCommand } from './cli/seed.ts';
import { staffCommand } from './cli/staff.ts';
import { sitesCommand } from './cli/sites.ts';
import { withdrawalsCommand } from './cli/withdrawals.ts';
import { verificationsCommand } from './cli/verifications.ts';

/** Every command there is. */
export const commands = [
  migrateCommand,
  sitesCommand,
  seedCommand,
  backupCommand,
  restoreCommand,
  keysCommand,
  cardsCommand,
  inboxCommand,
  photosCommand,
  verificationsCommand,
  reportsCommand,
  repaymentsCommand,
  refundsCommand,
  withdrawalsCommand,
  chargebacksCommand,
  debitsCommand,
  discountsCommand,
  campaignsCommand,
  mailsCommand,
  financeCommand,
  invoicesCommand,
  profilesCommand,
  partnersCommand,
  landersCommand,
  accountsCommand,
  membersCommand,
  staffCommand,
];

/** Does what the command line asks for. Throws, in words for the operator, when that cannot be. */
export async function runCommand(): Promise<void> {
  const program = new Command('npm run cli --')
    .description('What is done to a deployment from its command line. It reads the same environment as the server.')
    .showHelpAfterError()
    .configureHelp({ showGlobalOptions: true });
  for (const command of commands) program.addCommand(command());
  await program.parseAsync();
}
