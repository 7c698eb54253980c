import { useEffect, useEffectEvent, useState } from 'react';
import { type Discount, useOffer } from '../../prices/discounts.ts';
import { useApp, useUser } from '../../api/use-app.ts';
import { isBusy } from '../../device/is-busy.ts';
import { mayOpen } from './may-open.ts';

/** So long after entering the members area the time bonus opens. */
const delayMilliseconds = 40_000;
/** How long it waits more where somebody is busy. */
const busyMilliseconds = 5_000;

/** The members area without conversations, forms and payments, over which nothing opens (B5, T32). */
const area = /^\/(members(\/[^/]+)?|likes(\/.+)?|premium)\/?$/;

/**
 * The time bonus, while it is open: 40 seconds after entering the members area, with no credits left, once per account;
 * on another screen it waits for the next one of the area. Of all devices the server lets one open it.
 */
export function useTimeBonus(
  pathname: string,
): { offer: Discount & { endsAt: number }; close: () => void } | undefined {
  const { call } = useApp();
  const user = useUser();
  const offer = useOffer();
  const [state, setState] = useState<'waiting' | 'open' | 'done'>('waiting');
  const isHere = area.test(pathname);
  const memberId = mayOpen(user, offer) && state === 'waiting' ? user?.id : undefined;
  const open = useEffectEvent(async () => {
    const { first } = await call('POST /api/notice.php', { kind: 'time_bonus', event: 'shown' });
    setState(first ? 'open' : 'done');
  });
  useEffect(() => {
    if (memberId === undefined || !isHere) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      if (isBusy()) timer = setTimeout(look, busyMilliseconds);
      else void open().catch(() => undefined);
    };
    timer = setTimeout(look, Math.max(0, enteredAt(memberId) + delayMilliseconds - Date.now()));
    return () => clearTimeout(timer);
  }, [memberId, isHere]);
  if (state !== 'open' || !isHere || !offer || offer.endsAt === null) return undefined;
  const close = () => {
    setState('done');
    void call('POST /api/notice.php', { kind: 'time_bonus', event: 'closed' }, { isRepeatable: true }).catch(
      () => undefined,
    );
  };
  return { offer: { ...offer, endsAt: offer.endsAt }, close };
}

/** When this member entered the area in this tab; a reload does not begin it anew. */
function enteredAt(memberId: string): number {
  const key = `members_area_since:${memberId}`;
  const kept = Number(sessionStorage.getItem(key));
  if (kept > 0) return kept;
  const now = Date.now();
  sessionStorage.setItem(key, String(now));
  return now;
}
