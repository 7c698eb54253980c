import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { CopyButton } from '../../../ui/secrets/copy-button.tsx';
import { QrCode } from '../../../ui/secrets/qr-code.tsx';
import { SecretText } from '../../../ui/secrets/secret-text.tsx';

type CodeAppSetupProps = {
  /** Base32, and the same as the address of a QR code (`otpauth:`). */
  secret: string;
  uri: string;
  /** Proves by a first code that the secret arrived. */
  send: (code: string) => Promise<void>;
  onCancel: () => void;
};

/** The secret for an app that makes codes, as a picture and as text, and its first code. */
export function CodeAppSetup({ secret, uri, send, onCancel }: CodeAppSetupProps) {
  const t = useTranslations('admin-entrance.app');
  const [code, setCode] = useState('');
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: (typed: string) => (typed.trim() === '' ? { code: 'code_wrong' } : {}),
    send,
  });
  return (
    <Form className="grid gap-4" onSend={(form) => submit(form, code)}>
      <p>{t('scan')}</p>
      <QrCode text={uri} label={t('scan')} />
      <div className="grid gap-2">
        <p>{t('secret')}</p>
        <SecretText secret={secret} />
        <CopyButton text={secret} label={t('copy')} copied={t('copied')} />
      </div>
      {problem && <Alert kind="error">{problem}</Alert>}
      <TextInput
        label={t('code')}
        hint={t('codeHint')}
        error={mistakes['code']}
        value={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="code-input"
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
