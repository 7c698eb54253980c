import type { StaffAction } from '@vonk/contract/admin/actions';
import { noteAction } from '../../audit/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { explainFullDisk } from '../../platform/program/data-folder.ts';
import type { SiteScope } from '../../sites/index.ts';
import { type Config, readConfig } from '../config.ts';
import { openDatabase, type OpenedDatabase } from '../database/open-database.ts';
import { completeServices } from '../open-services.ts';
import type { Services } from '../services.ts';

const open = new Set<AsyncDisposableStack>();

/** Closes what commands opened and have not closed, for whoever breaks one off. */
export async function closeGrounds(): Promise<void> {
  for (const closing of open) await closing.disposeAsync();
}

/** Runs one command on the migrated database of the environment, and closes whatever it opened. */
export async function withDatabase<T>(
  work: (ground: OpenedDatabase & { config: Config }) => Promise<T>,
  options?: { takesOver: boolean },
): Promise<T> {
  const config = readConfig(process.env);
  const closing = new AsyncDisposableStack();
  open.add(closing);
  try {
    const database = await openDatabase(config, { log: createLog('warn'), closing, ...options });
    return await work({ ...database, config });
  } catch (error) {
    throw await explainFullDisk(error, config.DATA_DIR);
  } finally {
    await closing.disposeAsync();
  }
}

/** Runs one command with all that the server's modules are handed. */
export const withServices = <T>(work: (services: Services) => Promise<T>): Promise<T> =>
  withDatabase(async ({ db, connect, config }) => {
    const { services, close } = await completeServices({
      config,
      clock: systemClock,
      db,
      log: createLog('warn'),
      build: 'cli',
      connect,
    });
    try {
      return await work(services);
    } finally {
      await close();
    }
  });

interface Reading {
  /** The options of the command: the number of the site, and who of the staff reads. */
  readonly by: { readonly site: string; readonly as: string };
  readonly action: StaffAction;
  /** Of whom or what: a public id. Left out for a whole queue. */
  readonly subject?: string;
}

/** Lets staff read what is of members: who read what, and when, is noted before anything is shown (T89). */
export const withReading = (
  { by: { site, as: actor }, action, subject = '' }: Reading,
  read: (services: Services, scope: SiteScope) => Promise<void>,
): Promise<void> =>
  withServices(async (services) => {
    const siteId = Number(site);
    const entry = { siteId, actor, action, subject, now: services.clock.now() };
    await services.db.transact((tx) => noteAction(tx, entry));
    await read(services, { siteId });
  });
