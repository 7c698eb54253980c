import type { SecondStep, StaffMe } from '@vonk/contract/admin/entrance';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button, TextButton } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { PasskeyIcon } from '../../../ui/icons.ts';
import { isRefused } from '../../api/call.ts';
import { useAdmin } from '../../api/context.ts';
import { loginWithPasskey } from '../../api/passkeys.ts';

type CodeStepProps = {
  email: string;
  steps: readonly SecondStep[];
  onEntered: (me: StaffMe) => void;
  onBack: () => void;
};

/** The second step: by passkey where one was made, or by a code of the app or a backup code. */
export function CodeStep({ email, steps, onEntered, onBack }: CodeStepProps) {
  const t = useTranslations('admin-entrance.second');
  const { call } = useAdmin();
  const [code, setCode] = useState('');
  const hasPasskey = steps.includes('passkey');
  const hasCode = steps.includes('code');
  const typed = useSend({
    check: (sent: string) => (sent.trim() === '' ? { code: 'code_wrong' } : {}),
    send: (sent: string) => call('POST /api/admin/login-code', { code: sent }),
    onSent: ({ me }) => onEntered(me),
  });
  const passkey = useSend({
    check: () => ({}),
    send: () => loginWithPasskey(call),
    onSent: (entered) => entered && onEntered(entered.me),
  });
  const isOver = isRefused<'POST /api/admin/login-code'>(typed.refusal ?? passkey.refusal, 'login_over');
  const problem = typed.problem ?? passkey.problem;
  return (
    <Form className="grid gap-4" onSend={(form) => hasCode && typed.submit(form, code)}>
      <p className="text-ink-2">
        {email} · <TextButton onClick={onBack}>{isOver ? t('again') : t('notYou')}</TextButton>
      </p>
      {problem && <Alert kind="error">{problem}</Alert>}
      {hasPasskey && (
        <Button wide icon={<PasskeyIcon />} busy={passkey.isSending} onClick={() => passkey.submit(null, undefined)}>
          {t('passkey')}
        </Button>
      )}
      {hasPasskey && hasCode && <p className="or-line">{t('or')}</p>}
      {hasCode && (
        <>
          <TextInput
            label={t('code')}
            hint={t('codeHint')}
            error={typed.mistakes['code']}
            value={code}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus={!hasPasskey}
            className="code-input"
            onChange={({ currentTarget: { value } }) => {
              typed.mend('code');
              setCode(value);
            }}
          />
          <Button type="submit" wide variant={hasPasskey ? 'secondary' : 'primary'} busy={typed.isSending}>
            {t('submit')}
          </Button>
        </>
      )}
      <p className="text-sm text-ink-2">{t('lost')}</p>
    </Form>
  );
}
