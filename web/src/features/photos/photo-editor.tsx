import { maxAltCharacters, type OwnPhoto, type PhotoCut, wholePicture } from '@vonk/contract/photos';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '../../api/call.ts';
import { useApp } from '../../api/use-app.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { TurnLeftIcon, TurnRightIcon } from '../../ui/icons.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { CropPicture } from './crop-picture.tsx';
import { isSameCut, leastSize, sized, sizeOf, turnBy, turned, turnedBack } from './crop-frame.ts';
import { useTakePhotos } from './use-photo-changes.ts';
import './photo-editor.css';
import { useMutation } from '../../api/sending/use-mutation.ts';

/**
 * Turns, cuts and describes a photo, by mouse, finger or keyboard; the server cuts it from the whole picture (PHOTO-1).
 */
export function PhotoEditor({ photo, onClose }: { photo: OwnPhoto; onClose: () => void }) {
  const t = useTranslations('photos');
  const shell = useTranslations('shell');
  const [cut, setCut] = useState<PhotoCut>({ rotation: photo.rotation, crop: photo.crop });
  const [alt, setAlt] = useState(photo.alt);
  const [aspect, setAspect] = useState<number>();
  const { save, isSaving, altError } = useSaving(photo, onClose);
  const frame = turned(cut.crop, cut.rotation);
  const isWhole = isSameCut({ rotation: 0, crop: cut.crop }, { rotation: 0, crop: wholePicture });
  const setFrame = (crop: PhotoCut['crop']) => setCut({ ...cut, crop: turnedBack(crop, cut.rotation) });
  const turn = (degrees: 90 | -90) => {
    const rotation = turnBy(cut.rotation, degrees);
    if (isWhole || aspect === undefined) return setCut({ ...cut, rotation });
    // The frame keeps the shape of a card whichever way the picture is turned, around what it showed.
    const upright = sized(turned(cut.crop, rotation), sizeOf(frame, aspect), 1 / aspect);
    setCut({ rotation, crop: turnedBack(upright, rotation) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('editor.title')}
      closeLabel={shell('close')}
      footer={
        <>
          <Button wide busy={isSaving} onClick={() => save(cut, alt)}>
            {t('editor.save')}
          </Button>
          <Button variant="secondary" wide onClick={onClose}>
            {t('editor.cancel')}
          </Button>
        </>
      }
    >
      <div className="photo-editor">
        <CropPicture
          src={photo.source}
          rotation={cut.rotation}
          frame={isWhole ? undefined : frame}
          onFrame={setFrame}
          onAspect={setAspect}
        />
        {aspect !== undefined && (
          <div className="photo-editor-tools">
            <Segmented
              label={t('editor.shape')}
              options={[
                { value: 'whole', label: t('editor.whole') },
                { value: 'card', label: t('editor.card') },
              ]}
              value={isWhole ? 'whole' : 'card'}
              onChange={({ target }) =>
                target.value === 'whole' ? setFrame(wholePicture) : setFrame(sized(frame, cardStart, aspect))
              }
            />
            <div className="photo-editor-turns">
              <Button variant="secondary" size="compact" icon={<TurnLeftIcon />} onClick={() => turn(-90)}>
                {t('editor.turnLeft')}
              </Button>
              <Button variant="secondary" size="compact" icon={<TurnRightIcon />} onClick={() => turn(90)}>
                {t('editor.turnRight')}
              </Button>
            </div>
            {!isWhole && (
              <label className="field">
                <span className="field-label">{t('editor.size')}</span>
                <input
                  type="range"
                  className="photo-editor-size"
                  min={leastSize(aspect)}
                  max={100}
                  value={sizeOf(frame, aspect)}
                  onChange={({ target }) => setFrame(sized(frame, Number(target.value), aspect))}
                />
              </label>
            )}
          </div>
        )}
        <TextInput
          label={t('editor.alt')}
          hint={t('editor.altHint')}
          error={altError}
          value={alt}
          maxLength={maxAltCharacters * 2}
          onChange={({ target }) => setAlt(target.value)}
        />
        {photo.state === 'active' && <p className="photo-set-note">{t('editor.again')}</p>}
      </div>
    </Dialog>
  );
}

/** The frame one begins with, in percent of the largest. */
const cardStart = 90;

function useSaving(photo: OwnPhoto, onSaved: () => void) {
  const t = useTranslations('photos');
  const { call } = useApp();
  const toast = useToast();
  const take = useTakePhotos();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ cut, alt }: { cut: PhotoCut; alt: string }) => {
      if (alt.trim() !== photo.alt) take(await call('PUT /api/photo.php', { photo: photo.id, alt }));
      if (!isSameCut(cut, photo)) take(await call('POST /api/photo-cut.php', { photo: photo.id, ...cut }));
    },
    onSuccess: () => {
      toast({ text: t('editor.saved') });
      onSaved();
    },
    onError: (failure) => {
      if (!(failure instanceof CallError) || failure.field !== 'alt') toast({ kind: 'error', text: failure.message });
    },
  });
  return {
    save: (cut: PhotoCut, alt: string) => mutate({ cut, alt }),
    isSaving: isPending,
    altError: error instanceof CallError && error.field === 'alt' ? error.message : undefined,
  };
}
