import { type Reader, sql } from './db.ts';

const named = sql("select current_setting('synchronous_standby_names') <> '' as has");

/**
 * Whether the primary waits with each commit until a second server has it too, as under Patroni's `synchronous_mode`,
 * which goes on without where there is none.
 */
export const hasSynchronousStandby = async (reader: Reader): Promise<boolean> =>
  (await reader.one<{ has: boolean }>(named)).has;
