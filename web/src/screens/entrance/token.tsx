import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { DeadLinkPanel, LinkPanel } from '../../features/account/credentials/link-panel.tsx';
import { isMailedSecret } from '../../features/account/credentials/mailed-secret.ts';
import { Page } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_empty/$token')({
  staticData: { texts: ['account', 'errors'] },
  loader: async ({ context: { call }, params: { token } }) => {
    if (!isMailedSecret(token)) throw notFound();
    const { purpose, state } = await call('GET /api/token.php', { token });
    if (purpose === null || state === 'unknown') throw notFound();
    if (purpose === 'reset') throw redirect({ to: '/reset-password/do', search: { token } });
    return { purpose, state };
  },
  component: Token,
});

/** Where the links in mails lead. */
function Token() {
  const { token } = Route.useParams();
  const { purpose, state } = Route.useLoaderData();
  return (
    <Page width="column">
      {state === 'valid' ? <LinkPanel token={token} purpose={purpose} /> : <DeadLinkPanel state={state} />}
    </Page>
  );
}
