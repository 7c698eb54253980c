import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useUser } from '../../api/use-app.ts';
import { ChipLink, ChipRow } from '../../ui/actions/chip.tsx';
import { FinderIcon, SwipeIcon } from '../../ui/icons.ts';

/** The other ways to find somebody: one at a time, or by a few questions. */
export function OtherWays() {
  const t = useTranslations('members');
  const swipe = useTranslations('likes.swipe');
  return (
    <>
      {useUser() && (
        <ChipLink icon={<SwipeIcon />} link={<Link to="/swipe-game" />}>
          {swipe('title')}
        </ChipLink>
      )}
      <ChipLink icon={<FinderIcon />} link={<Link to="/match-finder" />}>
        {t('matchFinder')}
      </ChipLink>
    </>
  );
}

/** The same beside the heading of a wide screen. */
export function OtherWaysBeside() {
  const t = useTranslations('members');
  return (
    <div className="only-wide">
      <ChipRow label={t('otherWays')}>
        <OtherWays />
      </ChipRow>
    </div>
  );
}
