import { type OwnProfile, profileOptions } from '@vonk/contract/profile';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { Chip } from '../../ui/actions/chip.tsx';
import { Checkbox } from '../../ui/form/choices.tsx';
import { FieldGroup } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import type { BlockProps } from './own-blocks.tsx';
import { ProfileBlock } from './profile-block.tsx';
import type { ProfileChanges } from './queries.ts';
import { SaveLine } from './save-line.tsx';
import { useAutosave } from './use-autosave.ts';

type Orientation = Pick<OwnProfile, 'looks_for' | 'sexuality' | 'orientation_consent'>;

const fields = ['orientation_consent', 'looks_for', 'sexuality'] as const;
/** Without consent nothing of it is sent: the server erases both. */
const changesOf = (value: Orientation): ProfileChanges =>
  value.orientation_consent ? { ...value } : { orientation_consent: false };

/** Whom one looks for, and orientation: kept with consent of its own, erased with its withdrawal (T75). */
export function OrientationBlock({ profile }: BlockProps) {
  const t = useTranslations('profile');
  const { settings } = useApp();
  const { looks_for, sexuality, orientation_consent } = profile;
  const field = useAutosave<Orientation>({ saved: { looks_for, sexuality, orientation_consent }, changesOf, fields });
  const { value } = field;
  const change = (changes: Partial<Orientation>) => field.set({ ...value, ...changes });
  return (
    <ProfileBlock id="orientation" title={t('orientation')} intro={t('orientationText')}>
      <Checkbox
        detail={t('orientationConsentDetail')}
        checked={value.orientation_consent}
        error={field.error}
        onChange={({ target: { checked } }) =>
          change(
            checked ? { orientation_consent: true } : { orientation_consent: false, looks_for: [], sexuality: null },
          )
        }
      >
        {t('orientationConsent')}
      </Checkbox>
      {value.orientation_consent && (
        <>
          <FieldGroup label={t('looksFor')}>
            <div className="fact-list">
              {settings.genders.map((gender) => (
                <Chip
                  key={gender}
                  on={value.looks_for.includes(gender)}
                  onClick={() =>
                    change({
                      looks_for: value.looks_for.includes(gender)
                        ? value.looks_for.filter((known) => known !== gender)
                        : [...value.looks_for, gender],
                    })
                  }
                >
                  {t(`genders.${gender}`)}
                </Chip>
              ))}
            </div>
          </FieldGroup>
          {settings.visible_profile_fields.includes('sexuality') && (
            <Select
              label={t('fields.sexuality')}
              note={t('optional')}
              placeholder={t('notTold')}
              options={profileOptions.sexuality.map((option) => ({ value: option, label: t(`sexuality.${option}`) }))}
              value={value.sexuality ?? ''}
              onChange={({ target }) => change({ sexuality: (target.value || null) as OwnProfile['sexuality'] })}
            />
          )}
        </>
      )}
      <SaveLine of={field} name={t('orientation')} />
    </ProfileBlock>
  );
}
