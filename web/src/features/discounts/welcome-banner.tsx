import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Discount } from '../../prices/discounts.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TimeLeft } from './time-left.tsx';
import { useWords } from './use-words.ts';

/** The offer of a newcomer, with its true end; it can be hidden (T31). */
export function WelcomeBanner({ offer, action, onHide }: { offer: Discount; action: ReactNode; onHide: () => void }) {
  const t = useTranslations('discounts.welcome_discount_bonus');
  const shell = useTranslations('shell');
  const { percentage, moment } = useWords();
  return (
    <Alert
      kind="money"
      compact
      title={t('welcome_bonus', { percentage: percentage(offer.value_percentage) })}
      onDismiss={onHide}
      closeLabel={shell('close')}
    >
      <p>
        {t('special_offer')} <span className="max-sm:hidden">{t('instant_recieve')}</span>
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        {offer.endsAt !== null && (
          <>
            <TimeLeft endsAt={offer.endsAt} />
            {action}
            <span>{t('act_fast', { time: moment(offer.endsAt) })}</span>
          </>
        )}
        {offer.endsAt === null && action}
      </p>
    </Alert>
  );
}
