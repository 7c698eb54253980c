import { queryOptions } from '@tanstack/react-query';
import type { CallInput } from '@vonk/contract/api';
import type { Country } from '@vonk/contract/locales';
import type { Call } from '../../api/call.ts';

export type ProfileChanges = CallInput<'PUT /api/profile.php'>;

/** The member's own profile, with all they told. */
export const ownProfileQuery = (call: Call) =>
  queryOptions({ queryKey: ['profile'], queryFn: async () => (await call('GET /api/profile.php', {})).profile, staleTime: 60_000 });

/** Cities of a country whose name has a word that begins with `q`. */
export const citiesQuery = (call: Call, country: Country, q: string) =>
  queryOptions({
    queryKey: ['cities', country, q],
    queryFn: async () => (await call('GET /api/cities.php', { country, q })).cities,
    staleTime: Infinity,
  });
