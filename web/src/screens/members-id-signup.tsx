import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import type { ProfileCard } from '@vonk/contract/profile';
import { useTranslations } from 'use-intl';
import { userQuery } from '../api/queries.ts';
import { useApp } from '../api/use-app.ts';
import { SignupSheet } from '../features/account/signup-sheet.tsx';
import { useSignupForm } from '../features/account/use-signup-form.ts';
import { FictionalMark } from '../ui/people/fictional-mark.tsx';
import { QuotedPortrait } from '../ui/people/portraits.tsx';

export const Route = createFileRoute('/_empty/members/$id/signup')({
  staticData: { texts: ['account', 'errors'] },
  beforeLoad: async ({ context: { call, queryClient }, params: { id } }) => {
    if (await queryClient.ensureQueryData(userQuery(call))) throw redirect({ href: `/members/${id}` });
  },
  // A member who may not be shown to a visitor leaves the sign-up as it is everywhere (C15).
  loader: ({ context: { call }, params: { id } }) =>
    call('GET /api/member.php', { id }).then(
      ({ member }) => member,
      () => null,
    ),
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
          {...(member ? { aside: <Person member={member} /> } : {})}
          {...(canWrite ? { recipient: member.name } : {})}
        />
      </div>
    </main>
  );
}

function Person({ member }: { member: Pick<ProfileCard, 'kind' | 'main_image' | 'name' | 'age' | 'quote'> }) {
  const t = useTranslations('shell');
  const { settings } = useApp();
  const title = t('age', { name: member.name, age: String(member.age) });
  const photo = member.main_image ? { src: `${settings.cdn_prefix}/${member.main_image.filename}`, alt: title } : { alt: title };
  return (
    <>
      <QuotedPortrait photo={photo} quote={member.quote} caption={title} eager />
      {member.kind !== 'member' && (
        <FictionalMark shape="pill" text={{ title: t('fictionalTitle'), explanation: t('fictionalText') }} stacked />
      )}
    </>
  );
}
