import { createFileRoute } from '@tanstack/react-router';
import { ownSearch } from '../../api/routing/own-search.ts';
import { DeadResetLink, ResetForm } from '../../features/account/credentials/reset-form.tsx';
import { isMailedSecret } from '../../features/account/credentials/mailed-secret.ts';
import { Page } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_empty/reset-password/do')({
  staticData: { texts: ['account', 'errors'] },
  validateSearch: ownSearch(['token'], ({ token }: { token?: unknown }): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  ),
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ context: { call }, deps: { token } }) => {
    if (!isMailedSecret(token)) return { isValid: false };
    const { purpose, state } = await call('GET /api/token.php', { token });
    return { isValid: purpose === 'reset' && state === 'valid' };
  },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: ResetPasswordDo,
});

function ResetPasswordDo() {
  const { token } = Route.useSearch();
  const { isValid } = Route.useLoaderData();
  return <Page width="column">{isValid && token !== undefined ? <ResetForm token={token} /> : <DeadResetLink />}</Page>;
}
