import { Command } from 'commander';
import { closeAccount, removeTwoStep, restoreAccount, type StaffDeed } from '../../admin/index.ts';
import type { Services } from '../services.ts';
import { withServices } from './ground.ts';

interface Options {
  site: string;
  as: string;
  reason: string;
  fraud?: boolean;
}

/** `accounts`: closing an account and opening it again; every deed is logged with its reason. */
export function accountsCommand(): Command {
  const accounts = new Command('accounts').description('close an account, or open it again');
  const command = (name: string, description: string, act: (services: Services, deed: StaffDeed) => Promise<boolean>) =>
    accounts
      .command(`${name} <email>`)
      .description(description)
      .option('--site <id>', 'number of the site', '1')
      .requiredOption('--as <name>', 'who of the staff does it')
      .requiredOption('--reason <text>', 'why, for the log')
      .option('--fraud', 'closed for fraud: whoever wrote to it is warned and gets credits back')
      .action((email: string, { site, as: actor, reason, fraud = false }: Options) =>
        withServices(async (services) => {
          const deed = { siteId: Number(site), email, actor, reason, isFraud: fraud, now: services.clock.now() };
          if (!(await act(services, deed))) throw new Error('No such account, or it stands so already.');
          console.log('Done.');
        }),
      );
  command('close', 'nobody sees or hears from it any more', closeAccount);
  command('restore', 'as it was', restoreAccount);
  command('two-step-off', 'a member who lost app and backup codes logs in by password again', removeTwoStep);
  return accounts;
}
