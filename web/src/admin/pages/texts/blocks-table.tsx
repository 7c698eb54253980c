import type { TextBlock } from '@vonk/contract/admin/house/text-blocks';
import { languageNames, locales } from '@vonk/contract/locales';
import { useFormatter, useTranslations } from 'use-intl';
import { TextButton } from '../../../ui/actions/button.tsx';
import { type Column, DataTable } from '../../parts/layout/data-table.tsx';

type BlocksTableProps = {
  blocks: readonly TextBlock[];
  mayKeep: (kind: TextBlock['kind']) => boolean;
  onChange: (block: TextBlock) => void;
  onRemove: (block: TextBlock) => void;
};

/** The blocks there are, by what they are for and by name. */
export function BlocksTable({ blocks, mayKeep, onChange, onRemove }: BlocksTableProps) {
  const t = useTranslations('admin-texts');
  const format = useFormatter();
  const columns: readonly Column<TextBlock>[] = [
    { key: 'name', head: t('columns.name'), renderCell: ({ name }) => name },
    { key: 'kind', head: t('columns.kind'), renderCell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'languages',
      head: t('columns.languages'),
      renderCell: ({ texts }) =>
        format.list(locales.filter((locale) => texts[locale] !== undefined).map((locale) => languageNames[locale])),
    },
    {
      key: 'act',
      head: t('columns.act'),
      isActs: true,
      renderCell: (block) =>
        mayKeep(block.kind) && (
          <span className="block-acts">
            <TextButton aria-label={t('changeOf', block)} onClick={() => onChange(block)}>
              {t('change')}
            </TextButton>
            <TextButton aria-label={t('removeOf', block)} onClick={() => onRemove(block)}>
              {t('remove')}
            </TextButton>
          </span>
        ),
    },
  ];
  return <DataTable label={t('title')} columns={columns} rows={blocks} idOf={({ id }) => id} />;
}
