import { useTranslations } from 'use-intl';
import { useApp, useUser } from '../../api/use-app.ts';
import { useMessageCost } from '../../prices/use-message-cost.ts';

/** What beginning to write means for this member's money (T24). */
export function CostNote() {
  const t = useTranslations('members');
  const { settings } = useApp();
  const isPremium = useUser()?.paid_user ?? false;
  const { inText, freeLeft } = useMessageCost();
  const text =
    freeLeft === 0
      ? t('cost', { price: inText })
      : isPremium
        ? t('costFreePremium', { free: freeLeft, price: inText })
        : t('costFree', { started: settings.max_started_conversations, free: freeLeft, price: inText });
  return <p className="-mt-3 text-sm text-ink-2 only-wide">{text}</p>;
}
