import { useQuery, useQueryClient } from '@tanstack/react-query';
import { maxInventedPictures, type PictureAtDesk } from '@vonk/contract/admin/sites/invented-pictures';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import { useAdmin } from '../../../api/context.ts';
import { ReasonDialog } from '../../../parts/acts/reason-dialog.tsx';
import { Loaded } from '../../../parts/layout/pane.tsx';
import { inventedPicturesQuery } from '../queries.ts';
import { PictureForm } from './picture-form.tsx';
import { PictureLine } from './picture-line.tsx';

type PicturesDialogProps = { site: number; profile: { id: string; name: string }; onClose: () => void };

/** The pictures of an invented profile in their order: added with where they come from, described and taken away. */
export function PicturesDialog({ site, profile, onClose }: PicturesDialogProps) {
  const t = useTranslations('admin-pictures');
  const common = useTranslations('admin');
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const toast = useToast();
  const query = useQuery(inventedPicturesQuery(call, site, profile.id));
  const [leaving, setLeaving] = useState<PictureAtDesk>();
  const about = { site, profile: profile.id };
  const take = (answer: { pictures: PictureAtDesk[] }, done: 'added' | 'changed' | 'removed') => {
    queryClient.setQueryData(inventedPicturesQuery(call, site, profile.id).queryKey, answer);
    toast({ text: t(done) });
  };
  if (leaving)
    return (
      <ReasonDialog
        title={t('removeTitle')}
        text={t('removeText')}
        action={t('remove')}
        isOfMember={false}
        send={async (reason) =>
          take(
            await call('POST /api/admin/invented-picture-removal', { ...about, picture: leaving.id, reason }),
            'removed',
          )
        }
        onClose={() => setLeaving(undefined)}
        onDone={() => setLeaving(undefined)}
      />
    );
  return (
    <Dialog open onClose={onClose} title={t('title', { name: profile.name })} closeLabel={common('close')} shape="wide">
      <Loaded query={query}>
        {({ pictures }) => (
          <div className="grid gap-4">
            {pictures.length === 0 && <p>{t('none')}</p>}
            <ol className="invented-pictures">
              {pictures.map((picture, at) => (
                <PictureLine
                  key={picture.id}
                  {...{ picture, at }}
                  isLast={at === pictures.length - 1}
                  onChange={async (part) =>
                    take(
                      await call('PUT /api/admin/invented-picture', { ...about, picture: picture.id, ...part }),
                      'changed',
                    )
                  }
                  onMove={async (to) => {
                    const order = pictures
                      .map(({ id }) => id)
                      .toSpliced(at, 1)
                      .toSpliced(to, 0, picture.id);
                    take(await call('PUT /api/admin/invented-pictures', { ...about, order }), 'changed');
                  }}
                  onRemove={() => setLeaving(picture)}
                />
              ))}
            </ol>
            {pictures.length < maxInventedPictures ? (
              <PictureForm {...{ site }} profile={profile.id} onAdded={(answer) => take(answer, 'added')} />
            ) : (
              <p>{t('full', { count: String(maxInventedPictures) })}</p>
            )}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
