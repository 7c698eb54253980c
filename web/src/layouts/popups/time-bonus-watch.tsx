import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useApp } from '../../api/use-app.ts';
import { useTimeBonus } from '../../features/discounts/use-time-bonus.ts';

const TimeBonusOffer = lazy(async () => ({ default: (await import('./time-bonus-offer.tsx')).TimeBonusOffer }));

/** The time bonus's modal where it is due, with the cheapest package as its example. */
export function TimeBonusWatch() {
  const { texts } = useApp();
  const { pathname } = useLocation();
  const bonus = useTimeBonus(pathname);
  const isDue = bonus !== undefined;
  const [hasTexts, setTexts] = useState(false);
  useEffect(() => {
    if (isDue) void texts.load(['discounts', 'payments']).then(() => setTexts(true));
  }, [isDue, texts]);
  return bonus && hasTexts ? (
    <Suspense>
      <TimeBonusOffer {...bonus} />
    </Suspense>
  ) : null;
}
