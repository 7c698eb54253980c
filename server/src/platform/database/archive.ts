import { type Reader, sql } from './db.ts';

// On a database that never archived anything yet its start counts; jobs write, so that there is always something to be
// archived (`archive_timeout`).
const late = sql(`select case when current_setting('archive_mode') = 'off' then 0
    else extract(epoch from clock_timestamp() - coalesce(last_archived_time, pg_postmaster_start_time())) end::float8
    as seconds
  from pg_stat_archiver`);

/**
 * For how many seconds nothing of the primary's log went into its archive, out of which it can be put back as of any
 * moment: with `archive_timeout = 60` it is a minute or so. 0 where it has no archive.
 */
export const readArchiveLateness = async (reader: Reader): Promise<number> =>
  (await reader.one<{ seconds: number }>(late)).seconds;
