import { queryOptions } from '@tanstack/react-query';
import type { ProfileCard } from '@vonk/contract/profile';
import type { Call } from '../../../../api/call.ts';
import { keys } from '../../../../api/keys.ts';

/** Whom one signs up for, as far as a visitor may see them. */
export type Wanted = Pick<ProfileCard, 'kind' | 'main_image' | 'name' | 'age' | 'quote'> & { can_chat: boolean };

/**
 * A profile that guests may see, else a member who agreed to stand on landing pages; of anybody else the sign-up says
 * nothing (C15).
 */
export const wantedQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: keys.wanted(id),
    queryFn: async (): Promise<Wanted | null> => {
      try {
        return (await call('GET /api/member.php', { id })).member;
      } catch {
        const { member } = await call('GET /api/lander-member.php', { id: id.slice(0, 14) });
        return member && { ...member, kind: 'member', can_chat: true };
      }
    },
    staleTime: Infinity,
  });
