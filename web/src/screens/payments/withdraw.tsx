import { createFileRoute } from '@tanstack/react-router';
import { ownSearch } from '../../api/routing/own-search.ts';
import { WithdrawalSteps } from '../../features/payments/withdraw/withdrawal.tsx';
import { Page } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_default/withdraw')({
  staticData: { texts: ['withdraw', 'payments', 'methods', 'errors'], title: 'withdraw.title' },
  validateSearch: ownSearch(['order'], ({ order }: { order?: unknown }): { order?: string } =>
    typeof order === 'string' ? { order: order.slice(0, 40) } : {},
  ),
  component: Withdraw,
});

function Withdraw() {
  const { order = '' } = Route.useSearch();
  return (
    <Page width="form">
      <WithdrawalSteps order={order} />
    </Page>
  );
}
