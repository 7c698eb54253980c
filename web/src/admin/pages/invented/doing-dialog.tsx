import { InventedActDialog } from './invented-act-dialog.tsx';
import type { InventedAct } from './invented-table.tsx';
import { PicturesDialog } from './pictures/pictures-dialog.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

/** What is being done to one; a number: that version is put back. */
export interface Doing {
  act: Exclude<InventedAct, 'change'> | number;
  profile: { id: string; name: string; version: number };
}

type DoingDialogProps = {
  site: number;
  doing: Doing;
  onDoing: (doing: Doing) => void;
  onClose: () => void;
  onDone: (text: 'switched' | 'backDone') => void;
};

/** The dialog of what is being done to a profile, beside changing what it tells. */
export function DoingDialog({ site, doing: { act, profile }, onDoing, onClose, onDone }: DoingDialogProps) {
  if (act === 'versions')
    return <VersionsDialog {...{ site, profile, onClose }} onBack={(number) => onDoing({ act: number, profile })} />;
  if (act === 'pictures') return <PicturesDialog {...{ site, profile, onClose }} />;
  return (
    <InventedActDialog
      {...{ site, act, profile, onClose }}
      onDone={() => onDone(typeof act === 'number' ? 'backDone' : 'switched')}
    />
  );
}
