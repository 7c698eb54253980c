import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { hour } from '@vonk/contract/durations';
import type { Discount } from '../../prices/discounts.ts';
import { useUser } from '../../api/use-app.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { TimeLeft } from './time-left.tsx';
import { useWords } from './use-words.ts';

type TimeBonusDialogProps = {
  offer: Discount & { endsAt: number };
  open: boolean;
  onClose: () => void;
  /** A package at its price with the discount. */
  example: ReactNode;
  /** To the packages. */
  action: ReactNode;
};

/** The time bonus, once per account: what it gives, its true end, and a "no" as easy as the "yes" (T32, T57). */
export function TimeBonusDialog({ offer, open, onClose, example, action }: TimeBonusDialogProps) {
  const t = useTranslations('discounts');
  const shell = useTranslations('shell');
  const { percentage, moment } = useWords();
  const signedUpAt = Date.parse(useUser()?.signup_date ?? '');
  const hours = Math.round((offer.endsAt - signedUpAt) / hour);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('welcome_discount_bonus.title', { percentage: percentage(offer.value_percentage) })}
      closeLabel={shell('close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('decline')}
          </Button>
          {action}
        </>
      }
    >
      <p className="text-ink-2">
        {t('welcome_discount_bonus.special_offer')}{' '}
        {Number.isFinite(hours) && t('welcome_discount_bonus.hours', { hours })}{' '}
        {t('welcome_discount_bonus.offer_valid')}
      </p>
      {example}
      <p className="mt-3.5 flex flex-wrap items-center gap-3 text-sm">
        <TimeLeft endsAt={offer.endsAt} />
        <span className="text-ink-2">{t('welcome_discount_bonus.act_fast', { time: moment(offer.endsAt) })}</span>
      </p>
      <p className="mt-3 text-xs text-ink-2">{t('once')}</p>
    </Dialog>
  );
}
