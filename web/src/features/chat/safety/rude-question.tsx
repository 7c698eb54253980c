import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

type RudeQuestionProps = { text: string | undefined; onSend: (text: string) => void; onClose: () => void };

/** Asks once before a message that may hurt; it goes if one wants it to. */
export function RudeQuestion({ text, onSend, onClose }: RudeQuestionProps) {
  const t = useTranslations('chat');
  const shell = useTranslations('shell');
  return (
    <Dialog
      open={text !== undefined}
      onClose={onClose}
      title={t('rudeTitle')}
      closeLabel={shell('close')}
      footer={
        <>
          <Button wide onClick={onClose}>
            {t('rudeChange')}
          </Button>
          <Button variant="secondary" wide onClick={() => text !== undefined && onSend(text)}>
            {t('rudeSend')}
          </Button>
        </>
      }
    >
      <p>{t('rudeText')}</p>
    </Dialog>
  );
}
