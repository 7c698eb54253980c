import { onTestFinished } from 'vitest';
import type { Kit } from '../kit.ts';
import { openHolder } from './connections.ts';

/** Where what is written stands, and what becomes of it there. */
export interface Standing {
  readonly table: string;
  readonly before: 'a statement' | 'the commit';
  /** `goes on`: it waits until it is let go, however long; `gives up`: as long as it itself would wait for somebody. */
  readonly outcome: 'goes on' | 'gives up';
}

const standsHere = `create or replace function stands_here() returns trigger language plpgsql as $$
  begin
    if tg_argv[0] = 'goes on' then perform set_config('lock_timeout', '0', true); end if;
    perform pg_advisory_xact_lock_shared(4711);
    return null;
  end $$`;

/** Keeps what writes a table standing in the database, until it is let go or the test is over. */
export async function keepStanding(kit: Kit, { table, before, outcome }: Standing) {
  const run = (text: string) => kit.db.pool.query(text);
  const holder = await openHolder(kit);
  const end = async () => {
    // First the lock: whoever stands there holds the table.
    await holder.end();
    await run(`drop trigger if exists stands on ${table}`);
  };
  onTestFinished(end);
  await run(standsHere);
  await holder.query('select pg_advisory_lock(4711)');
  await run(
    before === 'the commit'
      ? `create constraint trigger stands after insert on ${table} deferrable initially deferred for each row
          execute function stands_here('${outcome}')`
      : `create trigger stands after insert or update on ${table} for each statement
          execute function stands_here('${outcome}')`,
  );
  return { letGo: () => holder.query('select pg_advisory_unlock(4711)'), end };
}
