import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { firstOffers, type LeaveReason, leaveReasons, offersFor } from '@vonk/contract/leaving';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '../../api/call.ts';
import { useApp, useUser } from '../../api/use-app.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Checkbox } from '../../ui/form/choices.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { Select } from '../../ui/form/select.tsx';
import { LeaveOffers } from './leave-offers.tsx';

/** One page: an optional reason, the password, done; beside it what may be enough (LEAVE-1, T51, T52). */
export function LeaveForm() {
  const t = useTranslations('settings');
  const password = useTranslations('account.password');
  const user = useUser();
  const [reason, setReason] = useState<LeaveReason>();
  const [secret, setSecret] = useState('');
  const [now, setNow] = useState(false);
  const { mutate, isPending, error } = useLeave();
  const refusal = error instanceof CallError ? error : undefined;
  return (
    <>
      <Form
        className="leave-form"
        onSend={() => {
          if (!isPending) mutate({ password: secret, now, ...(reason ? { reason } : {}) });
        }}
      >
        {error && refusal?.field === undefined && <Alert kind="error">{error.message}</Alert>}
        <Select
          label={t('leave.reason')}
          note={t('leave.optional')}
          placeholder={t('leave.noReason')}
          options={leaveReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          value={reason ?? ''}
          onChange={({ target }) => setReason(leaveReasons.find((each) => each === target.value))}
        />
        <PasswordInput
          label={t('leave.password')}
          error={refusal?.field === 'password' ? refusal.message : undefined}
          showLabel={password('show')}
          hideLabel={password('hide')}
          autoComplete="current-password"
          value={secret}
          onChange={({ currentTarget: { value } }) => setSecret(value)}
        />
        <div className="leave-actions">
          <Button type="submit" variant="danger" busy={isPending}>
            {t('leave.submit')}
          </Button>
          <LinkButton variant="secondary" link={<Link to="/members" />}>
            {t('leave.stay')}
          </LinkButton>
        </div>
        <Checkbox detail={t('leave.nowDetail')} checked={now} onChange={({ target }) => setNow(target.checked)}>
          {t('leave.now')}
        </Checkbox>
        {user !== null && user.credits > 0 && <Alert kind="money">{t('leave.credits', { count: user.credits })}</Alert>}
      </Form>
      <LeaveOffers offers={reason ? offersFor[reason] : firstOffers} />
    </>
  );
}

function useLeave() {
  const { call, settings } = useApp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (input: { password: string; now: boolean; reason?: LeaveReason }) => call('POST /api/leave.php', input),
    onSuccess: async ({ erased_at: until }, { now }) => {
      await navigate({ to: '/account-deleted', search: now ? { now } : { until } });
      queryClient.clear();
      queryClient.setQueryData(['settings'], settings);
      queryClient.setQueryData(['user'], null);
    },
  });
}
