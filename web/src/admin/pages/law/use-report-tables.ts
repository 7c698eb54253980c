import type { TransparencyReport } from '@vonk/contract/admin/house/transparency';
import { photoReasons } from '@vonk/contract/photos';
import { restrictionReasons } from '@vonk/contract/restrictions';
import { useFormatter, useTranslations } from 'use-intl';
import { useCountryName } from '../../../texts/use-country-name.ts';
import { useDuration } from '../../parts/time/use-duration.ts';

/** A part of the report as a table: a head for each cell; the first two are words, the others figures. */
export interface ReportTable {
  readonly key: 'notices' | 'measures' | 'objections' | 'authorities';
  readonly heads: readonly ('what' | 'part' | 'number' | 'acted' | 'notActed' | 'restored' | 'upheld' | 'median')[];
  readonly rows: readonly (readonly string[])[];
}

/** The report in words and figures, the same on the page and in its file. */
export function useReportTables(): (report: TransparencyReport) => ReportTable[] {
  const t = useTranslations('admin-transparency');
  const authorities = useTranslations('admin-authorities');
  const reasons = useTranslations('complaints.reasons');
  const photos = useTranslations('admin-photos.reasons');
  const format = useFormatter();
  const countryName = useCountryName();
  const hours = useDuration();
  const outcomes = (one: { number: number; acted: number; not_acted: number; median_hours: number | null }) => [
    ...[one.number, one.acted, one.not_acted].map((figure) => format.number(figure)),
    hours(one.median_hours),
  ];
  // The log keeps a reason as it was written: of before there were codes it is shown as it is.
  const whyTaken = (kind: TransparencyReport['measures'][number]['kind'], reason: string) => {
    if (kind === 'photo_removed') {
      const known = photoReasons.find((one) => one === reason);
      return known ? photos(known) : reason;
    }
    const known = restrictionReasons.find((one) => one === reason);
    return known ? t(`reasons.${known}`) : reason;
  };
  return (report) => [
    {
      key: 'notices',
      heads: ['what', 'part', 'number', 'acted', 'notActed', 'median'],
      rows: report.notices.map((one) => [
        t(`kinds.${one.kind}`),
        one.reason === null ? t('all') : reasons(one.reason),
        ...outcomes(one),
      ]),
    },
    {
      key: 'measures',
      heads: ['what', 'part', 'number'],
      rows: report.measures.map(({ kind, reason, number }) => [
        t(`kinds.${kind}`),
        whyTaken(kind, reason),
        format.number(number),
      ]),
    },
    {
      key: 'objections',
      heads: ['what', 'number', 'restored', 'upheld', 'median'],
      rows: report.objections.map((one) => [t(`kinds.${one.kind}`), ...outcomes(one)]),
    },
    {
      key: 'authorities',
      heads: ['what', 'part', 'number', 'acted', 'notActed', 'median'],
      rows: report.authorities.map((one) => [
        authorities(`kinds.${one.kind}`),
        t('about', { country: countryName(one.country), concerns: reasons(one.concerns) }),
        ...outcomes(one),
      ]),
    },
  ];
}
