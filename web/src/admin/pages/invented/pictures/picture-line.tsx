import type { PictureAtDesk } from '@vonk/contract/admin/sites/invented-pictures';
import { maxAltCharacters } from '@vonk/contract/photos';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '../../../../api/sending/use-send.ts';
import { Button, TextButton } from '../../../../ui/actions/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { TextInput } from '../../../../ui/form/text-input.tsx';

type PictureLineProps = {
  picture: PictureAtDesk;
  /** Its place, from 0. */
  at: number;
  isLast: boolean;
  onChange: (part: { main?: true; alt?: string }) => Promise<void>;
  /** To which place. */
  onMove: (to: number) => Promise<void>;
  onRemove: () => void;
};

/** One picture with where it comes from, what is on it in words, and what can be done with it. */
export function PictureLine({ picture, at, isLast, onChange, onMove, onRemove }: PictureLineProps) {
  const t = useTranslations('admin-pictures');
  const [alt, setAlt] = useState(picture.alt);
  const { submit, isSending, problem } = useSend({ check: () => ({}), send: (act: () => Promise<void>) => act() });
  const number = String(at + 1);
  const act = (work: () => Promise<void>) => () => submit(null, work);
  return (
    <li className="invented-picture">
      <a href={picture.full} target="_blank" rel="noreferrer" aria-label={t('enlarge', { number })}>
        <img src={picture.card} alt={picture.alt} width={160} height={200} loading="lazy" />
      </a>
      <div className="campaign-words">
        {problem && <Alert kind="error">{problem}</Alert>}
        <p>
          <b>{picture.is_main ? t('main') : t('numbered', { number })}</b> ·{' '}
          {picture.origin === null ? t('noOrigin') : t(`origins.${picture.origin}`)}
        </p>
        {picture.note !== '' && <p className="cell-second">{picture.note}</p>}
        <Form className="grid gap-2" onSend={(form) => submit(form, () => onChange({ alt: alt.trim() }))}>
          <TextInput
            label={t('altOf', { number })}
            maxLength={maxAltCharacters}
            autoComplete="off"
            value={alt}
            onChange={({ currentTarget: { value } }) => setAlt(value)}
          />
          {alt.trim() !== picture.alt && (
            <Button type="submit" variant="secondary" size="compact" busy={isSending}>
              {t('saveAlt')}
            </Button>
          )}
        </Form>
        <span className="block-acts">
          {!picture.is_main && (
            <TextButton aria-label={t('makeMainOf', { number })} onClick={act(() => onChange({ main: true }))}>
              {t('makeMain')}
            </TextButton>
          )}
          {at > 1 && (
            <TextButton aria-label={t('sooner', { number })} onClick={act(() => onMove(at - 1))}>
              {t('forward')}
            </TextButton>
          )}
          {at > 0 && !isLast && (
            <TextButton aria-label={t('later', { number })} onClick={act(() => onMove(at + 1))}>
              {t('backward')}
            </TextButton>
          )}
          <TextButton aria-label={t('removeOf', { number })} onClick={onRemove}>
            {t('remove')}
          </TextButton>
        </span>
      </div>
    </li>
  );
}
