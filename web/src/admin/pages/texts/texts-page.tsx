import { blockKeptBy, type TextBlock } from '@vonk/contract/admin/house/text-blocks';
import { hasRole, mayUse } from '@vonk/contract/admin/roles';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { v7 as newKey } from 'uuid';
import { useAdmin, useMe } from '../../api/context.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { useOwnSite } from '../../parts/filters/use-own-site.ts';
import { MadePage } from '../../parts/made/made-page.tsx';
import { useMade } from '../../parts/made/use-made.ts';
import { textBlocksQuery } from '../../parts/texts/queries.ts';
import { useAct } from '../../parts/use-act.ts';
import { type BlockDraft, BlockDialog } from './block-dialog.tsx';
import { BlocksTable } from './blocks-table.tsx';

/** The texts of a site that staff put in where they write (STAFF-2): made, changed and taken away. */
export function TextsPage() {
  const t = useTranslations('admin-texts');
  const { call } = useAdmin();
  const { grants } = useMe();
  const { act, isBusy } = useAct();
  const { site, name } = useOwnSite(mayUse.texts);
  const { query, changed, done } = useMade(textBlocksQuery(call, site));
  const [draft, setDraft] = useState<BlockDraft>();
  const [removing, setRemoving] = useState<TextBlock>();
  const mayKeep = (kind: TextBlock['kind']) => hasRole(grants, blockKeptBy[kind], site);
  const remove = ({ id }: TextBlock) =>
    act(async () => {
      await call('DELETE /api/admin/text-block', { site, id });
      setRemoving(undefined);
      done(t('removed'));
    });
  return (
    <>
      <MadePage
        title={t('title')}
        intro={name && t('intro', { site: name })}
        make={{
          label: t('new'),
          onMake: () => setDraft({ id: newKey(), kind: 'reason', name: '', texts: {}, version: 0 }),
        }}
        query={query}
        rowsOf={({ blocks }) => blocks}
        none={{ title: t('none'), text: t('noneText') }}
      >
        {({ blocks }) => <BlocksTable blocks={blocks} mayKeep={mayKeep} onChange={setDraft} onRemove={setRemoving} />}
      </MadePage>
      {draft && (
        <BlockDialog
          site={site}
          siteName={name ?? ''}
          begun={draft}
          mayKeep={mayKeep}
          onClose={() => {
            setDraft(undefined);
            changed();
          }}
          onSaved={() => {
            setDraft(undefined);
            done(t('saved'));
          }}
        />
      )}
      {removing && (
        <ConfirmDialog
          open
          title={t('removeTitle', { name: removing.name })}
          action={t('remove')}
          isBusy={isBusy}
          onClose={() => setRemoving(undefined)}
          onConfirm={() => remove(removing)}
        >
          <p>{t('removeText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
