import type { Gender, OwnProfile } from '@vonk/contract/profile';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { Chip } from '../../../ui/actions/chip.tsx';
import { Checkbox } from '../../../ui/form/choices.tsx';
import { FieldGroup } from '../../../ui/form/field.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { DoneIcon } from '../../../ui/icons.ts';
import type { ProfileChanges } from '../queries.ts';
import { StepForm } from './step-form.tsx';
import { useStep } from './use-step.ts';

/** Who one is, and whom one looks for with the separate consent to keep it, never ticked beforehand (T75). */
export function AboutStep({ profile, onNext }: { profile: OwnProfile; onNext: () => void }) {
  const t = useTranslations();
  const { settings } = useApp();
  const [gender, setGender] = useState(profile.gender);
  const [looksFor, setLooksFor] = useState<readonly Gender[]>(profile.looks_for);
  const [hasConsent, setConsent] = useState(profile.orientation_consent);
  const [isMissing, setMissing] = useState(false);
  const genderField = useRef<HTMLDivElement>(null);
  const { save, isBusy, errorOf } = useStep(onNext);
  const toggle = (other: Gender) =>
    setLooksFor(looksFor.includes(other) ? looksFor.filter((known) => known !== other) : [...looksFor, other]);
  const kept =
    looksFor.length > 0 ? { looks_for: [...looksFor], ...(hasConsent ? { orientation_consent: true } : {}) } : {};
  // The one thing that cannot wait: without it nobody is found (ACC-4).
  const tell = (changes: ProfileChanges) => {
    if (gender !== null) return save({ gender, ...changes });
    setMissing(true);
    genderField.current?.querySelector('input')?.focus();
  };
  const mistake = isMissing && gender === null ? t('errors.gender_required') : errorOf('gender');
  return (
    <StepForm
      title={t('steps.about')}
      intro={t('steps.aboutText')}
      save={{ label: t('steps.next'), onPress: () => tell(kept), isBusy }}
      skip={{ label: t(profile.orientation_consent ? 'steps.later' : 'steps.notKeep'), onPress: () => tell({}) }}
    >
      <div ref={genderField}>
        <Segmented
          label={t('account.signup.gender')}
          error={mistake}
          aria-invalid={mistake === undefined ? undefined : true}
          options={settings.genders.map((value) => ({ value, label: t(`account.genders.${value}`) }))}
          value={gender ?? ''}
          onChange={({ target }) => setGender(target.value as Gender)}
        />
      </div>
      <FieldGroup label={t('account.signup.looksFor')} note={t('account.signup.looksForNote')}>
        <div className="flex flex-wrap gap-2">
          {settings.genders.map((other) => {
            const isOn = looksFor.includes(other);
            return (
              <Chip key={other} on={isOn} icon={isOn && <DoneIcon />} onClick={() => toggle(other)}>
                {t(`account.lookedFor.${other}`)}
              </Chip>
            );
          })}
        </div>
      </FieldGroup>
      {looksFor.length > 0 && (
        <div className="rounded-panel bg-sunken p-4">
          <Checkbox
            checked={hasConsent}
            error={errorOf('orientation_consent')}
            detail={t('account.signup.consentDetail')}
            onChange={({ target }) => setConsent(target.checked)}
          >
            {t('account.signup.consent')}
          </Checkbox>
        </div>
      )}
    </StepForm>
  );
}
