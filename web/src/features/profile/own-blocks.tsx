import {
  maxAboutCharacters,
  maxInterests,
  maxQuoteCharacters,
  interests as allInterests,
  type OwnProfile,
  type ProfileOption,
  profileOptionNames,
  profileOptions,
} from '@vonk/contract/profile';
import { countGraphemes } from '@vonk/contract/text';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { Chip } from '../../ui/actions/chip.tsx';
import type { CounterProps } from '../../ui/form/counter.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { ProfileBlock } from './profile-block.tsx';
import { SaveLine } from './save-line.tsx';
import { useAutosave } from './use-autosave.ts';

export type BlockProps = { profile: OwnProfile };

/** The sentence and the longer text, in the member's own serif; a site may show either or both. */
export function OwnWords({ profile }: BlockProps) {
  const t = useTranslations('profile');
  const { settings } = useApp();
  const shown = (['quote', 'about'] as const).filter((name) => settings.visible_profile_notes.includes(name));
  if (shown.length === 0) return null;
  return (
    <ProfileBlock id="words" title={t('words')}>
      {shown.map((name) => (
        <WordsField key={name} name={name} text={profile[name]} />
      ))}
    </ProfileBlock>
  );
}

const most = { quote: maxQuoteCharacters, about: maxAboutCharacters } as const;

function WordsField({ name, text }: { name: 'quote' | 'about'; text: string }) {
  const t = useTranslations('profile');
  const field = useAutosave({ saved: text, changesOf: (value) => ({ [name]: value }), fields: [name] });
  const counterOf = useCounter();
  return (
    <div>
      <Textarea
        label={t(name)}
        hint={name === 'quote' ? t('quoteHint') : undefined}
        lines={name === 'quote' ? 2 : 5}
        voice
        counter={counterOf(field.value, most[name])}
        error={field.error}
        value={field.value}
        onChange={({ target }) => field.set(target.value, 'later')}
        onBlur={field.flush}
      />
      <SaveLine of={field} name={t(name)} />
    </div>
  );
}

function useCounter(): (text: string, most: number) => CounterProps {
  const t = useTranslations('profile');
  return (text, limit) => {
    const used = countGraphemes(text);
    return {
      used,
      most: limit,
      text: t('counter', { used, most: limit }),
      nearLabel: t('counterNear'),
      fullLabel: t('counterFull'),
    };
  };
}

/** What one likes: up to fifteen of the fifty. */
export function Likings({ profile }: BlockProps) {
  const t = useTranslations('profile');
  const field = useAutosave({
    saved: profile.interests,
    changesOf: (interests) => ({ interests }),
    fields: ['interests'],
  });
  const chosen = field.value;
  return (
    <ProfileBlock
      id="interests"
      title={t('likesTo')}
      intro={t('interestsHint', { max: String(maxInterests), count: String(chosen.length) })}
    >
      <div className="fact-list">
        {allInterests.map((slug) => {
          const isOn = chosen.includes(slug);
          return (
            <Chip
              key={slug}
              on={isOn}
              aria-disabled={!isOn && chosen.length >= maxInterests}
              onClick={() => {
                if (isOn) field.set(chosen.filter((known) => known !== slug));
                else if (chosen.length < maxInterests) field.set([...chosen, slug]);
              }}
            >
              {t(`interests.${slug}`)}
            </Chip>
          );
        })}
      </div>
      <SaveLine of={field} name={t('likesTo')} />
    </ProfileBlock>
  );
}

/** Orientation is asked for with consent, in a block of its own (T75). */
type Detail = Exclude<ProfileOption, 'sexuality'>;
const isDetail = (name: ProfileOption): name is Detail => name !== 'sexuality';
const first = ['signup_reason', 'relationship_status', 'body_type', 'hair_color', 'eye_color', 'tattoos'] as const;
const details: ReadonlySet<Detail> = new Set([...first, ...profileOptionNames.filter(isDetail)]);

/** The short answers; each may stay open. A site shows some of them. */
export function Details({ profile }: BlockProps) {
  const t = useTranslations('profile');
  const { settings } = useApp();
  const shown = [...details].filter((name) => settings.visible_profile_fields.includes(name));
  if (shown.length === 0) return null;
  return (
    <ProfileBlock id="details" title={t('details')}>
      <div className="profile-details">
        {shown.map((name) => (
          <DetailField key={name} name={name} answer={profile[name]} />
        ))}
      </div>
    </ProfileBlock>
  );
}

function DetailField({ name, answer }: { name: Detail; answer: string | null }) {
  const t = useTranslations('profile');
  const field = useAutosave<string | null>({
    saved: answer,
    changesOf: (value) => ({ [name]: value }),
    fields: [name],
  });
  return (
    <div>
      <Select
        label={t(`fields.${name}`)}
        placeholder={t('notTold')}
        options={profileOptions[name].map((value) => ({ value, label: t(`${name}.${value}` as 'hair_color.red') }))}
        error={field.error}
        value={field.value ?? ''}
        onChange={({ target }) => field.set(target.value || null)}
      />
      <SaveLine of={field} name={t(`fields.${name}`)} />
    </div>
  );
}
