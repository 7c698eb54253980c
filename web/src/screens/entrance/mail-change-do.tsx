import { createFileRoute } from '@tanstack/react-router';
import { ownSearch } from '../../api/routing/own-search.ts';
import { DeadLinkPanel, LinkPanel } from '../../features/account/credentials/link-panel.tsx';
import { isMailedSecret } from '../../features/account/credentials/mailed-secret.ts';
import { Page } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_empty/mail-change/do')({
  staticData: { texts: ['account', 'errors'] },
  validateSearch: ownSearch(['token'], ({ token }: { token?: unknown }): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  ),
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ context: { call }, deps: { token } }) => {
    if (!isMailedSecret(token)) return { state: 'expired' as const };
    const { purpose, state } = await call('GET /api/token.php', { token });
    return { state: purpose === 'mail_change' && state !== 'unknown' ? state : ('expired' as const) };
  },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: MailChangeDo,
});

/** Confirms the new address with one press (ACC-7). */
function MailChangeDo() {
  const { token } = Route.useSearch();
  const { state } = Route.useLoaderData();
  return (
    <Page width="column">
      {state === 'valid' ? <LinkPanel token={token ?? ''} purpose="mail_change" /> : <DeadLinkPanel state={state} />}
    </Page>
  );
}
