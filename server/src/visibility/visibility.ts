import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';

const visible = sql('select is_visible_v1($1, $2, $3) as answer');
const found = sql('select is_found_v1($1, $2, $3) as answer');

/** Who looks; a guest has no id. */
export interface Viewer extends SiteScope {
  readonly memberId: string | undefined;
}

/** Whether the member may see another profile at all: in lists they share, in chat, in mails (T123). */
export const isVisible = async (reader: Reader, { siteId, memberId }: Scope, shownId: string): Promise<boolean> =>
  (await reader.one<{ answer: boolean }>(visible, [siteId, memberId, shownId])).answer;

/**
 * Whether somebody can come upon a profile now: open it, like it, write first. Leaves out invisible members (B6,
 * PRIV-1).
 */
export const isFound = async (reader: Reader, { siteId, memberId }: Viewer, shownId: string): Promise<boolean> =>
  (await reader.one<{ answer: boolean }>(found, [siteId, memberId ?? null, shownId])).answer;
