import { maxOriginCharacters, pictureShows, type ShownPicture } from '@vonk/contract/admin/sites/lander-pictures';
import { languageNames, type Locale } from '@vonk/contract/locales';
import { maxAltCharacters } from '@vonk/contract/photos';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../texts/use-error-text.ts';
import { CallError } from '../../../api/call.ts';
import { Button, TextButton } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { AddPhotoIcon } from '../../../ui/icons.ts';
import { useAdmin } from '../../api/context.ts';

type LanderPictureFieldsProps = {
  site: number;
  /** The site's own language first. */
  locales: readonly Locale[];
  picture: ShownPicture | null;
  mistakes: Readonly<Record<string, string | undefined>>;
  onChange: (picture: ShownPicture | null) => void;
};

/** The picture of a slug: uploaded, said in words, and by what right it is shown (T17). */
export function LanderPictureFields({ site, locales, picture, mistakes, onChange }: LanderPictureFieldsProps) {
  const t = useTranslations('admin-landers');
  const { upload, isBusy, problem } = useUpload(site, (made) =>
    onChange({ alt: {}, shows: 'models', origin: '', ...picture, ...made }),
  );
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <h3>{t('picture.title')}</h3>
      <p className="pane-intro">{t('picture.hint')}</p>
      {(problem ?? mistakes['picture']) && <Alert kind="error">{problem ?? mistakes['picture']}</Alert>}
      {picture && (
        <img
          className="lander-desk-picture"
          src={picture.address}
          alt=""
          width={picture.width}
          height={picture.height}
        />
      )}
      <div className="block-acts">
        <Button variant="secondary" icon={<AddPhotoIcon />} busy={isBusy} onClick={() => input.current?.click()}>
          {t(picture ? 'picture.other' : 'picture.add')}
        </Button>
        {picture && <TextButton onClick={() => onChange(null)}>{t('picture.remove')}</TextButton>}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        aria-label={t('picture.add')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (file) void upload(file);
        }}
      />
      {picture && <PictureWords {...{ locales, picture, mistakes, onChange }} />}
    </>
  );
}

type PictureWordsProps = Omit<LanderPictureFieldsProps, 'site' | 'picture'> & { picture: ShownPicture };

/** Who is on a picture, by what right it is shown, and what is on it in each language. */
function PictureWords({ locales, picture, mistakes, onChange }: PictureWordsProps) {
  const t = useTranslations('admin-landers');
  return (
    <>
      <Select
        label={t('picture.shows')}
        hint={t('picture.showsHint')}
        options={pictureShows.map((value) => ({ value, label: t(`picture.who.${value}`) }))}
        value={picture.shows}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...picture, shows: pictureShows.find((each) => each === value) ?? 'models' })
        }
      />
      <TextInput
        label={t('picture.origin')}
        hint={t('picture.originHint')}
        error={mistakes['picture.origin']}
        maxLength={maxOriginCharacters}
        autoComplete="off"
        value={picture.origin}
        onChange={({ currentTarget: { value } }) => onChange({ ...picture, origin: value })}
      />
      <fieldset className="campaign-words">
        <legend>{t('picture.alt')}</legend>
        <p className="pane-intro">{t('picture.altHint')}</p>
        {locales.map((locale) => (
          <TextInput
            key={locale}
            label={languageNames[locale]}
            lang={locale}
            error={mistakes[`${locale}.alt`]}
            maxLength={maxAltCharacters}
            autoComplete="off"
            value={picture.alt[locale] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...picture, alt: { ...picture.alt, [locale]: value } })
            }
          />
        ))}
      </fieldset>
    </>
  );
}

/** Sends a file up, and hands on what it came to. */
function useUpload(site: number, onMade: (made: Pick<ShownPicture, 'key' | 'width' | 'height' | 'address'>) => void) {
  const { call } = useAdmin();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    isBusy,
    problem,
    async upload(file: File): Promise<void> {
      setBusy(true);
      setProblem(undefined);
      try {
        onMade(await call('POST /api/admin/lander-picture', { site }, { file }));
      } catch (error) {
        setProblem((error instanceof CallError && error.message) || errorText('internal'));
      } finally {
        setBusy(false);
      }
    },
  };
}
