import { type Reader, sql } from '../platform/database/db.ts';
import type { BreakKind } from '@vonk/contract/admin/house/log';

export interface ChainState {
  readonly entries: number;
  /** The newest hash, hexadecimal; null where there is no entry. */
  readonly head: string | null;
  readonly breaks: readonly { readonly position: number | null; readonly kind: BreakKind }[];
}

const count = sql(`select count(*)::integer as entries,
  (select encode(hash, 'hex') from audit_chain order by position desc limit 1) as head from audit_chain`);
const findBreaks = sql('select position, kind from audit_breaks_v1($1, $2)');

/** Reckons the whole chain again, and says where it is broken, up to `limit` places. */
export async function checkChain(reader: Reader, { now, limit }: { now: Date; limit: number }): Promise<ChainState> {
  const breaks = await reader.rows<ChainState['breaks'][number]>(findBreaks, [now, limit]);
  return { ...(await reader.one<Omit<ChainState, 'breaks'>>(count, [])), breaks };
}
