import type { Restriction } from '@vonk/contract/restrictions';
import { useFormatter, useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { Panel } from '../../ui/frame/page.tsx';

/** A statement of reasons, line by line: what was decided, on what rule and facts, by whom and for how long (T61). */
export function Statement({ restriction }: { restriction: Restriction }) {
  const t = useTranslations('restrictions');
  const format = useFormatter();
  const { settings } = useApp();
  const { kind, reason, ground, facts, is_automated: isAutomated, decided_at: decidedAt, until } = restriction;
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long', timeZone: settings.time_zone });
  const lines = [
    [t('what'), t(`scope.${kind}`)],
    [t('rule'), `${t(`reason.${reason}`)} ${t(`ground.${ground}`)}`],
    [t('facts'), facts],
    [t('who'), t(isAutomated ? 'automated' : 'person', { day: day(decidedAt) })],
    [t('howLong'), until === null ? t('open') : t('until', { day: day(until) })],
  ] as const;
  return (
    <Panel>
      <dl className="grid gap-3">
        {lines.map(([label, text]) => (
          <div key={label}>
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
