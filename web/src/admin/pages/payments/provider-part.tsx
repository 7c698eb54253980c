import type { PaymentAtDesk } from '@vonk/contract/admin/money/payments';
import { useTranslations } from 'use-intl';
import { useMutation } from '../../../api/sending/use-mutation.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { RetryIcon } from '../../../ui/icons.ts';
import { useAdmin } from '../../api/context.ts';
import { Pane } from '../../parts/layout/pane.tsx';
import { useMoney } from '../../parts/use-money.ts';

/** How its provider has it, asked when somebody wants to know: the other side's word beside ours. */
export function ProviderPart({ payment, site }: { payment: PaymentAtDesk; site: number }) {
  const t = useTranslations('admin-payments');
  const states = useTranslations('payments.states');
  const money = useMoney();
  const { call } = useAdmin();
  const asking = useMutation({
    mutationFn: () => call('POST /api/admin/payment-at-provider', { site, id: payment.id }),
  });
  const { data, error } = asking;
  return (
    <Pane title={t('provider')}>
      {data ? (
        <dl className="facts" aria-live="polite">
          <dt>{t('at.state')}</dt>
          <dd>{states(data.state)}</dd>
          <dt>{t('at.amount')}</dt>
          <dd>{money(data)}</dd>
          <dt>{t('at.refunded')}</dt>
          <dd>{money({ minor: data.refunded_minor, currency: data.currency })}</dd>
          {data.fee_minor !== null && (
            <>
              <dt>{t('at.fee')}</dt>
              <dd>{money({ minor: data.fee_minor, currency: data.currency })}</dd>
            </>
          )}
        </dl>
      ) : (
        <p className="pane-intro">{t('providerText')}</p>
      )}
      {error && <Alert kind="error">{error.message}</Alert>}
      {payment.reference !== null && (
        <Button
          variant="secondary"
          size="compact"
          icon={<RetryIcon />}
          busy={asking.isPending}
          onClick={() => asking.mutate(undefined)}
        >
          {t('ask')}
        </Button>
      )}
    </Pane>
  );
}
