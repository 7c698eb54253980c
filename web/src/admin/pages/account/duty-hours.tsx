import { useQueryClient } from '@tanstack/react-query';
import type { DutyHours, StaffAccount } from '@vonk/contract/admin/account';
import { day } from '@vonk/contract/durations';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useAdmin } from '../../api/context.ts';
import { accountQuery } from '../../api/queries.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
type Typed = Readonly<Record<number, { from: string; until: string }>>;

const zoneOfBrowser = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A Monday, to name the days of the week by. */
const someMonday = Date.UTC(2024, 0, 1);

const typedOf = (hours: readonly DutyHours[]): Typed =>
  Object.fromEntries(
    weekdays.map((one) => {
      const { from = '', until = '' } = hours.find(({ weekday }) => weekday === one) ?? {};
      return [one, { from, until }];
    }),
  );
const hoursOf = (typed: Typed): DutyHours[] =>
  weekdays.flatMap((weekday) => {
    const { from = '', until = '' } = typed[weekday] ?? {};
    return from === '' && until === '' ? [] : [{ weekday, from, until }];
  });

/** The hours of a week in which one is on duty without saying so, on the clock of this browser (T122). */
export function DutyHoursForm({ account }: { account: StaffAccount }) {
  const t = useTranslations('admin-account.work');
  const format = useFormatter();
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [typed, setTyped] = useState(() => typedOf(account.duty_hours));
  const [wrong, setWrong] = useState<number>();
  const zone = zoneOfBrowser();
  const nameOf = (weekday: number) =>
    format.dateTime(new Date(someMonday + (weekday - 1) * day), { weekday: 'long', timeZone: 'UTC' });
  const { submit, isSending, problem } = useSend({
    check: () => ({}),
    send: (hours: DutyHours[]) => call('PUT /api/admin/duty-hours', { time_zone: zone, hours }),
    onSent: (changed) => {
      queryClient.setQueryData(accountQuery(call).queryKey, changed);
      toast({ text: t('hoursSaved') });
    },
  });
  const send = (form: HTMLFormElement | null) => {
    const hours = hoursOf(typed);
    const bad = hours.find(({ from, until }) => from === '' || until === '' || from === until);
    setWrong(bad?.weekday);
    if (!bad) submit(form, hours);
  };
  return (
    <Form className="grid gap-3" onSend={send}>
      <h3>{t('hours')}</h3>
      <p className="pane-intro">{t('hoursText', { zone: account.duty_time_zone ?? zone })}</p>
      {wrong !== undefined && <Alert kind="error">{t('hoursWrong', { day: nameOf(wrong) })}</Alert>}
      {problem && <Alert kind="error">{problem}</Alert>}
      <ul className="duty-week">
        {weekdays.map((weekday) => (
          <li key={weekday}>
            <span>{nameOf(weekday)}</span>
            {(['from', 'until'] as const).map((end) => (
              <input
                key={end}
                className="input"
                type="time"
                aria-label={t(end, { day: nameOf(weekday) })}
                value={typed[weekday]?.[end] ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  setTyped({ ...typed, [weekday]: { from: '', until: '', ...typed[weekday], [end]: value } })
                }
              />
            ))}
          </li>
        ))}
      </ul>
      <Button type="submit" variant="secondary" size="compact" className="justify-self-start" busy={isSending}>
        {t('saveHours')}
      </Button>
    </Form>
  );
}
