import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { RepeatIcon, ShowIcon, UndoIcon } from '../../../ui/icons.ts';

export function Promises() {
  const t = useTranslations('payments.credits');
  const { settings } = useApp();
  return (
    <ul className="promises">
      <li>
        <UndoIcon />
        {t('refund', { days: String(settings.refund_days) })}
      </li>
      <li>
        <RepeatIcon />
        {t('once')}
      </li>
      <li>
        <ShowIcon />
        {t('shown')}
      </li>
    </ul>
  );
}
