import type { FilterName } from '@vonk/contract/search';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Chip, ChipRow } from '../../../ui/actions/chip.tsx';
import { FilterIcon } from '../../../ui/icons.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useFound } from '../found-line.tsx';
import { OtherWays } from '../other-ways.tsx';
import type { SearchAddress, SearchPage } from '../queries.ts';
import { changed } from '../search-address.ts';
import type { OnlyReal } from '../use-only-real.ts';
import { DistanceChip } from './distance-choice.tsx';
import { SearchFilters } from './search-filters.tsx';

type WithFiltersProps = {
  /** The page of the search that is shown. */
  page: SearchPage;
  address: SearchAddress;
  onlyReal: OnlyReal;
  /** Searches by another address. */
  go: (address: SearchAddress) => void;
  children: ReactNode;
};

const MoreFilters = lazy(async () => ({ default: (await import('./more-filters.tsx')).MoreFilters }));
/** The filters that stand outside the sheet. */
const inTheRail: readonly FilterName[] = ['countryregion', 'distance', 'age'];

/**
 * The filters around what was found: in a rail on a wide screen, in a sheet on a phone, and those behind it. Which of
 * them is open is known here alone, so that opening one draws none of the cards anew.
 */
export function WithFilters({ page, address, onlyReal, go, children }: WithFiltersProps) {
  const t = useTranslations('members');
  const shell = useTranslations('shell');
  const { settings, texts } = useApp();
  const found = useFound();
  const [sheet, setSheet] = useState<'filters' | 'more'>();
  const change = (changes: SearchAddress) => go(changed(page, address, changes));
  const close = () => setSheet(undefined);
  const use = (kept: SearchAddress) => {
    go({ ...kept, network: address.network });
    close();
  };
  const clear = () => go({ network: address.network, fresh: '1' });
  const openMore = () => void texts.load(['search', 'profile', 'errors']).then(() => setSheet('more'));
  const behind = page.filters_on.filter((name) => !inTheRail.includes(name));
  const filters = (
    <SearchFilters
      page={page}
      onChange={change}
      more={{ count: behind.length, open: openMore }}
      onlyReal={{ ...onlyReal, isOn: page.only_real, isOffered: settings.fictional_visibility !== 'off' }}
    />
  );
  const countOn = page.filters_on.length;
  const show = t('showFound', { found: found(page) });
  return (
    <>
      <div className="only-narrow mt-2.5">
        <ChipRow label={t('filters')}>
          <Chip icon={<FilterIcon />} on={countOn > 0} aria-haspopup="dialog" onClick={() => setSheet('filters')}>
            {countOn > 0 ? t('filtersOn', { count: String(countOn) }) : t('filters')}
          </Chip>
          <DistanceChip page={page} onChange={change} />
          <OtherWays />
        </ChipRow>
      </div>
      <div className="search-layout">
        <aside className="search-rail" aria-label={t('filters')}>
          {filters}
        </aside>
        <div>{children}</div>
      </div>
      <Dialog
        open={sheet === 'filters'}
        onClose={close}
        title={t('filters')}
        closeLabel={shell('close')}
        footer={
          <Button wide onClick={close}>
            {show}
          </Button>
        }
      >
        {filters}
      </Dialog>
      <Suspense>
        {sheet === 'more' && (
          <MoreFilters page={page} show={show} onChange={change} onUse={use} onClear={clear} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
