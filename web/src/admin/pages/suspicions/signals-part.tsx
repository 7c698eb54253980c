import { Link } from '@tanstack/react-router';
import { suspicionLimits } from '@vonk/contract/admin/queues/suspicions';
import { useFormatter, useTranslations } from 'use-intl';
import { LockIcon } from '../../../ui/icons.ts';
import { CasePending } from '../../parts/queue/case-pending.tsx';
import type { CaseOf, ItemOf } from '../../parts/queue/queue-calls.ts';

type SignalsPartProps = {
  item: ItemOf<'suspicions'>;
  opened: CaseOf<'suspicions'> | undefined;
  error: Error | null;
  site: number;
};

/** What was counted, from which number on it counts, and what is known without reading anything. */
export function SignalsPart({ item, opened, error, site }: SignalsPartProps) {
  const t = useTranslations('admin-suspicions');
  const states = useTranslations('admin-members.states');
  const format = useFormatter();
  return (
    <section className="queue-stage queue-file" aria-label={t('case')} tabIndex={0}>
      {opened ? (
        <>
          <div>
            <h2>{item.name}</h2>
            <p className="pane-intro">
              {t('signedUp', {
                date: format.dateTime(new Date(opened.signed_up_at), { dateStyle: 'medium', timeStyle: 'short' }),
              })}{' '}
              · {states(opened.state)} ·{' '}
              <Link to="/members/$at/$id" params={{ at: String(site), id: opened.person.id }}>
                {t('open')}
              </Link>
            </p>
          </div>
          <div className="pane">
            <h3>{t('why')}</h3>
            <ul className="line-list mt-2">
              {opened.signals.map(({ signal, count, noted_at }) => (
                <li key={signal}>
                  <span className="line-text">
                    <b>{t(`signals.${signal}`, { count })}</b>
                    <span>
                      {t('limit', { limit: suspicionLimits[signal] })} ·{' '}
                      {format.dateTime(new Date(noted_at), { dateStyle: 'medium', timeStyle: 'short' })}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          </div>
          <div className="pane">
            <h3>{t('known')}</h3>
            <p className="pane-intro">{t('week')}</p>
            <dl className="facts">
              <dt>{t('begun')}</dt>
              <dd>{format.number(opened.conduct.begun)}</dd>
              <dt>{t('answered')}</dt>
              <dd>{format.number(opened.conduct.answered)}</dd>
              <dt>{t('blockedBy')}</dt>
              <dd>{format.number(opened.conduct.blocked_by)}</dd>
            </dl>
          </div>
          <div className="pane">
            <h3 className="note-line">
              <LockIcon />
              {t('closed')}
            </h3>
            <p className="pane-intro">{t('closedText')}</p>
          </div>
        </>
      ) : (
        <CasePending error={error} />
      )}
    </section>
  );
}
