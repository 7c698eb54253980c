import type { CallOutput } from '@vonk/contract/api';
import type { DebitBlock } from '@vonk/contract/direct-debit';
import type { PaymentMethod } from '@vonk/contract/payment-methods';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '../../../api/call.ts';
import { useMoney } from '../../../prices/use-money.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { PriceRows } from '../../../ui/money/price-rows.tsx';
import { MethodChoice } from './method-choice.tsx';
import { methodsFor } from './offered-methods.ts';
import { useOrder } from './use-order.ts';

type DebtFormProps = { block: DebitBlock; offer: CallOutput<'GET /api/packages.php'> };

/** Pays what is owed of a debit that came back, by any other method: it was used, so nothing new is bought. */
export function DebtForm({ block, offer }: DebtFormProps) {
  const t = useTranslations('debit.debt');
  const blocked = useTranslations('debit.blocked');
  const pay = useTranslations('payments.pay');
  const money = useMoney();
  const order = useOrder();
  const methods = methodsFor(offer, block.debt_minor).filter((method) => method !== 'sdd');
  const [picked, setPicked] = useState<PaymentMethod>();
  const chosen = picked ?? methods[0];
  const amount = money(block.debt_minor, block.currency);
  const { error } = order;
  const press = () => {
    if (chosen === undefined || order.isPending || order.isSuccess) return;
    order.mutate({
      credits: block.debt_credits,
      method: chosen,
      totalMinor: block.debt_minor,
      next: '/directdebit',
      discount: undefined,
      country: undefined,
      openDebit: block.payment,
    });
  };
  return (
    <div className="grid gap-4">
      <MethodChoice legend={t('method')} methods={methods} chosen={chosen} onChoose={setPicked} />
      <PriceRows
        rows={[{ label: t('item', { count: block.debt_credits }), amount }]}
        total={{ label: t('toPay'), amount }}
      />
      <p className="purchase-small">{t('why')}</p>
      {error && <Alert kind="error">{(error instanceof CallError && error.message) || pay('none')}</Alert>}
      <Button wide busy={order.isPending || order.isSuccess} onClick={press}>
        {blocked('pay', { amount })}
      </Button>
    </div>
  );
}
