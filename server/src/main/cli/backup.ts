import { resolve } from 'node:path';
import { Command } from 'commander';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { type Backup, writeBackup } from '../../platform/backup/write-backup.ts';
import { eraseAgain } from '../../leaving/index.ts';
import { openStorage } from '../open-storage.ts';
import { withDatabase, withServices } from './ground.ts';

const summary = ({ tables, files }: Backup) =>
  `${Object.keys(tables).length} tables, ` +
  `${Object.values(tables).reduce((sum, rows) => sum + rows, 0)} rows, ${files} files`;

/** `backup <folder>`: all data and files into a new folder, while the site runs. */
export const backupCommand = () =>
  new Command('backup')
    .description('write all data and files into a new folder; the site may go on running')
    .argument('<folder>', 'a folder that does not exist yet')
    .action(async (folder: string) => {
      await withDatabase(async ({ db, config }) => {
        const backup = await writeBackup(
          { pool: db.pool, storage: await openStorage(config) },
          resolve(folder),
          new Date(),
        );
        console.log(`${resolve(folder)}: ${summary(backup)}`);
      });
    });

/** `restore <folder>`: a backup into a database without members. */
export const restoreCommand = () =>
  new Command('restore')
    .description('put a backup into a database without members, and its files into the storage')
    .argument('<folder>', 'a folder that `backup` wrote')
    .action(async (folder: string) => {
      await withDatabase(async ({ db, config }) => {
        const backup = await restoreBackup({ pool: db.pool, storage: await openStorage(config) }, resolve(folder));
        console.log(`Restored as of ${backup.createdAt}: ${summary(backup)}`);
      });
      const { erased, failed } = await withServices((services) => eraseAgain(services, services.clock.now()));
      if (erased > 0) console.log(`Erased again, as they were erased since: ${erased}`);
      if (failed > 0) console.log(`To be erased again, and tried each hour: ${failed}`);
    });
