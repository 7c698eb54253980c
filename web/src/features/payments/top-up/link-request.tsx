import { cleanEmail, isEmail } from '@vonk/contract/signup';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '../../../api/sending/use-send.ts';
import { useApp } from '../../../api/use-app.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { PageHeading } from '../../../ui/frame/page.tsx';

/** Asks for the mail by which automatic top-up is ended without a login (T46). */
export function LinkRequest() {
  const t = useTranslations('topup.ask');
  const { call } = useApp();
  const [email, setEmail] = useState('');
  const { submit, mistakes, mend, isSending, problem, answer } = useSend({
    check: (values: { email: string }) =>
      isEmail(cleanEmail(values.email)) ? {} : { email: 'email_invalid' as const },
    send: (values: { email: string }) => call('POST /api/top-up-mail.php', values),
  });
  if (answer)
    return (
      <div role="status">
        <PageHeading title={t('sentTitle')} intro={t('sentText', { email: answer.email })} />
      </div>
    );
  return (
    <Form className="grid gap-4" onSend={(form) => submit(form, { email })}>
      <PageHeading title={t('title')} intro={t('intro')} />
      {problem && <Alert kind="error">{problem}</Alert>}
      <TextInput
        label={t('email')}
        error={mistakes['email']}
        value={email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => {
          mend('email');
          setEmail(value);
        }}
      />
      <Button type="submit" wide busy={isSending}>
        {t('submit')}
      </Button>
    </Form>
  );
}
