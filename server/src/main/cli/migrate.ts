import { Command } from 'commander';
import { withDatabase } from './ground.ts';

/** `migrate`: brings the database to this version; the server does the same at its start, but never takes over. */
export const migrateCommand = () =>
  new Command('migrate')
    .description('bring the database to this version (a start does so too)')
    .option(
      '--take-over',
      "put this version's SQL functions in place of a newer version's: going back to an older one",
      false,
    )
    .action(async ({ takeOver }: { takeOver: boolean }) => {
      await withDatabase(async () => console.log('The database is at this version.'), { takesOver: takeOver });
    });
