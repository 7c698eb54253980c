import { isLocale, languageNames } from '@vonk/contract/locales';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { SendIcon } from '../../../ui/icons.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { Letter } from './queue-calls.ts';

type LetterDialogProps = { letter: Letter; onClose: () => void; onSend: () => void };

/** The letter, to the letter, in the language of who gets it; only from here it is sent. */
export function LetterDialog({ letter, onClose, onSend }: LetterDialogProps) {
  const t = useTranslations('admin.letter');
  const common = useTranslations('admin');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={common('close')}
      shape="wide"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('change')}
          </Button>
          <Button icon={<SendIcon />} data-autofocus onClick={onSend}>
            {t('send')}
          </Button>
        </>
      }
    >
      {letter ? (
        <article className="letter" lang={letter.locale}>
          <p className="cell-second" lang="">
            {t(letter.by, { language: isLocale(letter.locale) ? languageNames[letter.locale] : letter.locale })}
          </p>
          <h3>{letter.subject}</h3>
          <p className="letter-text">{letter.text}</p>
        </article>
      ) : (
        <p>{t('nobody')}</p>
      )}
    </Dialog>
  );
}
