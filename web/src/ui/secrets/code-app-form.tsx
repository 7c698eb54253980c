import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Alert } from '../feedback/alert.tsx';
import { Form } from '../form/form.tsx';
import { CopyButton } from './copy-button.tsx';
import { QrCode } from './qr-code.tsx';
import { SecretText } from './secret-text.tsx';

interface CodeAppFormProps {
  /** The address that the picture holds (otpauth://…), and the secret in it. */
  uri: string;
  secret: string;
  words: Readonly<Record<'scan' | 'secret' | 'copy' | 'copied' | 'confirm' | 'cancel', string>>;
  /** What stood in the way, beside the fields. */
  problem: ReactNode;
  isSending: boolean;
  onSend: ComponentProps<typeof Form>['onSend'];
  onCancel: () => void;
  /** The field of the first code. */
  children: ReactNode;
}

/** The secret of an app that makes codes, as a picture and as text, and its first code (T128). */
export function CodeAppForm({ uri, secret, words, problem, isSending, onSend, onCancel, children }: CodeAppFormProps) {
  return (
    <Form className="grid gap-4" onSend={onSend}>
      <p>{words.scan}</p>
      <QrCode text={uri} label={words.scan} />
      <div className="grid gap-2">
        <p>{words.secret}</p>
        <SecretText secret={secret} />
        <CopyButton text={secret} label={words.copy} copied={words.copied} />
      </div>
      {problem && <Alert kind="error">{problem}</Alert>}
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSending}>
          {words.confirm}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}
