import type { PaymentDetails } from '@vonk/contract/payments';
import { useTranslations } from 'use-intl';
import { useFigures } from '../use-figures.ts';

/** What happened to a payment, with the time of each move (PAY-1). */
export function PaymentLog({ payment }: { payment: PaymentDetails }) {
  const t = useTranslations('payments');
  const figures = useFigures();
  return (
    <section className="payment-log">
      <h2 className="text-lg">{t('receipt.happened')}</h2>
      <ol>
        {payment.events.map(({ state, at }) => (
          <li key={`${state} ${at}`}>
            <time dateTime={at}>
              {figures.day(at) === figures.day(payment.created_at)
                ? figures.time(at)
                : `${figures.briefDay(at)}, ${figures.time(at)}`}
            </time>
            {t(`events.${wordOf(payment, { state, at })}`, { count: payment.credits })}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What a move is called: who gets the whole price back is not known to have asked for delivery at once (T42). */
function wordOf(
  { withdrawal, won_back_at: wonBackAt }: PaymentDetails,
  { state, at }: Pick<PaymentDetails['events'][number], 'state' | 'at'>,
) {
  if (at === wonBackAt) return 'won_back';
  if (!withdrawal?.is_whole) return state;
  if (state === 'created') return 'ordered';
  return state === 'refunded' ? 'refunded_whole' : state;
}
