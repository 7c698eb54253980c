import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { nextSearch } from '../../api/routing/own-search.ts';
import { userQuery } from '../../api/queries.ts';
import { LoginForm } from '../../features/account/login/login-form.tsx';
import { SignupLink } from '../../features/account/signup/signup-link.tsx';
import { safeNext, useEntered } from '../../features/account/use-entered.ts';
import { Page, PageHeading } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_empty/login')({
  staticData: { texts: ['account', 'errors'], title: 'account.login.title', isQuiet: true },
  validateSearch: nextSearch,
  beforeLoad: async ({ context: { call, queryClient }, search }) => {
    if (await queryClient.ensureQueryData(userQuery(call))) throw redirect({ href: safeNext(search.next) });
  },
  component: Login,
});

function Login() {
  const t = useTranslations('account.login');
  const { next } = Route.useSearch();
  const entered = useEntered();
  return (
    <Page width="column">
      <PageHeading title={t('title')} />
      <div className="mt-5">
        <LoginForm onEntered={(user) => void entered(user, next)}>
          <p className="text-sm text-ink-2 text-center">
            {t('noAccount')} <SignupLink {...(next === undefined ? {} : { next })}>{t('signUp')}</SignupLink>
          </p>
        </LoginForm>
      </div>
    </Page>
  );
}
