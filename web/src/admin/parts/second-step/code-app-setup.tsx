import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '../../../api/sending/use-send.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { CodeAppForm } from '../../../ui/secrets/code-app-form.tsx';

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
    <CodeAppForm
      uri={uri}
      secret={secret}
      words={{
        scan: t('scan'),
        secret: t('secret'),
        copy: t('copy'),
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
    </CodeAppForm>
  );
}
