import { Link } from '@tanstack/react-router';
import { resetLinkMinutes } from '@vonk/contract/credentials';
import { isEmail, cleanEmail } from '@vonk/contract/signup';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button, LinkButton } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { PageHeading } from '../../../ui/frame/page.tsx';

/** Asks for the mail with which a new password is chosen. */
export function ResetRequest() {
  const t = useTranslations('account');
  const { call } = useApp();
  const [email, setEmail] = useState('');
  const { submit, mistakes, mend, isSending, problem, answer } = useSend({
    check: (values: { email: string }) => (isEmail(cleanEmail(values.email)) ? {} : { email: 'email_invalid' }),
    send: (values: { email: string }) => call('POST /api/reset-password.php', values),
  });
  if (answer) return <MailSent email={answer.email} />;
  return (
    <Form className="grid gap-4" onSend={(form) => submit(form, { email })}>
      <PageHeading title={t('reset.title')} intro={t('reset.intro')} />
      {problem && <Alert kind="error">{problem}</Alert>}
      <TextInput
        label={t('login.email')}
        error={mistakes['email']}
        value={email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => {
          mend('email');
          setEmail(value);
        }}
      />
      <Button type="submit" wide busy={isSending}>
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
