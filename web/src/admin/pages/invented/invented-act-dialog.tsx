import { useTranslations } from 'use-intl';
import { useAdmin } from '../../api/context.ts';
import { ReasonDialog } from '../../parts/acts/reason-dialog.tsx';

type InventedActDialogProps = {
  site: number;
  /** A number: that version is put back. */
  act: 'hide' | 'show' | number;
  profile: { id: string; name: string; version: number };
  onClose: () => void;
  onDone: () => void;
};

/** Asks why a profile is hidden, shown or put back, and does it. */
export function InventedActDialog({ site, act, profile, onClose, onDone }: InventedActDialogProps) {
  const t = useTranslations('admin-invented');
  const { call } = useAdmin();
  const { id, name, version } = profile;
  const about = { site, profile: id, version };
  if (typeof act === 'number')
    return (
      <ReasonDialog
        title={t('backOf', { number: String(act) })}
        text={t('backText')}
        action={t('back')}
        isOfMember={false}
        send={(reason) => call('POST /api/admin/invented-back', { ...about, number: act, reason })}
        onClose={onClose}
        onDone={onDone}
      />
    );
  const isShown = act === 'show';
  return (
    <ReasonDialog
      title={t(isShown ? 'showTitle' : 'hideTitle', { name })}
      text={t(isShown ? 'showText' : 'hideText')}
      action={t(act)}
      isOfMember={false}
      isHarmless={isShown}
      send={(reason) => call('POST /api/admin/invented-switch', { ...about, is_shown: isShown, reason })}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
