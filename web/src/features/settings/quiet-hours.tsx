import { useSuspenseQuery } from '@tanstack/react-query';
import { defaultQuietHours, type QuietHours as Hours } from '@vonk/contract/notifications';
import { useSyncExternalStore } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
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
  const { quiet, time_zone: chosen } = useSuspenseQuery(query).data;
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
          <ClockChoice chosen={chosen} onChange={(name) => change({ time_zone: name })} />
        </div>
      )}
    </>
  );
}

/** On whose clock the quiet hours are: the site's, this device's, or the one that was chosen elsewhere. */
function ClockChoice({ chosen, onChange }: { chosen: string | null; onChange: (name: string | null) => void }) {
  const t = useTranslations('settings.notifications');
  const { settings } = useApp();
  const locale = useLocale();
  const own = useOwnTimeZone();
  const others = [...new Set([chosen, own])].filter((name) => name && name !== settings.time_zone);
  return (
    <Select
      label={t('quietClock')}
      value={chosen ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      options={[
        { value: '', label: clockName(settings.time_zone, locale) },
        ...others.map((name) => ({ value: name ?? '', label: clockName(name ?? '', locale) })),
      ]}
    />
  );
}

const never = () => () => undefined;
const readTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** On which clock this device is; undefined while the page is what the server sent. */
const useOwnTimeZone = (): string | undefined => useSyncExternalStore(never, readTimeZone, () => undefined);

/** "Midden-Europese tijd (Amsterdam)". */
function clockName(timeZone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return name.includes(city) ? name : `${name} (${city})`;
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
