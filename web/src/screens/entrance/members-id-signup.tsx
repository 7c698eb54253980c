import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { userQuery } from '../../api/queries.ts';
import { SignupSheet } from '../../features/account/signup/signup-sheet.tsx';
import { WantedPerson } from '../../features/account/signup/wanted/wanted-person.tsx';
import { wantedQuery } from '../../features/account/signup/wanted/wanted-query.ts';
import { useSignupForm } from '../../features/account/signup/use-signup-form.ts';

export const Route = createFileRoute('/_empty/members/$id/signup')({
  staticData: { texts: ['account', 'errors'], title: 'account.signup.pageTitle' },
  beforeLoad: async ({ context: { call, queryClient }, params: { id } }) => {
    if (await queryClient.ensureQueryData(userQuery(call))) throw redirect({ href: `/members/${id}` });
  },
  loader: ({ context: { call, queryClient }, params: { id } }) => queryClient.ensureQueryData(wantedQuery(call, id)),
  component: MembersIdSignup,
});

/** Signing up for one member: to write to them at once, or to come back to their profile (C7). */
function MembersIdSignup() {
  const member = Route.useLoaderData();
  const { id } = Route.useParams();
  const canWrite = member?.kind === 'member' && member.can_chat;
  const form = useSignupForm({ next: `/members/${id}`, profile: canWrite ? id : undefined });
  return (
    <main id="main" className="mx-auto w-full max-w-[520px] px-(--gutter) pt-2 pb-10 lg:max-w-[880px] lg:py-10">
      <div className="lg:overflow-hidden lg:rounded-sheet lg:bg-raised">
        <SignupSheet
          form={form}
          heading="h1"
          login={<Link to="/login" search={{ next: `/members/${id}` }} />}
          {...(member ? { aside: <WantedPerson member={member} /> } : {})}
          {...(canWrite ? { recipient: member.name } : {})}
        />
      </div>
    </main>
  );
}
