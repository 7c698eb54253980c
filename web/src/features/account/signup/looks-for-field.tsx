import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { Chip } from '../../../ui/actions/chip.tsx';
import { Checkbox } from '../../../ui/form/choices.tsx';
import { FieldGroup } from '../../../ui/form/field.tsx';
import { DoneIcon } from '../../../ui/icons.ts';
import type { SignupForm } from './use-signup-form.ts';

/** Whom one looks for: none, one or more. */
export function LooksForField({ form }: { form: SignupForm }) {
  const t = useTranslations('account');
  const { settings } = useApp();
  const { looksFor } = form.draft;
  const toggle = (gender: (typeof looksFor)[number]) =>
    form.change(
      { looksFor: looksFor.includes(gender) ? looksFor.filter((chosen) => chosen !== gender) : [...looksFor, gender] },
      'looks_for',
    );
  return (
    <FieldGroup label={t('signup.looksFor')} note={t('signup.looksForNote')}>
      <div className="flex flex-wrap gap-2">
        {settings.genders.map((gender) => {
          const isOn = looksFor.includes(gender);
          return (
            <Chip key={gender} on={isOn} icon={isOn && <DoneIcon />} onClick={() => toggle(gender)}>
              {t(`lookedFor.${gender}`)}
            </Chip>
          );
        })}
      </div>
    </FieldGroup>
  );
}

/** The separate consent to keep it, asked as soon as there is something to keep, and never ticked beforehand (T75). */
export function OrientationConsent({ form: { draft, change } }: { form: SignupForm }) {
  const t = useTranslations('account.signup');
  if (draft.looksFor.length === 0) return null;
  return (
    <div className="rounded-panel bg-sunken p-4">
      <Checkbox
        checked={draft.hasConsent}
        detail={t('consentDetail')}
        onChange={(event) => change({ hasConsent: event.currentTarget.checked }, 'orientation_consent')}
      >
        {t('consent')}
      </Checkbox>
    </div>
  );
}
