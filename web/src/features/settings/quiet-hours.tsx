import { useSuspenseQuery } from '@tanstack/react-query';
import { defaultQuietHours, type QuietHours as Hours } from '@vonk/contract/notifications';
import { useFormatter, useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { Switch } from '../../ui/form/choices.tsx';
import { Select } from '../../ui/form/select.tsx';
import { choicesQuery, type NotificationSwitches } from './queries.ts';
import { useSwitches } from './use-switches.ts';

/** When the member is told nothing by mail or on a device; each choice is saved at once (NOTI-4). */
export function QuietHours() {
  const t = useTranslations('settings.notifications');
  const { call } = useApp();
  const query = choicesQuery(call);
  const { quiet } = useSuspenseQuery(query).data;
  const change = useSwitches<NotificationSwitches>(query.queryKey, (changes) =>
    call('PUT /api/notifications.php', changes),
  );
  return (
    <>
      <Switch
        detail={t('quietDetail')}
        checked={quiet !== null}
        onChange={({ target }) => change({ quiet: target.checked ? defaultQuietHours : null })}
      >
        {t('quiet')}
      </Switch>
      {quiet && (
        <div className="quiet-hours">
          <HourChoice
            label={t('quietFrom')}
            field="from"
            quiet={quiet}
            onChange={(hours) => change({ quiet: hours })}
          />
          <HourChoice
            label={t('quietUntil')}
            field="until"
            quiet={quiet}
            onChange={(hours) => change({ quiet: hours })}
          />
        </div>
      )}
    </>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** One end of the quiet hours; the hour of the other end cannot be chosen. */
function HourChoice({
  label,
  field,
  quiet,
  onChange,
}: {
  label: string;
  field: keyof Hours;
  quiet: Hours;
  onChange: (quiet: Hours) => void;
}) {
  const format = useFormatter();
  const other = quiet[field === 'from' ? 'until' : 'from'];
  return (
    <Select
      label={label}
      value={quiet[field]}
      onChange={({ target }) => onChange({ ...quiet, [field]: Number(target.value) })}
      options={hours
        .filter((hour) => hour !== other)
        .map((hour) => ({
          value: String(hour),
          label: format.dateTime(Date.UTC(2026, 0, 1, hour), { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }),
        }))}
    />
  );
}
