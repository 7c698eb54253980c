import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { requireMember } from '../../api/routing/require-member.ts';
import { useApp } from '../../api/use-app.ts';
import { CodeField } from '../../features/discounts/code-field.tsx';
import { directDebitQuery } from '../../features/direct-debit/queries.ts';
import { useDebitOrder } from '../../features/direct-debit/use-debit-order.tsx';
import { DiscountNote } from '../../features/discounts/discount-note.tsx';
import { savedCardsQuery } from '../../features/payments/cards/queries.ts';
import { RepeatBox } from '../../features/payments/cards/repeat-box.tsx';
import { OrderForm } from '../../features/payments/order/order-form.tsx';
import { transactionsQuery } from '../../features/payments/queries.ts';
import { ownCodeQuery } from '../../prices/discounts.ts';
import { packagesQuery } from '../../prices/packages.ts';
import { useFigures } from '../../features/payments/use-figures.ts';
import { useMethodName } from '../../texts/use-method-name.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page, PageHeading } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_default/credits/repeat-order')({
  staticData: { texts: ['payments', 'methods', 'debit', 'cards'], title: 'payments.repeat.title' },
  beforeLoad: requireMember,
  loader: ({ context: { call, queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(packagesQuery(call)),
      queryClient.ensureQueryData(ownCodeQuery(call)),
      queryClient.ensureQueryData(directDebitQuery(call)),
      queryClient.ensureQueryData(savedCardsQuery(call)),
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
  const { data: saved } = useSuspenseQuery(savedCardsQuery(call));
  const { data } = useSuspenseInfiniteQuery(transactionsQuery(call));
  const newest = data.pages.flatMap(({ transactions }) => transactions).find(({ state }) => state === 'completed');
  // The purchase that the page was opened for: one that another tab makes meanwhile is not what is pressed for here.
  const [last] = useState(newest);
  const debit = useDebitOrder({ credits: last?.credits ?? 1, next: undefined });
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
  const card = saved.cards.find(({ state }) => state !== 'expired');
  if (card && offer.methods.some(({ slug }) => slug === 'creditcard'))
    return (
      <RepeatBox
        offer={offer}
        card={card}
        credits={credits}
        day={figures.day(last.completed_at ?? last.created_at)}
        last={last.id}
      />
    );
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
        debit={debit}
        saved={saved}
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
