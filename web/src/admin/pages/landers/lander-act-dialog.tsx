import type { LanderAtDesk } from '@vonk/contract/admin/sites/landers';
import { useTranslations } from 'use-intl';
import { useAdmin } from '../../api/context.ts';
import { ReasonDialog } from '../../parts/acts/reason-dialog.tsx';
import { useLanderWords } from './use-lander-words.ts';

type LanderActDialogProps = {
  site: number;
  /** A number: that version is put back. */
  act: 'switchOff' | 'switchOn' | number;
  /** Whether the picture of that version was deleted for good. */
  isPictureDeleted: boolean;
  lander: LanderAtDesk;
  onClose: () => void;
  onDone: () => void;
};

/** Asks why a slug is switched off, on, or put back, and does it. */
export function LanderActDialog({ site, act, isPictureDeleted, lander: one, onClose, onDone }: LanderActDialogProps) {
  const t = useTranslations('admin-landers');
  const { call } = useAdmin();
  const { nameOf } = useLanderWords();
  const { lander, slug, version } = one;
  const place = { site, lander, slug, version };
  if (typeof act === 'number')
    return (
      <ReasonDialog
        title={t('backOf', { number: String(act) })}
        text={t(isPictureDeleted ? 'backWithout' : 'backText')}
        action={t('back')}
        isOfMember={false}
        send={(reason) => call('POST /api/admin/lander-back', { ...place, number: act, reason })}
        onClose={onClose}
        onDone={onDone}
      />
    );
  const isOn = act === 'switchOn';
  return (
    <ReasonDialog
      title={t(isOn ? 'onTitle' : 'offTitle', { name: nameOf(one) })}
      text={t(isOn ? 'onText' : 'offText')}
      action={t(act)}
      isOfMember={false}
      isHarmless={isOn}
      send={(reason) => call('POST /api/admin/lander-switch', { ...place, is_on: isOn, reason })}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
