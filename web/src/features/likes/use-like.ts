import { useQueryClient } from '@tanstack/react-query';
import type { LikeSource } from '@vonk/contract/likes';
import type { ProfileCard } from '@vonk/contract/profile';
import { useTranslations } from 'use-intl';
import { keys } from '../../api/keys.ts';
import { CallError } from '../../api/call.ts';
import { useApp, useUser } from '../../api/use-app.ts';
import type { LikeToggle } from '../../ui/people/like-button.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { useMatches } from './likes-provider.tsx';
import { markLiked } from './queries.ts';
import { useMutation } from '../../api/sending/use-mutation.ts';

type Likeable = Pick<ProfileCard, 'id' | 'name' | 'liked' | 'kind'>;

/**
 * Likes and takes likes back, at once on screen; a guest is asked to sign up instead (C7). Needs the texts `members`
 * and `likes`.
 */
export function useLike(
  source: LikeSource,
  onGuest: (profile: string) => void,
): (card: Likeable) => LikeToggle | undefined {
  const t = useTranslations('members');
  const likes = useTranslations('likes');
  const { call } = useApp();
  const user = useUser();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { show } = useMatches();
  const { mutate } = useMutation({
    mutationFn: async ({ id, liked }: Likeable): Promise<{ match: boolean }> => {
      if (!liked) return call('POST /api/like.php', { profile: id, source });
      await call('DELETE /api/like.php', { profile: id });
      return { match: false };
    },
    onMutate: ({ id, liked }) => markLiked(queryClient, id, !liked),
    onSuccess: ({ match }, { id }) => {
      if (match) show(id);
      void queryClient.invalidateQueries({ queryKey: keys.likes });
    },
    onError: (error, { id, liked }) => {
      markLiked(queryClient, id, liked);
      toast({ kind: 'error', text: error instanceof CallError && error.message ? error.message : likes('failed') });
    },
  });
  return (card) =>
    card.kind === 'livecam' || card.kind === 'partner'
      ? undefined
      : {
          liked: card.liked,
          label: t('like', { name: card.name }),
          onToggle: () => (user ? mutate(card) : onGuest(card.id)),
        };
}
