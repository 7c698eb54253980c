import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CodeAtDesk, shownCodes } from '@vonk/contract/admin/money/codes';
import { mayUse } from '@vonk/contract/admin/roles';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { AddIcon } from '../../../ui/icons.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useAdmin } from '../../api/context.ts';
import { Loaded, Pane } from '../../parts/layout/pane.tsx';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { ReasonDialog } from '../../parts/acts/reason-dialog.tsx';
import { useOwnSite } from '../../parts/filters/use-own-site.ts';
import { CodeDialog } from './code-dialog.tsx';
import { CodesTable } from './codes-table.tsx';
import { codesQuery } from './queries.ts';

/** The discount codes of one site: what each gives, how often it was used, making and ending them (DISC-1). */
export function CodesPage() {
  const t = useTranslations('admin-codes');
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { site: number, name } = useOwnSite(mayUse.codes);
  const query = useQuery(codesQuery(call, number));
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<CodeAtDesk['code']>();
  const changed = () => void queryClient.invalidateQueries({ queryKey: codesQuery(call, number).queryKey });
  return (
    <>
      <PageHead
        title={t('title')}
        intro={name && t('intro', { site: name })}
        actions={
          query.data && (
            <Button icon={<AddIcon />} onClick={() => setMaking(true)}>
              {t('new')}
            </Button>
          )
        }
      />
      <Loaded query={query}>
        {(data) => (
          <>
            <FullPrices share={data.full_price_share} wanted={data.wanted_share} />
            {data.codes.length === 0 ? (
              <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
            ) : (
              <section className="pane pane-flush" aria-label={t('title')}>
                <CodesTable codes={data.codes} onEnd={setEnding} />
              </section>
            )}
            {data.codes.length === shownCodes && (
              <p className="pane-note">{t('more', { count: String(shownCodes) })}</p>
            )}
          </>
        )}
      </Loaded>
      {isMaking && query.data && (
        <CodeDialog
          site={number}
          about={query.data}
          onClose={() => setMaking(false)}
          onMade={(count) => {
            setMaking(false);
            toast({ text: t('made', { count }) });
            changed();
          }}
        />
      )}
      {ending !== undefined && (
        <ReasonDialog
          title={t('endTitle', { code: ending })}
          text={t('endText')}
          action={t('end')}
          isOfMember={false}
          send={(reason) => call('POST /api/admin/code-end', { site: number, code: ending, reason })}
          onClose={() => setEnding(undefined)}
          onDone={() => {
            setEnding(undefined);
            toast({ text: t('ended') });
            changed();
          }}
        />
      )}
    </>
  );
}

/** How much was sold at the full price: below what is wanted a discount may not be called that (T34). */
function FullPrices({ share, wanted }: { share: number | null; wanted: number }) {
  const t = useTranslations('admin-codes');
  const format = useFormatter();
  const percent = (value: number) => format.number(value, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Pane title={t('fullPrices')} wide>
      <p className="pane-intro">
        {share === null ? t('tooFew') : t('share', { share: percent(share) })}{' '}
        {t('wanted', { wanted: percent(wanted) })}
      </p>
      {share !== null && (
        <meter
          className="share-meter"
          aria-label={t('fullPrices')}
          min={0}
          max={1}
          low={wanted}
          value={share}
          aria-valuetext={percent(share)}
        />
      )}
    </Pane>
  );
}
