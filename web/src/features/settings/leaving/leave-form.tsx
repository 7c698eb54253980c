import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { firstOffers, type LeaveReason, leaveReasons, offersFor, remarksLength } from '@vonk/contract/leaving';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { keys } from '../../../api/keys.ts';
import { useApp, useUser } from '../../../api/use-app.ts';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button, LinkButton } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/form/choices.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { LeaveMoney } from './leave-money.tsx';
import { LeaveOffers } from './leave-offers.tsx';

/**
 * One page: an optional reason, the password, done; beside it what may be enough (LEAVE-1, T51, T52). `onLeft` takes
 * what the member left on the device.
 */
export function LeaveForm({ onLeft }: { onLeft: (memberId: string) => Promise<void> }) {
  const t = useTranslations('settings');
  const password = useTranslations('account.password');
  const [reason, setReason] = useState<LeaveReason>();
  const [remarks, setRemarks] = useState('');
  const [secret, setSecret] = useState('');
  const [now, setNow] = useState(false);
  const { submit, mistakes, mend, isSending, problem } = useLeave(onLeft);
  return (
    <>
      <Form
        className="leave-form"
        onSend={(form) => submit(form, { password: secret, now, ...reasonOf(reason, remarks) })}
      >
        {problem && <Alert kind="error">{problem}</Alert>}
        <Select
          label={t('leave.reason')}
          note={t('leave.optional')}
          placeholder={t('leave.noReason')}
          options={leaveReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          value={reason ?? ''}
          onChange={({ target }) => setReason(leaveReasons.find((each) => each === target.value))}
        />
        {reason === 'other' && (
          <Textarea
            label={t('leave.remarks')}
            note={t('leave.remarksNote')}
            maxLength={remarksLength}
            value={remarks}
            onChange={({ target }) => setRemarks(target.value)}
          />
        )}
        <PasswordInput
          label={t('leave.password')}
          error={mistakes['password']}
          showLabel={password('show')}
          hideLabel={password('hide')}
          autoComplete="current-password"
          value={secret}
          onChange={({ currentTarget: { value } }) => {
            mend('password');
            setSecret(value);
          }}
        />
        <div className="leave-actions">
          <Button type="submit" variant="danger" busy={isSending}>
            {t('leave.submit')}
          </Button>
          <LinkButton variant="secondary" link={<Link to="/members" />}>
            {t('leave.stay')}
          </LinkButton>
        </div>
        <Checkbox detail={t('leave.nowDetail')} checked={now} onChange={({ target }) => setNow(target.checked)}>
          {t('leave.now')}
        </Checkbox>
        <LeaveMoney />
      </Form>
      <LeaveOffers offers={reason ? offersFor[reason] : firstOffers} />
    </>
  );
}

/** What is said of why: words beside the reason that has none of its own. */
const reasonOf = (reason: LeaveReason | undefined, remarks: string) => ({
  ...(reason ? { reason } : {}),
  ...(reason === 'other' && remarks.trim() !== '' ? { remarks } : {}),
});

function useLeave(onLeft: (memberId: string) => Promise<void>) {
  const { call } = useApp();
  const user = useUser();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useSend({
    check: () => ({}),
    send: async (input: { password: string; now: boolean; reason?: LeaveReason; remarks?: string }) => ({
      until: (await call('POST /api/leave.php', input)).erased_at,
      now: input.now,
    }),
    onSent: async ({ until, now }) => {
      if (user) await onLeft(user.id);
      await navigate({ to: '/account-deleted', search: now ? { now } : { until } });
      queryClient.setQueryData(keys.user, null);
      queryClient.removeQueries({ predicate: ({ queryKey: [name] }) => name !== 'user' && name !== 'settings' });
    },
  });
}
