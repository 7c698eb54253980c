import { createFileRoute, Link } from '@tanstack/react-router';
import { isOpen } from '@vonk/contract/payments';
import { useTranslations } from 'use-intl';
import { orNotFound } from '../../api/routing/or-not-found.ts';
import { requireMember } from '../../api/routing/require-member.ts';
import { PaymentLog } from '../../features/payments/transactions/payment-log.tsx';
import { paymentQuery } from '../../features/payments/queries.ts';
import { Repayment } from '../../features/payments/transactions/repayment.tsx';
import { Receipt, Withdrawal } from '../../features/payments/transactions/receipt.tsx';
import { StateTag } from '../../features/payments/transactions/state-tag.tsx';
import { useFigures } from '../../features/payments/use-figures.ts';
import { usePayment } from '../../features/payments/use-payment.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Page, PageHeading } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_default/transactions/$id')({
  staticData: { texts: ['payments', 'methods'], title: 'payments.receipt.title' },
  beforeLoad: requireMember,
  loader: ({ context: { call, queryClient }, params: { id } }) =>
    queryClient.ensureQueryData(paymentQuery(call, id)).catch(orNotFound),
  component: TransactionsId,
});

function TransactionsId() {
  const t = useTranslations('payments.receipt');
  const figures = useFigures();
  const { id } = Route.useParams();
  const payment = usePayment(id);
  const { credits, method, number, state } = payment;
  const moment = figures.moment(payment.completed_at ?? payment.created_at);
  return (
    <Page width="wide">
      <PageHeading
        title={figures.credits(credits)}
        aside={<StateTag payment={payment} />}
        intro={number === null ? moment : `${moment} · ${t('number', { number })}`}
      />
      <div className="receipt">
        <Repayment payment={payment} />
        <Receipt payment={payment} />
        <Withdrawal payment={payment} />
      </div>
      <PaymentLog payment={payment} />
      <p className="mt-6 flex flex-wrap gap-2.5">
        {isOpen(state) && (
          <LinkButton
            link={
              <Link
                to="/credits/$id/{-$paymentmethod}"
                params={{ id: String(credits), paymentmethod: method }}
                search={{ payment: id }}
              />
            }
          >
            {t('goOn')}
          </LinkButton>
        )}
        {!isOpen(state) && (
          <LinkButton
            variant="secondary"
            link={<Link to="/credits/$id/{-$paymentmethod}" params={{ id: String(credits), paymentmethod: method }} />}
          >
            {t('again')}
          </LinkButton>
        )}
        <LinkButton variant="secondary" link={<Link to="/transactions" />}>
          {t('back')}
        </LinkButton>
      </p>
    </Page>
  );
}
