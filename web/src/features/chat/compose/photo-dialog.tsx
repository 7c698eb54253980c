import { Link } from '@tanstack/react-router';
import { maxPhotoBytes } from '@vonk/contract/photos';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../../../api/use-app.ts';
import { LinkButton } from '../../../ui/actions/button.tsx';
import { PriceButton } from '../../../ui/actions/price-button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { usePhotoPrice } from './photo-button.tsx';

type PhotoDialogProps = { file: File; name: string; onSend: (photo: Blob) => void; onClose: () => void };

/** The photo that is about to be sent, and what it costs. Needs the texts `photos`. */
export function PhotoDialog({ file, name, onSend, onClose }: PhotoDialogProps) {
  const t = useTranslations('photos');
  const shell = useTranslations('shell');
  const preview = usePreview(file);
  return (
    <Dialog open onClose={onClose} title={t('chat.title', { name })} closeLabel={shell('close')}>
      <div className="grid gap-3">
        {file.size > maxPhotoBytes ? (
          <p role="alert">{t('tooLarge')}</p>
        ) : (
          <Offer preview={preview} onSend={() => onSend(file)} />
        )}
      </div>
    </Dialog>
  );
}

function Offer({ preview, onSend }: { preview: string | undefined; onSend: () => void }) {
  const t = useTranslations('photos');
  const chat = useTranslations('chat');
  const shell = useTranslations('shell');
  const user = useUser();
  const price = usePhotoPrice();
  const credits = user?.credits ?? 0;
  if (credits - (user?.free_credits ?? 0) < price.credits)
    return (
      <>
        <p>{t('chat.short')}</p>
        <LinkButton wide link={<Link to="/credits" search={{}} />}>
          {chat('buyCredits')}
        </LinkButton>
      </>
    );
  return (
    <>
      {preview !== undefined && <img src={preview} alt={t('chat.preview')} className="photo-preview" />}
      <p className="text-sm text-ink-2">{t('chat.text')}</p>
      <PriceButton wide action={t('chat.send')} cost={shell('price', price)} onClick={onSend} />
      <p className="text-xs text-ink-2">{chat('balance', { credits, after: String(credits - price.credits) })}</p>
    </>
  );
}

function usePreview(file: File): string | undefined {
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return preview;
}
