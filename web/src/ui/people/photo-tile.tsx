import { useId, type ChangeEvent, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { classes } from '../classes.ts';
import { Tag } from '../feedback/badges.tsx';
import { AddPhotoIcon, ErrorIcon, WaitingIcon } from '../icons.ts';
import { Photo, type PhotoSource } from './photo.tsx';

/** `waiting` is under inspection, seen by its owner only. `percent` is 0 to 100. */
export type PhotoTileState =
  | { is: 'active'; label?: string | undefined }
  | { is: 'waiting'; label: string }
  | { is: 'uploading'; label: string; percent: number }
  | { is: 'removed'; reason: string; again: { label: string; onPress: () => void } };

type PhotoTileProps = { photo: PhotoSource; state: PhotoTileState; actions?: ReactNode };

/** One of a member's own photos, with its state as text. */
export function PhotoTile({ photo, state, actions }: PhotoTileProps) {
  if (state.is === 'removed') return <RemovedPhoto {...state} />;
  const isUnsure = state.is !== 'active';
  return (
    <Photo photo={photo} className={classes(isUnsure && 'photo-tile-waiting')}>
      {state.is === 'uploading' && (
        <progress className="upload-progress" max={100} value={state.percent} aria-label={state.label} />
      )}
      {state.label !== undefined && (
        <Tag className="photo-tile-state" icon={isUnsure && <WaitingIcon />}>
          {state.label}
        </Tag>
      )}
      {actions !== undefined && <div className="photo-tile-actions">{actions}</div>}
    </Photo>
  );
}

function RemovedPhoto({ reason, again }: Extract<PhotoTileState, { is: 'removed' }>) {
  return (
    <div className="photo photo-tile-removed">
      <ErrorIcon className="mx-auto" />
      <p>{reason}</p>
      <Button variant="secondary" size="compact" onClick={again.onPress}>
        {again.label}
      </Button>
    </div>
  );
}

type AddPhotoTileProps = {
  label: string;
  /** "2 van 3 foto’s". */
  detail?: string | undefined;
  accept: string;
  onFiles: (files: File[]) => void;
  disabled?: boolean | undefined;
};

/** The empty place where a photo is added. */
export function AddPhotoTile({ label, detail, accept, onFiles, disabled }: AddPhotoTileProps) {
  const id = useId();
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Cleared, so that the same file can be chosen again after a failure.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <label className="photo photo-add" htmlFor={id}>
      <input id={id} type="file" multiple className="sr-only" accept={accept} disabled={disabled} onChange={choose} />
      <AddPhotoIcon className="mx-auto" />
      <span>{label}</span>
      {detail !== undefined && <span className="font-text">{detail}</span>}
    </label>
  );
}
