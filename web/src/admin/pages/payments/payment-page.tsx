import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { PaymentAtDesk } from '@vonk/contract/admin/money/payments';
import { minute } from '@vonk/contract/durations';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { UndoIcon } from '../../../ui/icons.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import type { AdminCall } from '../../api/call.ts';
import { useAdmin } from '../../api/context.ts';
import { adminKeys } from '../../api/keys.ts';
import { Loaded } from '../../parts/layout/pane.tsx';
import { useTitle } from '../../parts/layout/use-title.ts';
import { EvidencePart } from './evidence-part.tsx';
import { PaymentCourse } from './payment-course.tsx';
import { PaymentStatus } from './payment-status.tsx';
import { PaymentSums } from './payment-sums.tsx';
import { ProviderPart } from './provider-part.tsx';
import { RefundDialog } from './refund-dialog.tsx';

/** Each reading stands in the log, so it is read again after an act alone. */
const paymentQuery = (call: AdminCall, site: number, id: string) =>
  queryOptions({
    queryKey: adminKeys.payment(site, id),
    queryFn: () => call('GET /api/admin/payment', { site, id }),
    staleTime: minute,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** One payment, what became of it, and giving it back. */
export function PaymentPage() {
  const { call } = useAdmin();
  const { at, id } = useParams({ from: '/house/payments/$at/$id' });
  const query = useQuery(paymentQuery(call, Number(at), id));
  return <Loaded query={query}>{(payment) => <Parts payment={payment} site={Number(at)} asked={id} />}</Loaded>;
}

function Parts({ payment, site, asked }: { payment: PaymentAtDesk; site: number; asked: string }) {
  const t = useTranslations('admin-payments');
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const { number, state, member, left_minor } = payment;
  const name = number ?? payment.id;
  useTitle(t('title', { number: name }));
  return (
    <>
      <nav className="crumbs" aria-label={t('crumb')}>
        <Link to="/members">{t('crumb')}</Link> /{' '}
        {member && (
          <>
            <Link to="/members/$at/$id" params={{ at: String(site), id: member.id }}>
              {member.name}
            </Link>{' '}
            /{' '}
          </>
        )}
        <span aria-current="page">{name}</span>
      </nav>
      <div className="page-head">
        <h1>{t('title', { number: number ?? t('ordered') })}</h1>
        <div className="page-actions">
          {(left_minor ?? 0) > 0 && (
            <Button variant="secondary" size="compact" icon={<UndoIcon />} onClick={() => setOpen(true)}>
              {t('refund')}
            </Button>
          )}
        </div>
        <p>
          <PaymentStatus state={state} />
        </p>
      </div>
      <div className="panes panes-member">
        <PaymentSums payment={payment} />
        <ProviderPart payment={payment} site={site} />
        <PaymentCourse payment={payment} />
        <EvidencePart payment={payment} site={site} />
      </div>
      {isOpen && (
        <RefundDialog
          payment={payment}
          site={site}
          onClose={() => setOpen(false)}
          onDone={(waits) => {
            setOpen(false);
            toast({ text: t(waits ? 'waits' : 'done') });
            void queryClient.invalidateQueries({ queryKey: paymentQuery(call, site, asked).queryKey });
          }}
        />
      )}
    </>
  );
}
