import type { CallInput, CallOutput } from '@vonk/contract/api';
import type { MemberCall } from '../accounts/index.ts';
import type { Db } from '../platform/database/db.ts';
import { readSubject, writeClosed, writeShown } from './notices.ts';

export interface NoticesServices {
  readonly db: Db;
}

/** Keeps that something was shown to the member, or closed by them. */
export function tellNotice(
  { db }: NoticesServices,
  { member, now }: MemberCall,
  { kind, event }: CallInput<'POST /api/notice.php'>,
): Promise<CallOutput<'POST /api/notice.php'>> {
  return db.transact(async (tx) => {
    const told = { kind, subject: await readSubject(tx, member, kind), now };
    if (event === 'shown') return { first: await writeShown(tx, member, told) };
    await writeClosed(tx, member, told);
    return { first: false };
  });
}
