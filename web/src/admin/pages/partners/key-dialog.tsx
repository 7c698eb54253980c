import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { CopyButton } from '../../../ui/secrets/copy-button.tsx';

type KeyDialogProps = { network: string; secret: string; onClose: () => void };

/** A key that was just made: the only time it is shown (ACC-4). */
export function KeyDialog({ network, secret, onClose }: KeyDialogProps) {
  const t = useTranslations('admin-partners');
  const common = useTranslations('admin');
  return (
    <Dialog open onClose={onClose} title={t('keyOf', { network })} closeLabel={common('close')}>
      <div className="grid gap-4">
        <p>{t('shownOnce')}</p>
        <TextInput
          label={t('key')}
          readOnly
          data-autofocus
          value={secret}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton text={secret} label={t('copy')} copied={t('copied')} />
        <Button wide onClick={onClose}>
          {t('kept')}
        </Button>
      </div>
    </Dialog>
  );
}
