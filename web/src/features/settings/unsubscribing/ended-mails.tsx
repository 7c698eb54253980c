import type { CallInput } from '@vonk/contract/api';
import { notificationTypes, type Subscription } from '@vonk/contract/notifications';
import { useFormatter, useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { PageHeading, Panel } from '../../../ui/frame/page.tsx';

export type Change = CallInput<'POST /api/unsubscribe.php'>['change'];

interface EndedMailsProps {
  did: Change;
  subscription: Subscription;
  busy: boolean;
  onAll: () => void;
  /** Undefined where nothing was pressed just now. */
  onUndo: (() => void) | undefined;
}

/** That it is done: what is off now, what goes on, and the way back. */
export function EndedMails({ did, subscription, busy, onAll, onUndo }: EndedMailsProps) {
  const t = useTranslations('settings.unsubscribe');
  const words = useWords(did, subscription);
  return (
    <>
      <div role="status">
        <PageHeading title={words.title} intro={words.text} />
      </div>
      <Panel>
        <Facts subscription={subscription} />
      </Panel>
      <div className="flex flex-wrap gap-3">
        {onUndo && (
          <Button variant="secondary" busy={busy} onClick={onUndo}>
            {t('mistake')}
          </Button>
        )}
        {subscription.mail.length > 0 && (
          <Button variant="secondary" busy={busy} onClick={onAll}>
            {t('allOff')}
          </Button>
        )}
      </div>
    </>
  );
}

function useWords(did: Change, { type, mail_paused_until: until }: Subscription) {
  const t = useTranslations('settings.unsubscribe');
  const types = useTranslations('settings.types');
  const day = useDay();
  if (did === 'month' && until !== null) return { title: t('pausedTitle'), text: t('paused', { until: day(until) }) };
  return { title: t('doneTitle'), text: did === 'all' ? t('doneAll') : t('doneType', { type: types(type) }) };
}

function useDay(): (iso: string) => string {
  const format = useFormatter();
  const { settings } = useApp();
  return (iso) => format.dateTime(new Date(iso), { dateStyle: 'long', timeZone: settings.time_zone });
}

function Facts({ subscription: { email, mail, mail_paused_until: until } }: { subscription: Subscription }) {
  const t = useTranslations('settings.unsubscribe');
  const types = useTranslations('settings.types');
  const format = useFormatter();
  const list = (which: readonly (typeof notificationTypes)[number][]) =>
    which.length === 0 ? t('none') : format.list(which.map((type) => types(type)));
  const on = until === null ? mail : [];
  const rows = [
    { label: t('address'), value: email ?? '' },
    { label: t('off'), value: list(notificationTypes.filter((type) => !on.includes(type))) },
    { label: t('on'), value: list(notificationTypes.filter((type) => on.includes(type))) },
  ];
  return (
    <dl className="grid gap-3">
      {rows.map(({ label, value }) => (
        <div key={label} className="grid grid-cols-[auto_1fr] gap-4">
          <dt className="text-ink-2">{label}</dt>
          <dd className="min-w-0 text-end break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
