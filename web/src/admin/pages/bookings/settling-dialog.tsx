import type { SettledState } from '@vonk/contract/admin/money/settled';
import { useTranslations } from 'use-intl';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { ReasonDialog } from '../../parts/acts/reason-dialog.tsx';

type SettlingDialogProps = {
  name: string;
  /** Where it stands: what is open is dealt with, what was dealt with is put back. */
  state: SettledState;
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
};

/** Asks why something is dealt with, or is not after all, and says that it is done. */
export function SettlingDialog({ name, state, send, onClose, onDone }: SettlingDialogProps) {
  const t = useTranslations('admin-bookings');
  const toast = useToast();
  const isOpen = state === 'open';
  return (
    <ReasonDialog
      title={t(isOpen ? 'settleTitle' : 'reopenTitle', { name })}
      text={t(isOpen ? 'settleText' : 'reopenText')}
      action={t(isOpen ? 'settle' : 'reopen')}
      isOfMember={false}
      isHarmless
      send={send}
      onClose={onClose}
      onDone={() => {
        onDone();
        toast({ text: t(isOpen ? 'isSettled' : 'isReopened') });
      }}
    />
  );
}
