import { redirect } from '@tanstack/react-router';
import { type LanderName, longestPreview, previewQuery } from '@vonk/contract/landers';
import type { Settings } from '@vonk/contract/sites';
import type { AppContext } from '../../../api/context.ts';
import { userQuery } from '../../../api/queries.ts';
import type { Lander } from '../../../features/landers/lander.ts';
import type { ShownMember } from '../../../features/landers/meet/meet.ts';
import { canonicalOf } from '../../../layouts/head/addresses.ts';

/** What every lander needs of texts, and that its page comes alive at the first touch only. */
export const landerData = { texts: ['landers', 'landing'], isQuiet: true } as const;

/** A member's home is the search, wherever an advertisement led them (C8). */
export async function leaveAsMember({
  context: { call, queryClient },
  location,
}: {
  context: AppContext;
  location: { searchStr: string };
}): Promise<void> {
  // What staff look at is the page, whoever else they are in this browser.
  if (previewIn(location) !== undefined) return;
  if (await queryClient.ensureQueryData(userQuery(call))) throw redirect({ href: '/members' });
}

/** What staff look at before it holds, where the address has it. */
export const previewIn = ({ searchStr }: { searchStr: string }): string | undefined =>
  new URLSearchParams(searchStr).get(previewQuery)?.slice(0, longestPreview);

/** Title, description and the one address of a lander: an unknown slug is the plain page (C16). */
export function landerHead(
  name: LanderName,
  { context, search }: { context: AppContext & { settings?: Settings }; search: { lang?: unknown } },
  lander: Lander | undefined,
) {
  const { title, lead } = lander?.own ?? builtInWords(name, context, lander?.words ?? 'plain');
  const { name: site = '', domain_language: siteLanguage = '' } = context.settings ?? {};
  const pathname = `/landers/${name}${lander?.slug ? `/${lander.slug}` : ''}`;
  return {
    meta: [
      { title: title ? `${title.replace(/\.$/, '')} · ${site}` : site },
      ...(lead ? [{ name: 'description', content: lead }] : []),
    ],
    links: [{ rel: 'canonical', href: canonicalOf({ origin: context.page.origin, siteLanguage }, pathname, search) }],
  };
}

/**
 * The words of the page's language as they stand; one with figures in it is compiled, and then the site's name says
 * enough.
 */
function builtInWords(name: LanderName, { texts }: AppContext, words: string): { title?: string; lead?: string } {
  const all = (texts.messages().landers?.[name] ?? {}) as Readonly<Record<string, unknown>>;
  const [title, lead] = [all[`${words}Title`], all[`${words}Lead`]];
  return { ...(typeof title === 'string' ? { title } : {}), ...(typeof lead === 'string' ? { lead } : {}) };
}

/** Pages around a member are for who has the link, not for search engines (PUB-4). */
export function meetHead({ settings }: { settings?: { name: string } }, member: ShownMember | null | undefined) {
  const site = settings?.name ?? '';
  return { meta: [{ title: member ? `${member.name} · ${site}` : site }, { name: 'robots', content: 'noindex' }] };
}
