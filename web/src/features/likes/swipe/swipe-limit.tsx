import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../../ui/actions/button.tsx';
import { Countdown } from '../../../ui/money/countdown.tsx';

type SwipeLimitProps = { limit: number; endsAt: string; serverTime: string; onEnd: () => void };

/** All likes of the day are given: how long until the next ones (LIKE-2). */
export function SwipeLimit({ limit, endsAt, serverTime, onEnd }: SwipeLimitProps) {
  const t = useTranslations('likes.swipe');
  const [offset] = useState(() => (typeof window === 'undefined' ? 0 : Date.parse(serverTime) - Date.now()));
  return (
    <div className="swipe-rest">
      <h1>{t('limitTitle')}</h1>
      <p>{t('limitText', { limit: String(limit) })}</p>
      <Countdown
        startsAt={Date.parse(serverTime)}
        endsAt={Date.parse(endsAt)}
        now={() => Date.now() + offset}
        label={(hours, minutes) => t('countdown', { hours, minutes })}
        onEnd={onEnd}
      />
      <LinkButton variant="secondary" link={<Link to="/members" />}>
        {t('search')}
      </LinkButton>
    </div>
  );
}
