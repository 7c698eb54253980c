import type { OwnPhoto } from '@vonk/contract/photos';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { BackIcon, EditIcon, MainIcon, MoreIcon, MoveIcon, OnwardIcon, RemoveIcon } from '../../ui/icons.ts';
import { Menu, MenuButton } from '../../ui/overlay/menu.tsx';
import { PhotoTile, type PhotoTileState } from '../../ui/people/photo-tile.tsx';
import type { Handle } from './use-photo-order.ts';

type OwnPhotoTileProps = {
  photo: OwnPhoto;
  /** Counted from 1. */
  place: { at: number; all: number };
  /** The file itself, while the server has none yet. */
  preview: string | undefined;
  handle: Handle;
  onStep: (by: 1 | -1) => void;
  onMain: () => void;
  onRemove: () => void;
  /** Edits it, or shows why it is gone. */
  onOpen: () => void;
};

/** One of my photos: its state, a handle that moves it, and what else can be done with it. */
export function OwnPhotoTile({ photo, place, preview, handle, ...does }: OwnPhotoTileProps) {
  const t = useTranslations('photos');
  const at = String(place.at);
  return (
    <PhotoTile
      photo={{ src: photo.card ?? preview, alt: photo.alt || t('mine', { at }) }}
      state={useTileState(photo, does)}
      actions={
        photo.state !== 'uploading' && (
          <>
            {place.all > 1 && (
              <IconButton
                className="photo-handle"
                label={t('move', { at })}
                aria-description={t('moveHint')}
                icon={<MoveIcon />}
                {...handle}
              />
            )}
            <TileMenu photo={photo} place={place} {...does} />
          </>
        )
      }
    />
  );
}

type Does = Pick<OwnPhotoTileProps, 'onStep' | 'onMain' | 'onRemove' | 'onOpen'>;

function TileMenu({
  photo,
  place: { at, all },
  onStep,
  onMain,
  onRemove,
  onOpen,
}: Does & Pick<OwnPhotoTileProps, 'photo' | 'place'>) {
  const t = useTranslations('photos');
  return (
    <Menu label={t('options', { at: String(at) })} trigger={<MoreIcon />}>
      <MenuButton icon={<EditIcon />} onPress={onOpen}>
        {t('edit')}
      </MenuButton>
      {photo.state === 'active' && !photo.is_main && (
        <MenuButton icon={<MainIcon />} onPress={onMain}>
          {t('makeMain')}
        </MenuButton>
      )}
      {at > 1 && (
        <MenuButton icon={<BackIcon />} onPress={() => onStep(-1)}>
          {t('earlier')}
        </MenuButton>
      )}
      {at < all && (
        <MenuButton icon={<OnwardIcon />} onPress={() => onStep(1)}>
          {t('later')}
        </MenuButton>
      )}
      <MenuButton danger icon={<RemoveIcon />} onPress={onRemove}>
        {t('remove')}
      </MenuButton>
    </Menu>
  );
}

function useTileState(photo: OwnPhoto, { onOpen, onRemove }: Does): PhotoTileState {
  const t = useTranslations('photos');
  const { state, reason, is_main: isMain, is_changing: isChanging, statement } = photo;
  if (state === 'uploading') return { is: 'waiting', label: t('processing') };
  if (state === 'removed' || state === 'failed')
    return {
      is: 'removed',
      reason: t(`reason.${reason ?? 'photo_broken'}`),
      again: statement ? { label: t('why'), onPress: onOpen } : { label: t('dismiss'), onPress: onRemove },
    };
  if (isChanging) return { is: 'waiting', label: t('changing') };
  if (state === 'under_inspection') return { is: 'waiting', label: t('waiting') };
  return { is: 'active', label: isMain ? t('main') : undefined };
}
