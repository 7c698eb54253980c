import {
  maxAboutCharacters,
  maxInterests,
  maxQuoteCharacters,
  interests as allInterests,
  type OwnProfile,
  profileOptions,
} from '@vonk/contract/profile';
import { countGraphemes } from '@vonk/contract/text';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { Chip } from '../../ui/actions/chip.tsx';
import { Checkbox } from '../../ui/form/choices.tsx';
import type { CounterProps } from '../../ui/form/counter.tsx';
import { FieldGroup } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { ProfileBlock } from './profile-block.tsx';
import { useBlock } from './use-block.ts';

type BlockProps = { profile: OwnProfile };

/** Name and gender. */
export function Basics({ profile: { name, gender } }: BlockProps) {
  const t = useTranslations('profile');
  const { settings } = useApp();
  const block = useBlock({ name, gender }, (values) => values);
  return (
    <ProfileBlock id="basics" title={t('basics')} onSave={block.save} isBusy={block.isBusy}>
      <TextInput
        label={t('name')}
        hint={t('nameHint')}
        error={block.errorOf('name')}
        value={block.values.name}
        autoComplete="nickname"
        maxLength={60}
        onChange={({ target }) => block.change({ name: target.value })}
      />
      <Select
        label={t('gender')}
        hint={t('genderHint')}
        error={block.errorOf('gender')}
        options={settings.genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
        value={block.values.gender}
        onChange={({ target }) => block.change({ gender: target.value as OwnProfile['gender'] })}
      />
    </ProfileBlock>
  );
}

/** The sentence and the longer text, in the member's own serif. */
export function OwnWords({ profile: { quote, about } }: BlockProps) {
  const t = useTranslations('profile');
  const block = useBlock({ quote, about }, (values) => values);
  const counterOf = useCounter();
  return (
    <ProfileBlock id="words" title={t('words')} onSave={block.save} isBusy={block.isBusy}>
      <Textarea
        label={t('quote')}
        hint={t('quoteHint')}
        lines={2}
        voice
        counter={counterOf(block.values.quote, maxQuoteCharacters)}
        error={block.errorOf('quote')}
        value={block.values.quote}
        onChange={({ target }) => block.change({ quote: target.value })}
      />
      <Textarea
        label={t('about')}
        lines={5}
        voice
        counter={counterOf(block.values.about, maxAboutCharacters)}
        error={block.errorOf('about')}
        value={block.values.about}
        onChange={({ target }) => block.change({ about: target.value })}
      />
    </ProfileBlock>
  );
}

function useCounter(): (text: string, most: number) => CounterProps {
  const t = useTranslations('profile');
  return (text, most) => {
    const used = countGraphemes(text);
    return { used, most, text: t('counter', { used, most }), nearLabel: t('counterNear'), fullLabel: t('counterFull') };
  };
}

/** What one likes: up to fifteen of the fifty. */
export function Likings({ profile }: BlockProps) {
  const t = useTranslations('profile');
  const block = useBlock({ interests: profile.interests }, (values) => values);
  const chosen = block.values.interests;
  return (
    <ProfileBlock
      id="interests"
      title={t('likesTo')}
      intro={t('interestsHint', { max: String(maxInterests), count: String(chosen.length) })}
      onSave={block.save}
      isBusy={block.isBusy}
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
                if (isOn) block.change({ interests: chosen.filter((known) => known !== slug) });
                else if (chosen.length < maxInterests) block.change({ interests: [...chosen, slug] });
              }}
            >
              {t(`interests.${slug}`)}
            </Chip>
          );
        })}
      </div>
    </ProfileBlock>
  );
}

const details = ['signup_reason', 'relationship_status', 'body_type', 'hair_color', 'eye_color', 'tattoos'] as const;
type Details = Pick<OwnProfile, (typeof details)[number]>;

/** The short answers; each may stay open. */
export function Details({ profile }: BlockProps) {
  const t = useTranslations('profile');
  const { settings } = useApp();
  const shown = details.filter((name) => settings.visible_profile_fields.includes(name));
  const initial = Object.fromEntries(shown.map((name) => [name, profile[name]])) as Details;
  const block = useBlock(initial, (values) => values);
  return (
    <ProfileBlock id="details" title={t('details')} onSave={block.save} isBusy={block.isBusy}>
      <div className="profile-details">
        {shown.map((name) => (
          <Select
            key={name}
            label={t(`fields.${name}`)}
            placeholder={t('notTold')}
            options={profileOptions[name].map((value) => ({ value, label: t(`${name}.${value}` as 'hair_color.red') }))}
            value={block.values[name] ?? ''}
            onChange={({ target }) => block.change({ [name]: target.value || null })}
          />
        ))}
      </div>
    </ProfileBlock>
  );
}

/** Whom one looks for, and orientation: kept with consent of its own, erased with its withdrawal (T75). */
export function Orientation({ profile }: BlockProps) {
  const t = useTranslations('profile');
  const { settings } = useApp();
  const { looks_for, sexuality, orientation_consent } = profile;
  const block = useBlock({ looks_for, sexuality, orientation_consent }, (values) =>
    values.orientation_consent ? values : { orientation_consent: false },
  );
  const { values, change } = block;
  const isKept = values.orientation_consent ?? false;
  return (
    <ProfileBlock id="orientation" title={t('orientation')} intro={t('orientationText')} onSave={block.save} isBusy={block.isBusy}>
      <Checkbox
        detail={t('orientationConsentDetail')}
        checked={isKept}
        error={block.errorOf('orientation_consent')}
        onChange={({ target }) => change({ orientation_consent: target.checked })}
      >
        {t('orientationConsent')}
      </Checkbox>
      {isKept && (
        <>
          <FieldGroup label={t('looksFor')}>
            <div className="fact-list">
              {settings.genders.map((gender) => (
                <Chip
                  key={gender}
                  on={values.looks_for.includes(gender)}
                  onClick={() =>
                    change({
                      looks_for: values.looks_for.includes(gender)
                        ? values.looks_for.filter((known) => known !== gender)
                        : [...values.looks_for, gender],
                    })
                  }
                >
                  {t(`genders.${gender}`)}
                </Chip>
              ))}
            </div>
          </FieldGroup>
          <Select
            label={t('fields.sexuality')}
            note={t('optional')}
            placeholder={t('notTold')}
            options={profileOptions.sexuality.map((value) => ({ value, label: t(`sexuality.${value}`) }))}
            value={values.sexuality ?? ''}
            onChange={({ target }) => change({ sexuality: (target.value || null) as OwnProfile['sexuality'] })}
          />
        </>
      )}
    </ProfileBlock>
  );
}
