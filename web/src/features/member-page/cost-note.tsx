import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { useMessageCost } from '../../prices/use-message-cost.ts';

/** What beginning to write means for this member's money (T24). */
export function CostNote() {
  const t = useTranslations('members');
  const { settings } = useApp();
  const { inText, freeLeft } = useMessageCost();
  return (
    <p className="-mt-3 text-sm text-ink-2 only-wide">
      {freeLeft > 0
        ? t('costFree', { started: settings.max_started_conversations, free: freeLeft, price: inText })
        : t('cost', { price: inText })}
    </p>
  );
}
