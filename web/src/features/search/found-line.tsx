import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { TextButton } from '../../ui/actions/button.tsx';
import { regionsQuery, type SearchPage } from './queries.ts';

type Found = Pick<SearchPage, 'numResults' | 'numResults_capped' | 'filters'>;

/** "1.000+ vrouwen", counted exactly up to 1,000 (SEARCH-5); real members only (X12). */
export function useFound(): (page: Found) => string {
  const t = useTranslations('members');
  return ({ numResults, numResults_capped: isCapped, filters }) => {
    const who = filters.gender ?? 'all';
    return isCapped ? t(`foundMore.${who}`, { count: numResults ?? 0 }) : t(`found.${who}`, { count: numResults ?? 0 });
  };
}

/** What was searched and how many there are, with the invented profiles on a line of their own. */
export function FoundLine({ page, onOnlyReal }: { page: SearchPage; onOnlyReal: (on: boolean) => void }) {
  const t = useTranslations('members');
  const { call } = useApp();
  const found = useFound();
  const { data: countries = [] } = useQuery(regionsQuery(call));
  const { filters, fictional_count: fictional, only_real: onlyReal } = page;
  const country = countries.find(({ code }) => code === filters.country);
  const named =
    country?.regions.find(({ code }) => code === filters.countryregion)?.name ?? country?.name ?? filters.country;
  const place = filters.distance === null ? named : t('withinKm', { km: filters.distance });
  return (
    <div className="found-line">
      <p role="status">
        {t('countLine', { found: found(page), min: String(filters.min_age), max: String(filters.max_age), place })}
      </p>
      {fictional !== null && fictional > 0 && (
        <p className="text-xs">
          {t('fictional', { count: fictional })} ·{' '}
          <TextButton onClick={() => onOnlyReal(true)}>{t('onlyReal')}</TextButton>
        </p>
      )}
      {onlyReal && (
        <p className="text-xs">
          {t('onlyReal')} · <TextButton onClick={() => onOnlyReal(false)}>{t('withFictional')}</TextButton>
        </p>
      )}
    </div>
  );
}
