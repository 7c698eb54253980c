import { cleanEmail, isEmail } from '@vonk/contract/signup';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useSend } from '../../api/sending/use-send.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { PageHeading } from '../../ui/frame/page.tsx';

interface AddressFormProps {
  readonly words: { readonly title: string; readonly intro: string; readonly label: string; readonly submit: string };
  /** What the browser fills in: the name of an account, or an address. */
  readonly autoComplete: 'username' | 'email';
  /** Asks for the mail; answers where it went. */
  send(values: { email: string }): Promise<{ email: string }>;
  /** What stands in its place once the mail is on its way. */
  readonly Sent: ComponentType<{ email: string }>;
  /** Below the button. */
  readonly children?: ReactNode;
}

/** Asks for a mail with a link in it, by the address alone: for whoever cannot or does not want to log in. */
export function AddressForm({ words, autoComplete, send, Sent, children }: AddressFormProps) {
  const [email, setEmail] = useState('');
  const { submit, mistakes, mend, isSending, problem, answer } = useSend({
    check: (values: { email: string }) =>
      isEmail(cleanEmail(values.email)) ? {} : { email: 'email_invalid' as const },
    send,
  });
  if (answer) return <Sent email={answer.email} />;
  return (
    <Form className="grid gap-4" onSend={(form) => submit(form, { email })}>
      <PageHeading title={words.title} intro={words.intro} />
      {problem && <Alert kind="error">{problem}</Alert>}
      <TextInput
        label={words.label}
        error={mistakes['email']}
        value={email}
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => {
          mend('email');
          setEmail(value);
        }}
      />
      <Button type="submit" wide busy={isSending}>
        {words.submit}
      </Button>
      {children}
    </Form>
  );
}
