import { useTranslations } from 'use-intl';
import { useAdmin } from '../../../api/context.ts';
import { ReasonDialog } from '../../../parts/acts/reason-dialog.tsx';

type DeletePictureDialogProps = {
  site: number;
  /** What the upload is called. */
  picture: string;
  onClose: () => void;
  onDone: () => void;
};

/** Asks why a picture is deleted for good, and does it. */
export function DeletePictureDialog({ site, picture: key, onClose, onDone }: DeletePictureDialogProps) {
  const t = useTranslations('admin-landers.picture');
  const { call } = useAdmin();
  return (
    <ReasonDialog
      title={t('deleteTitle')}
      text={t('deleteText')}
      action={t('delete')}
      isOfMember={false}
      send={(reason) => call('POST /api/admin/lander-picture-delete', { site, key, reason })}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
