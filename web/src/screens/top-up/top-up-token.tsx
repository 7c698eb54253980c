import { createFileRoute } from '@tanstack/react-router';
import { isRefused } from '../../api/call.ts';
import { LinkedTopUpPanel, NoTopUp } from '../../features/payments/top-up/linked-top-up.tsx';
import { Page } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_empty/top-up/$token')({
  staticData: { texts: ['topup', 'errors'], title: 'topup.title' },
  loader: async ({ context: { call }, params: { token } }) => {
    if (!/^[\w-]{40,400}$/.test(token)) return null;
    try {
      return await call('GET /api/top-up-link.php', { token });
    } catch (error) {
      if (isRefused<'GET /api/top-up-link.php'>(error, 'link_invalid')) return null;
      throw error;
    }
  },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: TopUpToken,
});

/** Where the links in mails about automatic top-up lead. */
function TopUpToken() {
  const { token } = Route.useParams();
  const found = Route.useLoaderData();
  return (
    <Page width="form">
      {found === null ? <NoTopUp /> : <LinkedTopUpPanel key={token} token={token} found={found} />}
    </Page>
  );
}
