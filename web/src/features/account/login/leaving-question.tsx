import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { Button, LinkButton } from '../../../ui/actions/button.tsx';

type LeavingQuestionProps = { until: string; isBusy: boolean; onStay: () => void };

/**
 * What a member who is leaving is asked when they log in. Going on with it stands first, and neither answer is pressed
 * for them: both look the same (T54).
 */
export function LeavingQuestion({ until, isBusy, onStay }: LeavingQuestionProps) {
  const t = useTranslations('account.login');
  const format = useFormatter();
  const { settings } = useApp();
  const day = format.dateTime(new Date(until), { dateStyle: 'long', timeZone: settings.time_zone });
  return (
    <div className="grid gap-4" role="alert">
      <h2>{t('leavingTitle', { day })}</h2>
      <p className="text-ink-2">{t('leavingText')}</p>
      <LinkButton variant="secondary" wide link={<Link to="/" />}>
        {t('keepLeaving')}
      </LinkButton>
      <Button variant="secondary" wide busy={isBusy} onClick={onStay}>
        {t('comeBack')}
      </Button>
    </div>
  );
}
