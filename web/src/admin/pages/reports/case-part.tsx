import { useFormatter, useTranslations } from 'use-intl';
import { classes } from '../../../ui/classes.ts';
import { CasePending } from '../../parts/queue/case-pending.tsx';
import type { FileCase, FileItem } from './files.ts';

type CasePartProps = { item: FileItem; opened: FileCase | undefined; error: Error | null };

/** What was written, about whom, and what the two said around it. */
export function CasePart({ item, opened, error }: CasePartProps) {
  const t = useTranslations('admin-reports');
  const reasons = useTranslations('complaints.reasons');
  const format = useFormatter();
  if (!opened)
    return (
      <section className="queue-stage" aria-label={t('case')}>
        <CasePending error={error} />
      </section>
    );
  const { writer, person, target, text, messages, number, received_at } = opened;
  return (
    <section className="queue-stage queue-file" aria-label={t('case')} tabIndex={0}>
      <div>
        <h2>{reasons(item.reason)}</h2>
        <p className="pane-intro">
          {t('number', {
            number,
            date: format.dateTime(new Date(received_at), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </p>
      </div>
      <dl className="facts pane">
        <dt>{t('about')}</dt>
        <dd>{person?.name ?? (target || '–')}</dd>
        <dt>{t('from')}</dt>
        <dd>{[writer.name, writer.email].filter(Boolean).join(' · ') || t('unnamed')}</dd>
      </dl>
      <div className="pane">
        <h3>{t('wrote')}</h3>
        <p className="voice quoted">{text || '–'}</p>
      </div>
      {messages.length > 0 && (
        <div className="pane">
          <h3>{t('messages')}</h3>
          <ul className="case-messages">
            {messages.map((message) => (
              <li
                key={`${message.at}-${message.from}`}
                className={classes('case-message', message.from === 'reporter' && 'case-message-own')}
                aria-current={message.is_reported ? 'true' : undefined}
              >
                <span className="cell-second">
                  {t(`sides.${message.from}`)} ·{' '}
                  {format.dateTime(new Date(message.at), { dateStyle: 'short', timeStyle: 'short' })}
                  {message.is_reported && ` · ${t('reported')}`}
                </span>
                <span className="voice">{message.text}</span>
                {message.has_photo && <span className="cell-second">{t('withPhoto')}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
