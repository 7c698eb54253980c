import type { Scope } from '../accounts/index.ts';
import { sql, type Tx } from '../platform/database/db.ts';
import { erasedColumns } from './columns.ts';

const hide = sql("update profiles set status = 'leaving' where site_id = $1 and id = $2 and status = 'active'");
const show = sql("update profiles set status = 'active' where site_id = $1 and id = $2 and status = 'leaving'");
const blank = sql(`update profiles set public_id = $3, ${erasedColumns} where site_id = $1 and id = $2`);

/** Takes the profile from every surface. One that staff disabled stays as it is. */
export const hideProfile = async (tx: Tx, { siteId, memberId }: Scope): Promise<void> =>
  void (await tx.run(hide, [siteId, memberId]));

/** Shows it again. */
export const showProfile = async (tx: Tx, { siteId, memberId }: Scope): Promise<void> =>
  void (await tx.run(show, [siteId, memberId]));

/** Empties the profile: nothing of the person is left, and its address leads nowhere. */
export const blankProfile = async (tx: Tx, { siteId, memberId }: Scope, publicId: string): Promise<void> =>
  void (await tx.run(blank, [siteId, memberId, publicId]));

const disable = sql("update profiles set status = 'disabled' where site_id = $1 and id = $2 and status = 'active'");
const enable = sql("update profiles set status = 'active' where site_id = $1 and id = $2 and status = 'disabled'");

/** Takes the profile from every surface, for staff. */
export const disableProfile = async (tx: Tx, { siteId, memberId }: Scope): Promise<void> =>
  void (await tx.run(disable, [siteId, memberId]));

/** Shows it again. */
export const enableProfile = async (tx: Tx, { siteId, memberId }: Scope): Promise<void> =>
  void (await tx.run(enable, [siteId, memberId]));
