import type { LanderName } from '@vonk/contract/landers';
import type { AppContext } from '../../../api/context.ts';
import type { Lander } from '../../../features/landers/lander.ts';
import type { ShownMember } from '../../../features/landers/meet/meet.ts';
import { previewIn } from './lander-route.ts';

/** What a lander shows under the slug of its address. */
export async function loadLander(
  name: LanderName,
  { context, params, location }: { context: AppContext; params: object; location: { searchStr: string } },
): Promise<Lander> {
  const slug = 'slug' in params && typeof params.slug === 'string' ? params.slug.slice(0, 60) : '';
  const preview = previewIn(location);
  const asked = { lander: name, ...(slug !== '' && { slug }), ...(preview !== undefined && { preview }) };
  const lander = await context.call('GET /api/lander.php', asked);
  const { members } = lander.shows_members ? await context.call('GET /api/lander-members.php', asked) : { members: [] };
  return { ...lander, members };
}

/** The member of the address, if they may be shown. */
export const loadMember = async ({
  context,
  params,
}: {
  context: AppContext;
  params: { id: string };
}): Promise<ShownMember | null> =>
  (await context.call('GET /api/lander-member.php', { id: params.id.slice(0, 14) })).member;

/** A landing page with sets of words, and the member it is about. */
export async function loadMeeting(
  name: 'landing2' | 'landing3',
  page: { context: AppContext; params: { id: string; slug?: string | undefined }; location: { searchStr: string } },
): Promise<{ lander: Lander; member: ShownMember | null }> {
  const [lander, member] = await Promise.all([loadLander(name, page), loadMember(page)]);
  return { lander, member };
}
