import type { User } from '@vonk/contract/account';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRefused } from '../../../api/call.ts';
import { useApp } from '../../../api/use-app.ts';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button, TextButton } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { LeavingQuestion } from './leaving-question.tsx';

type SecondStepFormProps = { onEntered: (user: User) => void; onBack: () => void };

/** The second step of a login: a code of the app, or a backup code (T128). What was typed stays after a refusal. */
export function SecondStepForm({ onEntered, onBack }: SecondStepFormProps) {
  const t = useTranslations('account.secondStep');
  const { call } = useApp();
  const [code, setCode] = useState('');
  const [isBackup, setBackup] = useState(false);
  const [until, setUntil] = useState<string>();
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: ({ code }: { code: string; stay?: boolean }) => (code.trim() === '' ? { code: 'code_wrong' } : {}),
    send: async (sent: { code: string; stay?: boolean }) => {
      try {
        return await call('POST /api/two-step-login.php', sent);
      } catch (error) {
        if (isRefused<'POST /api/two-step-login.php'>(error, 'account_leaving'))
          setUntil(String(error.details['until']));
        throw error;
      }
    },
    onSent: ({ user }) => onEntered(user),
  });
  if (until !== undefined)
    return <LeavingQuestion until={until} isBusy={isSending} onStay={() => submit(null, { code, stay: true })} />;
  const change = (value: string) => {
    mend('code');
    setCode(value);
  };
  return (
    <Form className="grid gap-4" onSend={(form) => submit(form, { code })}>
      <div>
        <h2>{t('title')}</h2>
        <p className="text-ink-2">{isBackup ? t('backupText') : t('text')}</p>
      </div>
      {problem && <Alert kind="error">{problem}</Alert>}
      <TextInput
        key={String(isBackup)}
        label={isBackup ? t('backupCode') : t('code')}
        hint={isBackup ? undefined : t('codeHint')}
        error={mistakes['code']}
        value={code}
        inputMode={isBackup ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        onChange={({ currentTarget: { value } }) => change(value)}
      />
      <p className="text-sm -mt-2">
        <TextButton
          onClick={() => {
            change('');
            setBackup(!isBackup);
          }}
        >
          {isBackup ? t('useApp') : t('useBackup')}
        </TextButton>
      </p>
      <Button type="submit" wide busy={isSending}>
        {t('submit')}
      </Button>
      <Button variant="secondary" wide onClick={onBack}>
        {t('back')}
      </Button>
    </Form>
  );
}
