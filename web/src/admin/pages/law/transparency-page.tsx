import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { reportYears, type TransparencyReport } from '@vonk/contract/admin/house/transparency';
import { mayUse } from '@vonk/contract/admin/roles';
import { useFormatter, useTranslations } from 'use-intl';
import { saveFile } from '../../../device/files/save-file.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ChipSelect } from '../../../ui/actions/chip.tsx';
import { FileIcon } from '../../../ui/icons.ts';
import { useAdmin } from '../../api/context.ts';
import { useOwnSite } from '../../parts/filters/use-own-site.ts';
import { type Column, DataTable } from '../../parts/layout/data-table.tsx';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { Loaded, Pane, SkeletonRows } from '../../parts/layout/pane.tsx';
import { csvOf } from '@vonk/contract/csv';
import { transparencyQuery } from './queries.ts';
import { type ReportTable, useReportTables } from './use-report-tables.ts';

/** What a site accounts for once a year, of a year that is chosen in the address (T66). */
export function TransparencyPage() {
  const t = useTranslations('admin-transparency');
  const { call } = useAdmin();
  const navigate = useNavigate();
  const { site, name } = useOwnSite(mayUse.transparency);
  const asked = Number(useSearch({ from: '/house/transparency' }).year);
  const query = useQuery(transparencyQuery(call, Number.isInteger(asked) ? { site, year: asked } : { site }));
  const years = (thisYear: number) => Array.from({ length: reportYears + 1 }, (_, back) => String(thisYear - back));
  const tablesOf = useReportTables();
  const save = (report: TransparencyReport) => {
    const tables = tablesOf(report).flatMap(({ key, heads, rows }) => [
      [t(`tables.${key}`), ...heads.map((head) => t(`heads.${head}`))],
      ...rows.map((cells) => ['', ...cells]),
    ]);
    const file = { name: `transparency-${site}-${report.year}.csv`, type: 'text/csv;charset=utf-8' };
    saveFile({ ...file, content: csvOf(tables) });
  };
  return (
    <>
      <PageHead
        title={t('title')}
        intro={name && t('intro', { site: name })}
        actions={
          <>
            {query.data && (
              <ChipSelect
                label={t('year')}
                value={String(query.isPlaceholderData ? asked : query.data.year)}
                options={years(query.data.this_year).map((one) => ({ value: one, label: one }))}
                onChange={({ currentTarget: { value } }) =>
                  void navigate({
                    to: '/transparency',
                    search: (before) => ({ ...before, year: value }),
                    replace: true,
                  })
                }
              />
            )}
            {query.data && !query.isPlaceholderData && (
              <Button variant="secondary" icon={<FileIcon />} onClick={() => save(query.data)}>
                {t('save')}
              </Button>
            )}
          </>
        }
      />
      {query.isPlaceholderData ? (
        <SkeletonRows />
      ) : (
        <Loaded query={query}>
          {(report) => (
            <>
              <div className="panes">
                {tablesOf(report).map((table) => (
                  <ReportPart key={table.key} table={table} />
                ))}
              </div>
              <Until until={report.until} />
            </>
          )}
        </Loaded>
      )}
    </>
  );
}

function ReportPart({ table: { key, heads, rows } }: { table: ReportTable }) {
  const t = useTranslations('admin-transparency');
  const words = heads[1] === 'part' ? 2 : 1;
  const columns = heads.map((head, at): Column<ReportTable['rows'][number]> => ({
    key: head,
    head: t(`heads.${head}`),
    isFigure: at >= words,
    renderCell: (cells) => cells[at],
  }));
  return (
    <Pane title={t(`tables.${key}`)} flush>
      {rows.length === 0 ? (
        <p className="pane-empty">{t('none')}</p>
      ) : (
        <DataTable
          label={t(`tables.${key}`)}
          columns={columns}
          rows={rows}
          idOf={(cells) => cells.slice(0, words).join(' ')}
        />
      )}
    </Pane>
  );
}

function Until({ until }: { until: string | null }) {
  const t = useTranslations('admin-transparency');
  const format = useFormatter();
  const time = until && format.dateTime(new Date(until), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <p className="pane-note">
      {time && `${t('runs', { time })} `}
      {t('median')}
    </p>
  );
}
