import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ownSearch } from '../../api/routing/own-search.ts';
import { requireMember } from '../../api/routing/require-member.ts';
import { useApp } from '../../api/use-app.ts';
import { AccountForm } from '../../features/direct-debit/account-form.tsx';
import { BlockedView } from '../../features/direct-debit/blocked-view.tsx';
import { CodeForm } from '../../features/direct-debit/code-form.tsx';
import { MandateView } from '../../features/direct-debit/mandate-view.tsx';
import { directDebitQuery } from '../../features/direct-debit/queries.ts';
import { DebtForm } from '../../features/payments/order/debt-form.tsx';
import { readPurchaseSearch } from '../../features/payments/search.ts';
import { packagesQuery } from '../../prices/packages.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Steps } from '../../ui/feedback/progress.tsx';
import { Page, PageHeading } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_default/directdebit')({
  staticData: { texts: ['debit', 'payments', 'methods', 'errors'], title: 'debit.title' },
  validateSearch: ownSearch(['credits', 'next'], (search) => {
    const { credits, next } = readPurchaseSearch(search);
    return { ...(credits === undefined ? {} : { credits }), ...(next === undefined ? {} : { next }) };
  }),
  beforeLoad: requireMember,
  loader: ({ context: { call, queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(packagesQuery(call)),
      queryClient.ensureQueryData(directDebitQuery(call)),
    ]),
  component: DirectDebit,
});

/** An account, the code that proves who signs, and the mandate: the order that led here is kept (PAY-5). */
function DirectDebit() {
  const t = useTranslations('debit');
  const { call, settings } = useApp();
  const { credits, next } = Route.useSearch();
  const { data: offer } = useSuspenseQuery(packagesQuery(call));
  const { data: state } = useSuspenseQuery(directDebitQuery(call));
  const isHere = state.text !== null && offer.currency === 'EUR';
  if (state.block)
    return (
      <Page width="form">
        <BlockedView block={state.block}>
          <DebtForm block={state.block} offer={offer} />
        </BlockedView>
      </Page>
    );
  if (state.mandate && !state.setup)
    return (
      <Page width="narrow">
        <MandateView mandate={state.mandate} order={credits === undefined ? undefined : { credits, next }} />
      </Page>
    );
  if (!isHere || state.text === null)
    return (
      <Page width="narrow">
        <PageHeading title={t('title')} />
        <div className="mt-4 grid gap-4">
          <Alert kind="note">{t('notHere')}</Alert>
          <p>
            <LinkButton link={<Link to="/credits" />}>{t('other')}</LinkButton>
          </p>
        </div>
      </Page>
    );
  return (
    <Page width="form">
      <Steps steps={[t('steps.account'), t('steps.code')]} current={state.setup ? 1 : 0} label={t('steps.label')} />
      {state.setup ? (
        <>
          <PageHeading title={t('code.title')} />
          <div className="mt-4">
            <CodeForm setup={state.setup} />
          </div>
        </>
      ) : (
        <>
          <PageHeading title={t('account.title')} intro={t('intro', { company: settings.company_name })} />
          <div className="mt-5">
            <AccountForm text={state.text} />
          </div>
        </>
      )}
    </Page>
  );
}
