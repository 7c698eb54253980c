import { passwordLength } from '@vonk/contract/signup';
import { useTranslations } from 'use-intl';
import { PasswordInput } from '../../../ui/form/password-input.tsx';

export interface NewPassword {
  password: string;
  repeat: string;
}

type NewPasswordFieldsProps = {
  values: NewPassword;
  onChange: (values: NewPassword) => void;
  /** What is wrong with the password itself. */
  error: string | undefined;
  /** Whether to say that the two differ. */
  saysDiffer: boolean;
};

/** A new password, twice (C27). */
export function NewPasswordFields({ values, onChange, error, saysDiffer }: NewPasswordFieldsProps) {
  const t = useTranslations('account');
  const shown = { showLabel: t('password.show'), hideLabel: t('password.hide') };
  return (
    <>
      <PasswordInput
        {...shown}
        autoComplete="new-password"
        label={t('reset.password')}
        hint={t('signup.passwordHint', { min: String(passwordLength.min) })}
        error={error}
        value={values.password}
        onChange={({ currentTarget: { value } }) => onChange({ ...values, password: value })}
      />
      <PasswordInput
        {...shown}
        autoComplete="new-password"
        label={t('reset.repeat')}
        error={saysDiffer && values.password !== values.repeat ? t('reset.differ') : undefined}
        value={values.repeat}
        onChange={({ currentTarget: { value } }) => onChange({ ...values, repeat: value })}
      />
    </>
  );
}
