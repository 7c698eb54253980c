import { useTranslations } from 'use-intl';
import { Steps } from '../../../ui/feedback/progress.tsx';

export function PurchaseSteps({ current }: { current: 0 | 1 }) {
  const t = useTranslations('payments.steps');
  return <Steps steps={[t('package'), t('pay')]} current={current} label={t('label')} />;
}
