import { useFormatter, useTranslations } from 'use-intl';

/** Below a list that shows the newest of more: how many of how many. */
export function NewestOf({ shown, total }: { shown: number; total: number }) {
  const t = useTranslations('admin-members');
  const format = useFormatter();
  if (total <= shown) return null;
  return <p className="pane-note">{t('newest', { shown: format.number(shown), total: format.number(total) })}</p>;
}
