import { createFileRoute } from '@tanstack/react-router';
import { isRefused } from '../../api/call.ts';
import { NoSubscription, SubscriptionPanel } from '../../features/settings/unsubscribing/subscription-panel.tsx';
import { Page } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_empty/unsubscribe/$token')({
  staticData: { texts: ['settings', 'errors'], title: 'settings.unsubscribe.pageTitle' },
  loader: async ({ context: { call }, params: { token } }) => {
    if (!/^[\w-]{60,300}$/.test(token)) return null;
    try {
      return await call('GET /api/unsubscribe.php', { token });
    } catch (error) {
      if (isRefused<'GET /api/unsubscribe.php'>(error, 'link_invalid')) return null;
      throw error;
    }
  },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: Unsubscribe,
});

/** Where the links in mails that can be refused lead. */
function Unsubscribe() {
  const { token } = Route.useParams();
  const found = Route.useLoaderData();
  return (
    <Page width="form">
      {found === null || found.email === null ? (
        <NoSubscription why={found === null ? 'bad' : 'gone'} />
      ) : (
        <SubscriptionPanel key={token} token={token} found={found} />
      )}
    </Page>
  );
}
