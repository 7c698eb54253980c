import { Link } from '@tanstack/react-router';
import type { OwnVerification } from '@vonk/contract/verification';
import { useTranslations } from 'use-intl';
import { Alert } from '../../../ui/feedback/alert.tsx';

/** What became of the last one; nothing where there was none. */
export function Outcome({ verification: { state, reason } }: { verification: OwnVerification }) {
  const t = useTranslations('verification');
  if (state === 'refused')
    return (
      <Alert kind="info" title={t('refusedTitle')}>
        <p>{t(`reasons.${reason ?? 'unclear'}`)}</p>
        <p>
          {t('disagree')} <Link to="/complaints">{t('disagreeLink')}</Link>.
        </p>
      </Alert>
    );
  if (state === 'lost')
    return (
      <Alert kind="info" title={t('lostTitle')}>
        {t('lost')}
      </Alert>
    );
  if (state === 'expired')
    return (
      <Alert kind="info" title={t('expiredTitle')}>
        {t('expired')}
      </Alert>
    );
  return null;
}
