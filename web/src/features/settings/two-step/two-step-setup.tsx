import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRefused } from '../../../api/call.ts';
import { useApp } from '../../../api/use-app.ts';
import { useSend } from '../../../api/sending/use-send.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { CodeAppForm } from '../../../ui/secrets/code-app-form.tsx';

type Shown = { backup_codes: string[]; backup_codes_left: number };

type TwoStepSetupProps = {
  secret: string;
  uri: string;
  onStale: (go: () => void) => void;
  onDone: (shown: Shown) => void;
  onCancel: () => void;
};

/** The secret for the member's app, as a picture and as text, and the first code that proves it arrived. */
export function TwoStepSetup({ secret, uri, onStale, onDone, onCancel }: TwoStepSetupProps) {
  const t = useTranslations('settings.twoStep');
  const step = useTranslations('account.secondStep');
  const { call } = useApp();
  const [code, setCode] = useState('');
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: (typed: string) => (typed.trim() === '' ? { code: 'code_wrong' } : {}),
    send: async (typed: string): Promise<Shown> => {
      try {
        return await call('POST /api/two-step.php', { code: typed });
      } catch (error) {
        if (isRefused<'POST /api/two-step.php'>(error, 'fresh_login_required')) onStale(() => submit(null, typed));
        throw error;
      }
    },
    onSent: onDone,
  });
  return (
    <CodeAppForm
      uri={uri}
      secret={secret}
      words={{
        scan: t('scan'),
        secret: t('secret'),
        copy: t('copySecret'),
        copied: t('copied'),
        confirm: t('confirm'),
        cancel: t('cancel'),
      }}
      problem={problem}
      isSending={isSending}
      onSend={(form) => submit(form, code)}
      onCancel={onCancel}
    >
      <TextInput
        label={step('code')}
        hint={step('codeHint')}
        error={mistakes['code']}
        value={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={({ currentTarget: { value } }) => {
          mend('code');
          setCode(value);
        }}
      />
    </CodeAppForm>
  );
}
