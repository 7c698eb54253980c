import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ChainIcon } from '../../../ui/icons.ts';
import { useAdmin } from '../../api/context.ts';
import { Failure } from '../../parts/layout/failure.tsx';
import { chainQuery } from './queries.ts';

/** Reckons the chain of the log and says whether it is whole, and where not. */
export function ChainPart() {
  const t = useTranslations('admin-log.chain');
  const format = useFormatter();
  const { call } = useAdmin();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({ ...chainQuery(call), enabled: false });
  const isBroken = data !== undefined && data.breaks.length > 0;
  return (
    <section className="pane chain" aria-label={t('title')}>
      <ChainIcon />
      <div role="status">
        <h2>{data === undefined ? t('title') : isBroken ? t('broken') : t('whole')}</h2>
        <p className="pane-intro">
          {data === undefined
            ? t('text')
            : t('reckoned', {
                time: format.dateTime(new Date(dataUpdatedAt), { timeStyle: 'short' }),
                entries: data.entries,
              })}
          {data?.head && (
            <>
              {' '}
              {t('head')} <code>{data.head.slice(0, 16)}</code>
            </>
          )}
        </p>
        {error && !isFetching && <Failure error={error} onRetry={() => void refetch()} />}
        {isBroken && (
          <Alert kind="error" title={t('breaks', { count: data.breaks.length })}>
            <ul>
              {data.breaks.map(({ position, kind }, at) => (
                <li key={`${position}-${kind}-${at}`}>
                  {t(`kinds.${kind}`, { position: position === null ? '–' : String(position) })}
                </li>
              ))}
            </ul>
            {data.has_more && <p>{t('more', { count: String(data.breaks.length) })}</p>}
          </Alert>
        )}
      </div>
      <Button variant="secondary" size="compact" busy={isFetching} onClick={() => void refetch()}>
        {t('reckon')}
      </Button>
    </section>
  );
}
