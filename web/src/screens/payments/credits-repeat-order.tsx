import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { requireMember } from '../../api/routing/require-member.ts';
import { useApp } from '../../api/use-app.ts';
import { CodeField } from '../../features/discounts/code-field.tsx';
import { DiscountNote } from '../../features/discounts/discount-note.tsx';
import { OrderForm } from '../../features/payments/order/order-form.tsx';
import { transactionsQuery } from '../../features/payments/queries.ts';
import { packagesQuery } from '../../prices/packages.ts';
import { useFigures } from '../../features/payments/use-figures.ts';
import { useMethodName } from '../../features/payments/use-method-name.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page, PageHeading } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_default/credits/repeat-order')({
  staticData: { texts: ['payments', 'methods'], title: 'payments.repeat.title' },
  beforeLoad: requireMember,
  loader: ({ context: { call, queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(packagesQuery(call)),
      queryClient.ensureInfiniteQueryData(transactionsQuery(call)),
    ]),
  component: RepeatOrder,
});

/** The last purchase once more, on one page with its one confirmation (PAY-4, T45). */
function RepeatOrder() {
  const t = useTranslations('payments.repeat');
  const figures = useFigures();
  const nameOf = useMethodName();
  const { call } = useApp();
  const { data: offer } = useSuspenseQuery(packagesQuery(call));
  const { data } = useSuspenseInfiniteQuery(transactionsQuery(call));
  const last = data.pages.flatMap(({ transactions }) => transactions).find(({ state }) => state === 'completed');
  if (!last)
    return (
      <Page width="narrow">
        <EmptyState
          heading="h1"
          title={t('nothing')}
          action={<LinkButton link={<Link to="/credits" />}>{t('choose')}</LinkButton>}
        >
          {t('nothingText')}
        </EmptyState>
      </Page>
    );
  const { credits, method } = last;
  return (
    <Page>
      <PageHeading
        title={t('title')}
        intro={t('intro', {
          credits: figures.credits(credits),
          method: nameOf(method),
          day: figures.day(last.completed_at ?? last.created_at),
        })}
      />
      <OrderForm
        offer={offer}
        credits={credits}
        asked={method}
        next={undefined}
        onMethod={() => undefined}
        discounts={
          <>
            <DiscountNote />
            <CodeField fromAddress={undefined} />
          </>
        }
      />
    </Page>
  );
}
