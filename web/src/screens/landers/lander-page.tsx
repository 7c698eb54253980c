import { redirect, useNavigate } from '@tanstack/react-router';
import type { LanderName } from '@vonk/contract/landers';
import type { ReactNode } from 'react';
import type { AppContext } from '../../api/context.ts';
import { userQuery } from '../../api/queries.ts';
import type { SignupDraft } from '../../features/account/signup-draft.ts';
import { useSignup } from '../../features/account/use-signup.ts';
import { HowItWorks } from '../../features/landing/how-it-works.tsx';
import '../../features/landing/landing.css';
import type { Lander, LanderAnswers } from '../../features/landers/lander.ts';
import type { ShownMember } from '../../features/landers/meet/meet.ts';

/** What every lander needs of texts, and that its page comes alive at the first touch only. */
export const landerData = { texts: ['landers', 'landing'], isQuiet: true } as const;

/** A member's home is the search, wherever an advertisement led them (C8). */
export async function leaveAsMember({ context: { call, queryClient } }: { context: AppContext }): Promise<void> {
  if (await queryClient.ensureQueryData(userQuery(call))) throw redirect({ href: '/members' });
}

/** What a lander shows under the slug of its address. */
export const loadLander = (
  name: LanderName,
  { context, params }: { context: AppContext; params: { slug?: string | undefined } },
): Promise<Lander> => context.call('GET /api/lander.php', { lander: name, ...(params.slug ? { slug: params.slug.slice(0, 60) } : {}) });

/** Title, description and the one address of a lander: an unknown slug is the plain page (C16). */
export function landerHead(name: LanderName, context: AppContext & { settings?: { name: string } }, lander: Lander | undefined) {
  const { title, lead } = lander?.own ?? builtInWords(name, context, lander?.words ?? 'plain');
  const site = context.settings?.name ?? '';
  return {
    meta: [{ title: title ? `${title.replace(/\.$/, '')} · ${site}` : site }, ...(lead ? [{ name: 'description', content: lead }] : [])],
    links: [{ rel: 'canonical', href: `${context.page.origin}/landers/${name}${lander?.slug ? `/${lander.slug}` : ''}` }],
  };
}

/** The words of the page's language as they stand; one with figures in it is compiled, and then the site's name says enough. */
function builtInWords(name: LanderName, { texts }: AppContext, words: string): { title?: string; lead?: string } {
  const all = (texts.messages().landers?.[name] ?? {}) as Readonly<Record<string, unknown>>;
  const [title, lead] = [all[`${words}Title`], all[`${words}Lead`]];
  return { ...(typeof title === 'string' ? { title } : {}), ...(typeof lead === 'string' ? { lead } : {}) };
}

/** The member of the address, if they may be shown. */
export const loadMember = async ({ context, params }: { context: AppContext; params: { id: string } }): Promise<ShownMember | null> =>
  (await context.call('GET /api/lander-member.php', { id: params.id.slice(0, 14) })).member;

/** Pages around a member are for who has the link, not for search engines (PUB-4). */
export function meetHead({ settings }: { settings?: { name: string } }, member: ShownMember | null | undefined) {
  const site = settings?.name ?? '';
  return { meta: [{ title: member ? `${member.name} · ${site}` : site }, { name: 'robots', content: 'noindex' }] };
}

/** Leads to signing up for a member, with what was written to them. */
export function useWrite(id: string): (message: string) => void {
  const { store } = useSignup();
  const navigate = useNavigate();
  return (message) => {
    store.write({ ...store.read(), message });
    void navigate({ to: '/members/$id/signup', params: { id } });
  };
}

/** Leads to signing up with what the visitor told already. */
export function useStart(next?: string): (answers: LanderAnswers) => void {
  const { open, store } = useSignup();
  return (answers) => {
    store.write(withAnswers(store.read(), answers));
    open(next);
  };
}

function withAnswers(draft: SignupDraft, { email, birthDate, interests, quote }: LanderAnswers): SignupDraft {
  return {
    ...draft,
    ...(email ? { email } : {}),
    ...(birthDate ? { birthDate } : {}),
    answers: { ...draft.answers, ...(interests?.length ? { interests } : {}), ...(quote ? { quote } : {}) },
  };
}

/** A lander: its hero, and below it the promises that are the same on all. */
export function LanderPage({ children }: { children: ReactNode }) {
  return (
    <main id="main">
      {children}
      <HowItWorks />
    </main>
  );
}
