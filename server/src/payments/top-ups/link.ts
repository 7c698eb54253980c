import type { CallInput } from '@vonk/contract/api';
import type { LinkedTopUp } from '@vonk/contract/top-ups';
import * as z from 'zod/mini';
import type { AnyCall, Scope } from '../../accounts/index.ts';
import type { Reader } from '../../platform/database/db.ts';
import type { Seal } from '../../platform/seal.ts';
import type { PaymentsServices } from '../services.ts';
import { endTopUp } from './end-top-up.ts';
import { viewTopUp } from './show-top-up.ts';
import { cancelDebit, findTopUpDebit } from './top-up-debits.ts';
import { findTopUp } from './top-ups.ts';

const purpose = 'top-up';
const sealed = z.tuple([z.int(), z.uuid(), z.uuid(), z.nullable(z.uuid())]);

interface Linked extends Scope {
  readonly topUpId: string;
  /** The debit that its mail announced. */
  readonly debitId: string | null;
}

/** Where a mail's link leads: a debit is left out there, or all of it ended, without a login (T46). */
export const topUpPath = (
  seal: Seal,
  { siteId, memberId }: Scope,
  { topUpId, debitId }: { topUpId: string; debitId: string | null },
): string => `/top-up/${seal.close(purpose, [siteId, memberId, topUpId, debitId])}`;

/** What a link is about: what was agreed then and still holds, and whether its debit can still be left out. */
export const showLinked = (
  { db, seal }: Pick<PaymentsServices, 'db' | 'seal'>,
  call: AnyCall<'link_invalid'>,
  { token }: CallInput<'GET /api/top-up-link.php'>,
): Promise<LinkedTopUp> => show(db, open(seal, call, token));

/** Leaves out a debit, or ends all of it, by the link of a mail; again it changes nothing. */
export async function changeLinked(
  { db, seal }: Pick<PaymentsServices, 'db' | 'seal'>,
  call: AnyCall<'link_invalid'>,
  { token, change }: CallInput<'POST /api/top-up-link.php'>,
): Promise<LinkedTopUp> {
  const linked = open(seal, call, token);
  const { now } = call;
  await db.transact(async (tx) => {
    if (change === 'skip') {
      if (linked.debitId !== null) await cancelDebit(tx, linked, linked.debitId);
      return;
    }
    // An old link ends nothing that was agreed since.
    if ((await findTopUp(tx, linked))?.id === linked.topUpId) await endTopUp(tx, linked, { reason: 'member', now });
  });
  return show(db, linked);
}

async function show(reader: Reader, linked: Linked): Promise<LinkedTopUp> {
  const holds = (await findTopUp(reader, linked))?.id === linked.topUpId;
  const debit = linked.debitId === null ? undefined : await findTopUpDebit(reader, linked, linked.debitId);
  return {
    top_up: holds ? await viewTopUp(reader, linked) : null,
    is_announced: holds && debit?.state === 'announced',
  };
}

function open(seal: Seal, call: AnyCall<'link_invalid'>, token: string): Linked {
  const { data } = sealed.safeParse(seal.open(purpose, token));
  if (data?.[0] !== call.site.siteId) return call.refuse('link_invalid');
  return { siteId: data[0], memberId: data[1], topUpId: data[2], debitId: data[3] };
}
