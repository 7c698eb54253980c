import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { nextSearch } from '../../api/routing/own-search.ts';
import { userQuery } from '../../api/queries.ts';
import { SignupSheet } from '../../features/account/signup/signup-sheet.tsx';
import { searchOf, safeNext } from '../../features/account/use-entered.ts';
import { useSignupForm } from '../../features/account/signup/use-signup-form.ts';

export const Route = createFileRoute('/_empty/signup')({
  staticData: { texts: ['account', 'errors'], title: 'account.signup.pageTitle' },
  validateSearch: nextSearch,
  beforeLoad: async ({ context: { call, queryClient }, search }) => {
    if (await queryClient.ensureQueryData(userQuery(call))) throw redirect({ href: safeNext(search.next) });
  },
  component: Signup,
});

function Signup() {
  const { next } = Route.useSearch();
  const form = useSignupForm({ next });
  return (
    <main id="main" className="mx-auto w-full max-w-[520px] px-(--gutter) pt-2 pb-10 lg:max-w-[880px] lg:py-10">
      <div className="lg:overflow-hidden lg:rounded-sheet lg:bg-raised">
        <SignupSheet form={form} heading="h1" login={<Link to="/login" search={searchOf(next)} />} />
      </div>
    </main>
  );
}
