import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { resetLinkMinutes } from '@vonk/contract/credentials';
import { isEmail, cleanEmail } from '@vonk/contract/signup-form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '../../api/call.ts';
import { useApp } from '../../api/use-app.ts';
import { useErrorText } from '../../texts/use-error-text.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { PageHeading } from '../../ui/frame/page.tsx';

/** Asks for the mail with which a new password is chosen. */
export function ResetRequest() {
  const t = useTranslations('account');
  const { call } = useApp();
  const errorText = useErrorText();
  const [email, setEmail] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { mutate, isPending, error, data } = useMutation({ mutationFn: () => call('POST /api/reset-password.php', { email }) });
  if (data) return <MailSent email={data.email} />;
  const refusal = error instanceof CallError ? error : undefined;
  const problem = error && (refusal?.message || errorText('internal'));
  const fieldError = isWrong ? errorText('email_invalid') : refusal?.field === 'email' ? refusal.message : undefined;
  return (
    <Form
      className="grid gap-4"
      onSend={() => {
        if (isPending) return;
        const isRight = isEmail(cleanEmail(email));
        setWrong(!isRight);
        if (isRight) mutate();
      }}
    >
      <PageHeading title={t('reset.title')} intro={t('reset.intro')} />
      {problem && fieldError === undefined && <Alert kind="error">{problem}</Alert>}
      <TextInput
        label={t('login.email')}
        error={fieldError}
        value={email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => setEmail(value)}
      />
      <Button type="submit" wide busy={isPending}>
        {t('reset.submit')}
      </Button>
      <p className="text-sm text-center">
        <Link to="/login">{t('reset.back')}</Link>
      </p>
    </Form>
  );
}

function MailSent({ email }: { email: string }) {
  const t = useTranslations('account.reset');
  return (
    <div className="grid gap-5" role="status">
      <PageHeading title={t('sentTitle')} intro={t('sentText', { email, minutes: String(resetLinkMinutes) })} />
      <LinkButton variant="secondary" wide link={<Link to="/login" />}>
        {t('back')}
      </LinkButton>
    </div>
  );
}
