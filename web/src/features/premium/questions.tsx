import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';

/** What people ask before they buy. */
export function Questions() {
  const t = useTranslations('premium.questions');
  const { settings } = useApp();
  return (
    <dl className="questions">
      <dt>{t('renewQ')}</dt>
      <dd>{t('renewA')}</dd>
      <dt>{t('emptyQ')}</dt>
      <dd>{t('emptyA')}</dd>
      <dt>{t('refundQ')}</dt>
      <dd>{t('refundA', { days: String(settings.refund_days) })}</dd>
    </dl>
  );
}
