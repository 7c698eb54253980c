import { day } from '@vonk/contract/durations';
import {
  type OwnVerification,
  type VerificationGesture,
  verificationTries,
  verificationTryDays,
} from '@vonk/contract/verification';
import type { MemberCall, Scope } from '../../accounts/index.ts';
import type { Reader } from '../../platform/database/db.ts';
import { readPhotos } from '../photos.ts';
import { findOpenTry, readTries, type Try } from './tries.ts';
import { findNewest, type StoredVerification } from './verifications.ts';

/** How the member's verification stands, and what may be done now (T117, C46). */
export async function readOwnVerification(
  reader: Reader,
  { member, now }: Pick<MemberCall, 'member' | 'now'>,
): Promise<OwnVerification> {
  const open = await findOpenTry(reader, member, now);
  const tries = await triesThisWeek(reader, member, now);
  return {
    ...(open ? openOf(open) : decidedOf(await findNewest(reader, member))),
    tries_left: tries.left,
    next_try_at: tries.nextAt?.toISOString() ?? null,
    has_main_photo: await hasMainPhoto(reader, member),
  };
}

type Standing = Omit<OwnVerification, 'tries_left' | 'next_try_at' | 'has_main_photo'>;

const openOf = ({ method, instruction, begunAt, endsAt }: Try): Standing => ({
  state: 'open',
  method,
  gesture: method === 'gesture_selfie' ? (instruction as VerificationGesture) : null,
  number: method === 'document' ? instruction : null,
  until: endsAt.toISOString(),
  reason: null,
  since: begunAt.toISOString(),
});

const decidedOf = (newest: StoredVerification | undefined): Standing => ({
  state: newest?.state ?? 'none',
  method: newest?.state === 'waiting' ? newest.method : null,
  gesture: null,
  number: null,
  until: null,
  reason: newest?.reason ?? null,
  since: newest?.since.toISOString() ?? null,
});

/** What is left of the tries of the last seven days, when there is one again, and what they asked. */
export async function triesThisWeek(
  reader: Reader,
  scope: Scope,
  now: Date,
): Promise<{ left: number; nextAt: Date | undefined; instructions: string[] }> {
  const week = verificationTryDays * day;
  const tries = await readTries(reader, scope, new Date(now.getTime() - week));
  const left = Math.max(0, verificationTries - tries.length);
  const first = tries.at(-verificationTries);
  return {
    left,
    nextAt: left === 0 && first ? new Date(first.begunAt.getTime() + week) : undefined,
    instructions: tries.map(({ instruction }) => instruction),
  };
}

/** Whether there is a main photo that others see. */
export const hasMainPhoto = async (reader: Reader, scope: Scope): Promise<boolean> =>
  (await readPhotos(reader, scope)).some(({ isMain, state }) => isMain && state === 'active');
