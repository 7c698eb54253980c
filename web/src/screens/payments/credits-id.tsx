import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { maxCreditsPerPurchase } from '@vonk/contract/purchase-limits';
import { useTranslations } from 'use-intl';
import { CallError } from '../../api/call.ts';
import { ownSearch } from '../../api/routing/own-search.ts';
import { requireMember } from '../../api/routing/require-member.ts';
import { useApp } from '../../api/use-app.ts';
import { CodeField } from '../../features/discounts/code-field.tsx';
import { directDebitQuery } from '../../features/direct-debit/queries.ts';
import { useDebitOrder } from '../../features/direct-debit/use-debit-order.tsx';
import { DiscountNote } from '../../features/discounts/discount-note.tsx';
import { savedCardsQuery } from '../../features/payments/cards/queries.ts';
import { OrderForm } from '../../features/payments/order/order-form.tsx';
import { PurchaseSteps } from '../../features/payments/order/purchase-steps.tsx';
import { paymentQuery } from '../../features/payments/queries.ts';
import { ownCodeQuery } from '../../prices/discounts.ts';
import { packagesQuery } from '../../prices/packages.ts';
import { PaymentResult } from '../../features/payments/result/payment-result.tsx';
import { creditsOf, purchaseNames, readPurchaseSearch } from '../../features/payments/search.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Page } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_default/credits/$id/{-$paymentmethod}')({
  staticData: { texts: ['payments', 'methods', 'debit', 'cards'], title: 'payments.pay.title' },
  validateSearch: ownSearch(purchaseNames, readPurchaseSearch),
  beforeLoad: requireMember,
  loaderDeps: ({ search: { payment } }) => ({ payment }),
  loader: async ({ context: { call, queryClient }, deps: { payment } }) => {
    const known = payment === undefined ? undefined : queryClient.ensureQueryData(paymentQuery(call, payment));
    await Promise.all([
      queryClient.ensureQueryData(packagesQuery(call)),
      queryClient.ensureQueryData(ownCodeQuery(call)),
      queryClient.ensureQueryData(directDebitQuery(call)),
      queryClient.ensureQueryData(savedCardsQuery(call)),
    ]);
    return { isKnown: await (known?.then(() => true, isNotFound) ?? false) };
  },
  component: CreditsId,
});

/** A payment that is not this member's is none: the order itself shows. */
function isNotFound(error: unknown): false {
  if (error instanceof CallError && error.statusCode === 404) return false;
  throw error;
}

function CreditsId() {
  const { id, paymentmethod } = Route.useParams();
  const { payment, next, code } = Route.useSearch();
  const { isKnown } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const { call } = useApp();
  const { data: offer } = useSuspenseQuery(packagesQuery(call));
  const { data: saved } = useSuspenseQuery(savedCardsQuery(call));
  const credits = creditsOf(id);
  const debit = useDebitOrder({ credits: credits ?? 1, next });
  if (payment !== undefined && isKnown)
    return (
      <Page width="narrow">
        <PaymentResult id={payment} next={next} offer={offer} />
      </Page>
    );
  if (credits === undefined) return <WrongAmount />;
  return (
    <Page>
      <Heading />
      <OrderForm
        discounts={
          <>
            <DiscountNote />
            <CodeField fromAddress={code} />
          </>
        }
        offer={offer}
        credits={credits}
        asked={paymentmethod}
        debit={debit}
        saved={saved}
        next={next}
        onMethod={(method) =>
          void navigate({
            params: { id, paymentmethod: method },
            search: next === undefined ? {} : { next },
            replace: true,
            resetScroll: false,
          })
        }
      />
    </Page>
  );
}

function Heading() {
  const t = useTranslations('payments.pay');
  return (
    <>
      <PurchaseSteps current={1} />
      <h1 className="mt-2.5">{t('title')}</h1>
    </>
  );
}

function WrongAmount() {
  const t = useTranslations('payments');
  return (
    <Page width="narrow">
      <h1>{t('credits.title')}</h1>
      <Alert kind="note">{t('pay.wrongAmount', { max: maxCreditsPerPurchase })}</Alert>
      <p className="mt-4">
        <LinkButton link={<Link to="/credits" />}>{t('pay.back')}</LinkButton>
      </p>
    </Page>
  );
}
