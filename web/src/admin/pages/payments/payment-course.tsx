import type { PaymentAtDesk } from '@vonk/contract/admin/money/payments';
import { useFormatter, useTranslations } from 'use-intl';
import { Pane } from '../../parts/layout/pane.tsx';
import { useMoney } from '../../parts/use-money.ts';

interface Step {
  at: string;
  what: string;
  detail: string;
  isDoubtful: boolean;
}

/** All that became of it, in the order of time. */
function useSteps(payment: PaymentAtDesk): Step[] {
  const t = useTranslations('admin-payments');
  const money = useMoney();
  const { currency, moves, documents, withdrawals, given_back, won_back_at } = payment;
  const steps: Step[] = [
    ...moves.map(({ state, source, problem, at }) => ({
      at,
      what: t(`moves.${state}`),
      detail: problem === null ? t(`sources.${source}`) : t('problem', { problem: t(`problems.${problem}`) }),
      isDoubtful: problem !== null,
    })),
    ...documents.map(({ kind, number, at }) => ({
      at,
      what: t(`documents.${kind}`),
      detail: number,
      isDoubtful: false,
    })),
    ...withdrawals.map(({ at, minor }) => ({
      at,
      what: t('withdrawn'),
      detail: minor === null ? '' : money({ minor, currency }),
      isDoubtful: false,
    })),
    ...given_back.map(({ at, minor, state }) => ({
      at,
      what: t('givenBack', { amount: money({ minor, currency }) }),
      detail: t(`givenStates.${state}`),
      isDoubtful: state === 'failed',
    })),
    ...(won_back_at === null
      ? []
      : [{ at: won_back_at, what: t('won'), detail: t('sources.provider'), isDoubtful: false }]),
  ];
  return steps.toSorted((one, other) => one.at.localeCompare(other.at));
}

/** What happened to a payment, whoever did it. */
export function PaymentCourse({ payment }: { payment: PaymentAtDesk }) {
  const t = useTranslations('admin-payments');
  const format = useFormatter();
  const steps = useSteps(payment);
  return (
    <Pane title={t('course')}>
      <ol className="course">
        {steps.map(({ at, what, detail, isDoubtful }) => (
          <li key={`${at} ${what} ${detail}`} className={isDoubtful ? 'course-doubtful' : undefined}>
            {what}
            <span className="cell-second">
              <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'medium' })}</time>
              {detail !== '' && ` · ${detail}`}
            </span>
          </li>
        ))}
      </ol>
    </Pane>
  );
}
