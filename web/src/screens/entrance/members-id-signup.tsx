import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import type { ProfileCard } from '@vonk/contract/profile';
import { useTranslations } from 'use-intl';
import type { AppContext } from '../../api/context.ts';
import { userQuery } from '../../api/queries.ts';
import { useImage } from '../../api/site/use-image.ts';
import { SignupSheet } from '../../features/account/signup/signup-sheet.tsx';
import { useSignupForm } from '../../features/account/signup/use-signup-form.ts';
import { useFictionalText } from '../../api/site/use-fictional-text.ts';
import { Tag } from '../../ui/feedback/badges.tsx';
import { FictionalMark } from '../../ui/people/fictional-mark.tsx';
import { QuotedPortrait } from '../../ui/people/portraits.tsx';

export const Route = createFileRoute('/_empty/members/$id/signup')({
  staticData: { texts: ['account', 'errors'], title: 'account.signup.pageTitle' },
  beforeLoad: async ({ context: { call, queryClient }, params: { id } }) => {
    if (await queryClient.ensureQueryData(userQuery(call))) throw redirect({ href: `/members/${id}` });
  },
  loader: ({ context, params: { id } }) => loadWanted(context, id),
  component: MembersIdSignup,
});

/** Whom one signs up for, as far as a visitor may see them. */
type Wanted = Pick<ProfileCard, 'kind' | 'main_image' | 'name' | 'age' | 'quote'> & { can_chat: boolean };

/**
 * A profile that guests may see, else a member who agreed to stand on landing pages; of anybody else the sign-up says
 * nothing (C15).
 */
async function loadWanted({ call }: AppContext, id: string): Promise<Wanted | null> {
  try {
    return (await call('GET /api/member.php', { id })).member;
  } catch {
    const { member } = await call('GET /api/lander-member.php', { id: id.slice(0, 14) });
    return member && { ...member, kind: 'member', can_chat: true };
  }
}

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

function Person({ member }: { member: Wanted }) {
  const t = useTranslations('shell');
  const image = useImage();
  const fictionalText = useFictionalText();
  const title = t('age', { name: member.name, age: String(member.age) });
  const photo = { src: image(member.main_image?.filename), alt: title };
  return (
    <>
      <QuotedPortrait photo={photo} quote={member.quote} caption={title} eager />
      {(member.kind === 'fictional' || member.kind === 'fictional_ai') && (
        <FictionalMark shape="pill" text={fictionalText(member.kind)} stacked />
      )}
      {(member.kind === 'livecam' || member.kind === 'partner') && <Tag className="tag-kind">{t(member.kind)}</Tag>}
    </>
  );
}
