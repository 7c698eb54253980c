import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { CodeAtDesk } from '@vonk/contract/admin/money/codes';
import { mayUse } from '@vonk/contract/admin/roles';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useAdmin } from '../../api/context.ts';
import { adminKeys } from '../../api/keys.ts';
import { MoreOfList } from '../../parts/layout/more-of-list.tsx';
import { Pane } from '../../parts/layout/pane.tsx';
import { ReasonDialog } from '../../parts/acts/reason-dialog.tsx';
import { useOwnSite } from '../../parts/filters/use-own-site.ts';
import { MadePage } from '../../parts/made/made-page.tsx';
import { useChanges } from '../../parts/made/use-made.ts';
import { CodeDialog } from './code-dialog.tsx';
import { CodesTable } from './codes-table.tsx';
import { codesQuery } from './queries.ts';

/** The discount codes of one site: what each gives, how often it was used, making and ending them (DISC-1). */
export function CodesPage() {
  const t = useTranslations('admin-codes');
  const { call } = useAdmin();
  const { site: number, name } = useOwnSite(mayUse.codes);
  const { done } = useChanges(adminKeys.everyCode(number));
  const { code: looked = '' } = useSearch({ from: '/house/codes' });
  const navigate = useNavigate();
  const query = useInfiniteQuery(codesQuery(call, { site: number, ...(looked !== '' && { name: looked }) }));
  const about = query.data?.pages[0];
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<CodeAtDesk['code']>();
  return (
    <>
      <MadePage
        title={t('title')}
        intro={name && t('intro', { site: name })}
        make={{ label: t('new'), onMake: () => setMaking(true) }}
        query={query}
        rowsOf={({ pages }) => pages.flatMap(({ codes }) => codes)}
        none={{ title: t('none'), text: t('noneText') }}
        above={about && <FullPrices share={about.full_price_share} wanted={about.wanted_share} />}
        search={{
          label: t('search'),
          kept: looked,
          onChange: (value) =>
            void navigate({
              to: '/codes',
              search: (before) => ({ ...before, code: value || undefined }),
              replace: true,
            }),
          none: { title: t('noneFound'), text: t('noneFoundText') },
        }}
        more={<MoreOfList query={query} />}
      >
        {({ pages }) => <CodesTable codes={pages.flatMap(({ codes }) => codes)} onEnd={setEnding} />}
      </MadePage>
      {isMaking && about && (
        <CodeDialog
          site={number}
          about={about}
          onClose={() => setMaking(false)}
          onMade={(count) => {
            setMaking(false);
            done(t('made', { count }));
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
            done(t('ended'));
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
