import { Command } from 'commander';
import { accountsCommand } from './cli/accounts.ts';
import { backupCommand, restoreCommand } from './cli/backup.ts';
import { inboxCommand } from './cli/inbox.ts';
import { keysCommand } from './cli/keys.ts';
import { landersCommand } from './cli/landers.ts';
import { migrateCommand } from './cli/migrate.ts';
import { partnersCommand } from './cli/partners.ts';
import { photosCommand } from './cli/photos.ts';
import { profilesCommand } from './cli/profiles.ts';
import { repaymentsCommand } from './cli/repayments.ts';
import { reportsCommand } from './cli/reports.ts';
import { seedCommand } from './cli/seed.ts';
import { sitesCommand } from './cli/sites.ts';
import { verificationsCommand } from './cli/verifications.ts';

/** Every command there is. */
export const commands = [
  migrateCommand,
  sitesCommand,
  seedCommand,
  backupCommand,
  restoreCommand,
  keysCommand,
  inboxCommand,
  photosCommand,
  verificationsCommand,
  reportsCommand,
  repaymentsCommand,
  profilesCommand,
  partnersCommand,
  landersCommand,
  accountsCommand,
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
