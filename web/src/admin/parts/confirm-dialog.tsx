import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The verb of the button. */
  action: string;
  isBusy: boolean;
  onConfirm: () => void;
  children: ReactNode;
};

/** Asks before what cannot be taken back. */
export function ConfirmDialog({ open, onClose, title, action, isBusy, onConfirm, children }: ConfirmDialogProps) {
  const t = useTranslations('admin');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">{children}</div>
    </Dialog>
  );
}
