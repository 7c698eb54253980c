import type { Withdrawable } from '@vonk/contract/payments';
import type { WithdrawalValues } from '@vonk/contract/withdrawal-form';
import { useTranslations } from 'use-intl';
import { useMoney } from '../../../prices/use-money.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ResultFacts } from '../result/frame.tsx';
import { useFigures } from '../use-figures.ts';
import { useMethodName } from '../../../texts/use-method-name.ts';

type WithdrawConfirmProps = {
  values: WithdrawalValues;
  /** The order, when its buyer is logged in. */
  order: Withdrawable | null | undefined;
  busy: boolean;
  problem: string | undefined;
  onBack(): void;
  onConfirm(): void;
};

/** Step two: what was entered, what comes back where that may be told, and the one button that withdraws (T40). */
export function WithdrawConfirm({ values, order, busy, problem, onBack, onConfirm }: WithdrawConfirmProps) {
  const t = useTranslations('withdraw.confirm');
  const figures = useFigures();
  const facts = [
    { label: t('order'), value: values.order },
    ...(order ? [{ label: t('ordered'), value: figures.day(order.ordered_at) }] : []),
    { label: t('name'), value: values.name },
    { label: t('email'), value: values.email },
  ];
  const closed = (known: Withdrawable | null | undefined) => {
    if (!known) return t('later');
    return known.declared_at === null
      ? t('over', { until: figures.day(known.until) })
      : t('declared', { at: figures.moment(known.declared_at) });
  };
  return (
    <div className="result-facts mt-5 grid gap-4">
      <ResultFacts facts={facts} />
      {order?.is_open ? <Refund order={order} /> : <p className="purchase-small">{closed(order)}</p>}
      {problem && <Alert kind="error">{problem}</Alert>}
      <div className="grid grid-cols-2 gap-2.5">
        <Button variant="secondary" onClick={onBack}>
          {t('back')}
        </Button>
        <Button busy={busy} onClick={onConfirm}>
          {t('submit')}
        </Button>
      </div>
      <p className="purchase-small">{t('note')}</p>
    </div>
  );
}

function Refund({ order }: { order: Withdrawable }) {
  const t = useTranslations('withdraw.confirm');
  const money = useMoney();
  const nameOf = useMethodName();
  return (
    <div>
      <p className="price-row price-row-total">
        <span>{t('refund')}</span>
        <b>{money(order.refund_minor, order.currency)}</b>
      </p>
      <p className="purchase-small">
        {order.is_whole
          ? t('whole', { method: nameOf(order.method) })
          : t('unused', { unused: String(order.unused_credits), count: order.credits, method: nameOf(order.method) })}
      </p>
    </div>
  );
}
