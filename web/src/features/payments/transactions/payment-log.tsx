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
            {t(`events.${at === payment.won_back_at ? 'won_back' : state}`, { count: payment.credits })}
          </li>
        ))}
      </ol>
    </section>
  );
}
