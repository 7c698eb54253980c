import type { AppContext } from '../../api/context.ts';
import { memberQuery, userQuery } from '../../api/queries.ts';
import { photosQuery } from '../../features/photos/queries.ts';
import { ownProfileQuery } from '../../features/profile/queries.ts';
import { regionsQuery } from '../../features/search/queries.ts';

/** Fetches what a member needs to work on their own profile: its fields, photos and places, and the card others see. */
export async function loadOwnProfile({ call, queryClient }: AppContext): Promise<void> {
  const user = await queryClient.ensureQueryData(userQuery(call));
  await Promise.all([
    queryClient.ensureQueryData(ownProfileQuery(call)),
    queryClient.ensureQueryData(photosQuery(call)),
    queryClient.ensureQueryData(regionsQuery(call)),
    user && queryClient.ensureQueryData(memberQuery(call, user.profile.id)),
  ]);
}
