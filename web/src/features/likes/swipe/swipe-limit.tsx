import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { classes } from '../../../ui/classes.ts';
import { LinkButton } from '../../../ui/actions/button.tsx';
import { Countdown } from '../../../ui/money/countdown.tsx';

type SwipeLimitProps = {
  limit: number;
  endsAt: string;
  serverTime: string;
  onEnd: () => void;
  /** No card is left either. */
  isAlone: boolean;
};

/** All likes of the day are given: how long until the next ones; the cards can still be passed (LIKE-2). */
export function SwipeLimit({ limit, endsAt, serverTime, onEnd, isAlone }: SwipeLimitProps) {
  const t = useTranslations('likes.swipe');
  const [offset] = useState(() => (typeof window === 'undefined' ? 0 : Date.parse(serverTime) - Date.now()));
  return (
    <div className={classes('swipe-rest', !isAlone && 'swipe-rest-below')}>
      {isAlone ? <h1>{t('limitTitle')}</h1> : <h2>{t('limitTitle')}</h2>}
      <p>
        {t('limitText', { limit: String(limit) })} {!isAlone && t('limitPass')}
      </p>
      <Countdown
        startsAt={Date.parse(serverTime)}
        endsAt={Date.parse(endsAt)}
        now={() => Date.now() + offset}
        label={(hours, minutes) => t('countdown', { hours, minutes })}
        onEnd={onEnd}
      />
      {isAlone && (
        <LinkButton variant="secondary" link={<Link to="/members" />}>
          {t('search')}
        </LinkButton>
      )}
    </div>
  );
}
