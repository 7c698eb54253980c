import { Command } from 'commander';
import { withDatabase } from './ground.ts';

/** `migrate`: brings the database to this version; the server does the same at its start. */
export const migrateCommand = () =>
  new Command('migrate').description('bring the database to this version (a start does so too)').action(async () => {
    await withDatabase(async () => console.log('The database is at this version.'));
  });
