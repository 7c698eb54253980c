import { useQuery, useQueryClient } from '@tanstack/react-query';
import { blockKeptBy, type TextBlock } from '@vonk/contract/admin/house/text-blocks';
import { hasRole, mayUse } from '@vonk/contract/admin/roles';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { AddIcon } from '../../../ui/icons.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useAdmin, useMe } from '../../api/context.ts';
import { useSite } from '../../frame/places/site-chooser.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { Loaded } from '../../parts/layout/pane.tsx';
import { textBlocksQuery } from '../../parts/texts/queries.ts';
import { useAct } from '../../parts/use-act.ts';
import { type BlockDraft, BlockDialog } from './block-dialog.tsx';
import { BlocksTable } from './blocks-table.tsx';

/** The texts of a site that staff put in where they write (STAFF-2): made, changed and taken away. */
export function TextsPage() {
  const t = useTranslations('admin-texts');
  const { call } = useAdmin();
  const { sites, grants } = useMe();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { act, isBusy } = useAct();
  const chosen = useSite();
  const mine = sites.filter(({ site }) => hasRole(grants, mayUse.texts, site));
  const site = mine.find((one) => one.site === chosen) ?? mine[0];
  // Whom no site's texts are for comes here by the address alone, and is told so by the server.
  const number = site?.site ?? chosen ?? 0;
  const query = useQuery(textBlocksQuery(call, number));
  const [draft, setDraft] = useState<BlockDraft>();
  const [removing, setRemoving] = useState<TextBlock>();
  const mayKeep = (kind: TextBlock['kind']) => hasRole(grants, blockKeptBy[kind], number);
  const changed = () => void queryClient.invalidateQueries({ queryKey: textBlocksQuery(call, number).queryKey });
  const remove = ({ id }: TextBlock) =>
    act(async () => {
      await call('DELETE /api/admin/text-block', { site: number, id });
      setRemoving(undefined);
      toast({ text: t('removed') });
      changed();
    });
  return (
    <>
      <PageHead
        title={t('title')}
        intro={site && t('intro', { site: site.name })}
        actions={
          query.data && (
            <Button
              icon={<AddIcon />}
              onClick={() => setDraft({ id: crypto.randomUUID(), kind: 'reason', name: '', texts: {}, version: 0 })}
            >
              {t('new')}
            </Button>
          )
        }
      />
      <Loaded query={query}>
        {({ blocks }) =>
          blocks.length === 0 ? (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          ) : (
            <section className="pane pane-flush" aria-label={t('title')}>
              <BlocksTable blocks={blocks} mayKeep={mayKeep} onChange={setDraft} onRemove={setRemoving} />
            </section>
          )
        }
      </Loaded>
      {draft && (
        <BlockDialog
          site={number}
          siteName={site?.name ?? ''}
          begun={draft}
          mayKeep={mayKeep}
          onClose={() => {
            setDraft(undefined);
            changed();
          }}
          onSaved={() => {
            setDraft(undefined);
            toast({ text: t('saved') });
            changed();
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
