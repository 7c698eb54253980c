import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRefused } from '../../../api/call.ts';
import { useApp } from '../../../api/use-app.ts';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { CopyButton } from '../../../ui/secrets/copy-button.tsx';
import { QrCode } from '../../../ui/secrets/qr-code.tsx';
import { SecretText } from '../../../ui/secrets/secret-text.tsx';

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
    <Form className="grid gap-4" onSend={(form) => submit(form, code)}>
      <p>{t('scan')}</p>
      <QrCode text={uri} label={t('scan')} />
      <div className="grid gap-2">
        <p>{t('secret')}</p>
        <SecretText secret={secret} />
        <CopyButton text={secret} label={t('copySecret')} copied={t('copied')} />
      </div>
      {problem && <Alert kind="error">{problem}</Alert>}
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
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSending}>
          {t('confirm')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
