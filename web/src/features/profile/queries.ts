import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallInput } from '@vonk/contract/api';
import { minute } from '@vonk/contract/durations';
import type { Country } from '@vonk/contract/locales';
import type { OwnProfile } from '@vonk/contract/profile';
import { keys } from '../../api/keys.ts';
import type { Call } from '../../api/call.ts';

export type ProfileChanges = CallInput<'PUT /api/profile.php'>;

export const ownProfileQuery = (call: Call) =>
  queryOptions({
    queryKey: keys.profile,
    queryFn: async () => (await call('GET /api/profile.php', {})).profile,
    staleTime: minute,
  });

/** Takes over the own profile as the server kept it, wherever it shows. */
export function keepProfile(queryClient: QueryClient, profile: OwnProfile): void {
  queryClient.setQueryData(keys.profile, profile);
  // Whether one is led to what is still to be told is decided by it, before it is loaded anew.
  const { gender, status } = profile;
  queryClient.setQueryData(keys.user, (user) => user && { ...user, profile: { ...user.profile, gender, status } });
  for (const queryKey of [keys.user, keys.members, keys.searches]) void queryClient.invalidateQueries({ queryKey });
}

/** Cities of a country whose name has a word that begins with `q`. */
export const citiesQuery = (call: Call, country: Country, q: string) =>
  queryOptions({
    queryKey: keys.cities(country, q),
    queryFn: async () => (await call('GET /api/cities.php', { country, q })).cities,
    staleTime: Infinity,
  });
