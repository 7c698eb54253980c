import { day } from '@vonk/contract/durations';
import { isWanted, morningOf, type QuietServices } from '../../mails/index.ts';
import type { SiteScope } from '../../sites/index.ts';
import { type Due, mailPatience, type Settled } from './marketing-tellings.ts';

/** Between two promotions to one member, by whatever way (T58). */
const promotionPause = day;

/** What becomes of a telling, and whether it is pushed or mailed at this moment. */
export interface Verdict {
  readonly settled: Settled;
  readonly isPushed: boolean;
  readonly isMailed: boolean;
}

interface Moment extends SiteScope, QuietServices {
  readonly now: Date;
  /** Whether it is so still. */
  readonly isSo: boolean;
  readonly lastPromotionAt: Date | null;
}

/**
 * What becomes of a telling that is due: over where it is not so any more, is too late or nobody wants it; put off in
 * the member's night, or within a day of another promotion (T58, NOTI-4); else pushed where a browser is there for it,
 * and mailed two hours later or where none is.
 */
export function judge(due: Due, { isSo, lastPromotionAt, siteId, sites, now }: Moment): Verdict {
  if (due.isOver || !isSo) return ending(due, 'withdrawn', now);
  const [byPush, byMail] = [mayPush(due), mayMail(due, now)];
  if (!byPush && !byMail) return ending(due, 'unwanted', now);
  const morning = morningOf({ ...due, siteId, purpose: due.kind }, { sites, now });
  if (morning) return putOff(due, morning);
  const nextDay = lastPromotionAt && new Date(lastPromotionAt.getTime() + promotionPause);
  if (nextDay && nextDay > now) return putOff(due, nextDay);
  if (byPush) return pushed(due, now);
  return mailed(due, now);
}

/** It is pushed once: what is due after that is its mail. */
const mayPush = (due: Due): boolean =>
  due.state === 'waiting' &&
  due.browsers.length > 0 &&
  due.status !== null &&
  isWanted({ ...due, status: due.status }, { purpose: due.kind, by: 'push' });

const mayMail = (due: Due, now: Date): boolean =>
  due.status !== null && isWanted({ ...due, status: due.status }, { purpose: due.kind, by: 'mail', now });

const putOff = ({ id, state, doneAt, devices }: Due, dueAt: Date): Verdict => ({
  settled: { id, state, doneAt, devices, mail: null, mailAt: null, dueAt },
  isPushed: false,
  isMailed: false,
});

const pushed = ({ id, browsers }: Due, now: Date): Verdict => ({
  settled: {
    id,
    state: 'told',
    doneAt: now,
    devices: browsers.length,
    mail: null,
    mailAt: null,
    dueAt: new Date(now.getTime() + mailPatience),
  },
  isPushed: true,
  isMailed: false,
});

/** Where it was waiting, no browser was there for it, or none was wanted. */
const mailed = (due: Due, now: Date): Verdict => {
  const { settled } = ending(due, 'unwanted', now);
  const state = due.push.includes(due.kind) ? 'told' : settled.state;
  return { settled: { ...settled, state, mail: 'told' }, isPushed: false, isMailed: true };
};

const ending = ({ id, state, doneAt, devices }: Due, outcome: 'withdrawn' | 'unwanted', now: Date): Verdict => ({
  settled: {
    id,
    state: state === 'waiting' ? outcome : state,
    doneAt: doneAt ?? now,
    devices,
    mail: outcome,
    mailAt: now,
    dueAt: null,
  },
  isPushed: false,
  isMailed: false,
});
