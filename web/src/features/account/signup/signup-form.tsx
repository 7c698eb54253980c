import { Link } from '@tanstack/react-router';
import { passwordLength } from '@vonk/contract/signup';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Checkbox } from '../../../ui/form/choices.tsx';
import { DateOfBirth } from '../../../ui/form/date/date-of-birth.tsx';
import type { DatePart } from '../../../ui/form/date/date-parts.ts';
import { Form } from '../../../ui/form/form.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { LooksForField, OrientationConsent } from './looks-for-field.tsx';
import type { SignupForm as SignupState } from './use-signup-form.ts';

/**
 * All that is asked to make an account. `login` is for who has one; a `recipient` can be written to at once, by name.
 */
export function SignupForm({
  form,
  login,
  recipient,
}: {
  form: SignupState;
  login: ReactNode;
  recipient: string | undefined;
}) {
  const t = useTranslations('account.signup');
  if (form.mailedTo !== undefined) {
    return <EmptyState title={t('checkMailTitle')}>{t('checkMailText', { email: form.mailedTo })}</EmptyState>;
  }
  return (
    <Form className="grid gap-4 lg:gap-3" onSend={form.submit}>
      {form.problem !== undefined && (
        <Alert kind="error">
          {form.problem} {form.isNotNow && t.rich('notNowHelp', { link: serviceLink })}
        </Alert>
      )}
      <NameAndLogin form={form} login={login} />
      <PersonalFields form={form} />
      {recipient !== undefined && <MessageField form={form} name={recipient} />}
      <TermsField form={form} />
      <Button type="submit" wide busy={form.isSending}>
        {t('submit')}
      </Button>
      <p className="text-sm text-ink-2 text-center">
        {t('member')} {login}
      </p>
    </Form>
  );
}

function NameAndLogin({ form, login }: { form: SignupState; login: ReactNode }) {
  const t = useTranslations('account');
  const { draft, mistakes, change, leave } = form;
  return (
    <>
      <div>
        <TextInput
          label={t('signup.name')}
          hint={t('signup.nameHint')}
          error={mistakes.name}
          value={draft.name}
          autoComplete="nickname"
          data-autofocus
          onChange={(event) => change({ name: event.currentTarget.value }, 'name')}
          onBlur={() => leave('name')}
        />
        <FreeNames form={form} />
      </div>
      <div>
        <TextInput
          label={t('signup.email')}
          error={mistakes.email}
          value={draft.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => change({ email: event.currentTarget.value }, 'email')}
          onBlur={() => leave('email')}
        />
        {form.isEmailTaken && <p className="mt-1">{login}</p>}
      </div>
      <PasswordInput
        label={t('signup.password')}
        hint={t('signup.passwordHint', { min: String(passwordLength.min) })}
        error={mistakes.password}
        value={draft.password}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        autoComplete="new-password"
        onChange={(event) => change({ password: event.currentTarget.value }, 'password')}
        onBlur={() => leave('password')}
      />
    </>
  );
}

/** Names like a taken one that nobody has, each a press away. */
function FreeNames({ form: { freeNames, change } }: { form: SignupState }) {
  const t = useTranslations('account.signup');
  return (
    <div role="status">
      {freeNames.length > 0 && (
        <div className="mt-2 flex flex-wrap items-center gap-2 text-sm">
          {t('freeNames')}
          {freeNames.map((name) => (
            <Button key={name} variant="secondary" size="compact" onClick={() => change({ name }, 'name')}>
              {name}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

const monthFirst: readonly DatePart[] = ['month', 'day', 'year'];

function PersonalFields({ form }: { form: SignupState }) {
  const t = useTranslations('account');
  const { settings, texts } = useApp();
  const { draft, mistakes, change, leave } = form;
  const isAmerican = texts.locale === 'en' && (settings.geoip_selected_country ?? settings.geoip_country) === 'US';
  return (
    <>
      <DateOfBirth
        label={t('signup.birthDate')}
        note={t('signup.minimumAge', { age: String(settings.minimum_age) })}
        error={mistakes.date_of_birth}
        value={draft.birthDate}
        order={isAmerican ? monthFirst : undefined}
        labels={{ day: t('date.day'), month: t('date.month'), year: t('date.year') }}
        placeholders={{ day: t('date.dayShort'), month: t('date.monthShort'), year: t('date.yearShort') }}
        onChange={(birthDate) => change({ birthDate }, 'date_of_birth')}
        onBlur={() => leave('date_of_birth')}
      />
      <div className="grid gap-4 lg:grid-cols-2">
        <Segmented
          label={t('signup.gender')}
          error={mistakes.gender}
          aria-invalid={mistakes.gender === undefined ? undefined : true}
          options={settings.genders.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
          value={draft.gender ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ gender: settings.genders.find((gender) => gender === value) }, 'gender')
          }
        />
        <LooksForField form={form} />
      </div>
      <OrientationConsent form={form} />
    </>
  );
}

function MessageField({ form, name }: { form: SignupState; name: string }) {
  const t = useTranslations('account.signup');
  const { settings } = useApp();
  return (
    <Textarea
      label={t('message', { name })}
      note={t('looksForNote')}
      hint={t('messageHint')}
      voice
      lines={2}
      maxLength={settings.message_length}
      value={form.draft.message}
      onChange={(event) => form.change({ message: event.currentTarget.value })}
    />
  );
}

const serviceLink = (words: ReactNode) => (
  <Link to="/pages/$id" params={{ id: 'service' }} target="_blank">
    {words}
  </Link>
);

const termsLink = (words: ReactNode) => (
  <Link to="/pages/$id" params={{ id: 'terms' }} target="_blank">
    {words}
  </Link>
);

function TermsField({ form }: { form: SignupState }) {
  const t = useTranslations('account.signup');
  const { settings } = useApp();
  return (
    <Checkbox
      checked={form.draft.hasTerms}
      error={form.mistakes.accept_terms}
      onChange={(event) => form.change({ hasTerms: event.currentTarget.checked }, 'accept_terms')}
    >
      {t.rich('terms', {
        age: String(settings.minimum_age),
        fictional: settings.fictional_visibility === 'off' ? 'no' : 'yes',
        link: termsLink,
      })}
    </Checkbox>
  );
}
