import { useInfiniteQuery } from '@tanstack/react-query';
import { type Conversation, photoOf } from '@vonk/contract/chat';
import { useTranslations } from 'use-intl';
import { keys } from '../../../api/keys.ts';
import { useApp } from '../../../api/use-app.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { SharedPhoto } from '../message/shared-photo.tsx';

/**
 * The photos that were shared in a conversation, newest first; those of the other one blurred here too. Needs the texts
 * `photos`.
 */
export function PhotoGallery({
  conversation: { id, profile },
  onClose,
}: {
  conversation: Conversation;
  onClose: () => void;
}) {
  const t = useTranslations('photos');
  const shell = useTranslations('shell');
  const { call } = useApp();
  const { data, error, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: keys.chatPhotos(id),
    queryFn: ({ pageParam }) =>
      call('GET /api/chat-photos.php', { conversation: id ?? '', ...(pageParam ? { before: pageParam } : {}) }),
    initialPageParam: 0,
    getNextPageParam: ({ photos, has_older: hasOlder }) => (hasOlder ? photos.at(-1)?.seq : undefined),
    staleTime: 0,
  });
  const photos = data?.pages.flatMap((page) => page.photos) ?? [];
  return (
    <Dialog open onClose={onClose} title={t('chat.gallery', { name: profile.name })} closeLabel={shell('close')}>
      {error && <p role="alert">{error.message}</p>}
      {data && photos.length === 0 && <p>{t('chat.galleryEmpty')}</p>}
      <ul className="photo-gallery" aria-busy={isFetching}>
        {photos.map(({ seq, mine, data: about }) => {
          const photo = photoOf(about);
          return (
            photo && (
              <li key={seq}>
                <SharedPhoto photo={photo} seq={seq} isOwn={mine} name={profile.name} />
              </li>
            )
          );
        })}
      </ul>
      {hasNextPage && (
        <Button variant="quiet" busy={isFetching} onClick={() => void fetchNextPage()}>
          {t('chat.galleryMore')}
        </Button>
      )}
    </Dialog>
  );
}
