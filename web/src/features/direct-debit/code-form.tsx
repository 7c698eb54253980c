import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type DebitSetup, type DirectDebit, phoneCode } from '@vonk/contract/direct-debit';
import { type ReactNode, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { keys } from '../../api/keys.ts';
import { useSend } from '../../api/sending/use-send.ts';
import { useHasCome } from '../../api/server-clock.ts';
import { useApp } from '../../api/use-app.ts';
import { Button, LinkButton, TextButton } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import './direct-debit.css';
import { useMutation } from '../../api/sending/use-mutation.ts';

/** The code that signs the mandate, and the ways on where it does not come or does not fit (PAY-5). */
export function CodeForm({ setup }: { setup: DebitSetup }) {
  const t = useTranslations('debit.code');
  const time = useTime();
  if (setup.is_closed) return <Closed setup={setup} />;
  const { phone, sms } = setup;
  return (
    <div className="grid gap-5">
      {sms === 'failed' ? (
        <Alert kind="error">{t('failed', { phone })}</Alert>
      ) : (
        <p className="text-ink-2">
          {sms === 'sending' ? t('sending', { phone }) : t('lead', { phone, time: time(setup.expires_at) })}
        </p>
      )}
      <Sign />
      <Stuck setup={setup} />
    </div>
  );
}

function Sign() {
  const t = useTranslations('debit.code');
  const { call } = useApp();
  const queryClient = useQueryClient();
  const [code, setCode] = useState('');
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: (typed: string) =>
      typed.replace(/\D/g, '').length === phoneCode.digits ? {} : { code: 'code_wrong' as const },
    send: async (typed: string) => {
      try {
        return await call('POST /api/direct-debit.php', { code: typed });
      } catch (error) {
        // How many tries are left, or that there are none, stands in what the server keeps.
        void queryClient.invalidateQueries({ queryKey: keys.directDebit });
        throw error;
      }
    },
    onSent: (state) => queryClient.setQueryData(keys.directDebit, state),
  });
  return (
    <Form className="grid gap-5" onSend={(form) => submit(form, code)}>
      {problem && <Alert kind="error">{problem}</Alert>}
      <TextInput
        label={t('label')}
        className="debit-code"
        error={mistakes['code']}
        value={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        autoFocus
        onChange={({ currentTarget: { value } }) => {
          mend('code');
          setCode(value);
        }}
      />
      <Button type="submit" wide busy={isSending}>
        {t('sign')}
      </Button>
    </Form>
  );
}

function Stuck({ setup }: { setup: DebitSetup }) {
  const t = useTranslations('debit.code');
  const { call } = useApp();
  const time = useTime();
  const toast = useToast();
  const canResend = useHasCome(Date.parse(setup.resend_at));
  const resend = useChange(
    () => call('POST /api/direct-debit-resend.php', {}),
    () => toast({ text: t('resent') }),
  );
  const other = useChange(() => call('DELETE /api/direct-debit-code.php', {}));
  return (
    <section className="panel grid gap-2" aria-labelledby="debit-stuck">
      <h2 id="debit-stuck" className="text-lg">
        {t('stuck')}
      </h2>
      <ul className="debit-ways">
        <li>
          {canResend ? (
            <TextButton aria-disabled={resend.isPending} onClick={() => resend.mutate()}>
              {t('resend')}
            </TextButton>
          ) : (
            <span>
              {t('resend')} <span className="text-ink-2">· {t('resendFrom', { time: time(setup.resend_at) })}</span>
            </span>
          )}
        </li>
        <li>
          <TextButton onClick={() => other.mutate()}>{t('otherNumber')}</TextButton>
        </li>
        <li>
          <Link to="/credits">{t('otherMethod')}</Link>
        </li>
      </ul>
    </section>
  );
}

/** Five wrong codes: nothing but waiting, or another way to pay. */
function Closed({ setup }: { setup: DebitSetup }) {
  const t = useTranslations('debit.code');
  const { call } = useApp();
  const time = useTime();
  const canResend = useHasCome(Date.parse(setup.resend_at));
  const resend = useChange(() => call('POST /api/direct-debit-resend.php', {}));
  return (
    <div className="grid gap-5">
      <Alert kind="error" title={t('closedTitle')}>
        {t('closedText', { time: time(setup.resend_at) })}
      </Alert>
      <div className="flex flex-wrap gap-3">
        {canResend && (
          <Button busy={resend.isPending} onClick={() => resend.mutate()}>
            {t('resend')}
          </Button>
        )}
        <LinkButton variant={canResend ? 'secondary' : 'primary'} link={<Link to="/credits" />}>
          {t('otherMethod')}
        </LinkButton>
      </div>
      <p className="text-sm text-ink-2">{t.rich('notYou', { link: complaintLink })}</p>
    </div>
  );
}

const complaintLink = (words: ReactNode) => <Link to="/complaints">{words}</Link>;

/** Changes how direct debit stands by one call; a refusal is told in passing. */
function useChange(change: () => Promise<DirectDebit>, onDone?: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: change,
    onSuccess: (state) => {
      queryClient.setQueryData(keys.directDebit, state);
      onDone?.();
    },
    onError: (error) => toast({ kind: 'error', text: error.message }),
  });
}

function useTime() {
  const format = useFormatter();
  return (at: string) => format.dateTime(new Date(at), { hour: '2-digit', minute: '2-digit' });
}
