import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mayUse } from '@vonk/contract/admin/roles';
import type { NetworkKeyAtDesk } from '@vonk/contract/admin/sites/partners';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { AddIcon } from '../../../ui/icons.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useAdmin } from '../../api/context.ts';
import { ReasonDialog } from '../../parts/acts/reason-dialog.tsx';
import { useOwnSite } from '../../parts/filters/use-own-site.ts';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { Loaded } from '../../parts/layout/pane.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { NetworkKeysTable } from './network-keys-table.tsx';
import { networkKeysQuery } from './queries.ts';

/** The partners who sign people up on a site: making and ending their keys (ACC-4). */
export function PartnersPage() {
  const t = useTranslations('admin-partners');
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { site, name } = useOwnSite(mayUse.partners);
  const query = useQuery(networkKeysQuery(call, site));
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<{ network: string; secret: string }>();
  const [ending, setEnding] = useState<NetworkKeyAtDesk>();
  const changed = () => void queryClient.invalidateQueries({ queryKey: networkKeysQuery(call, site).queryKey });
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
        {({ keys }) =>
          keys.length === 0 ? (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          ) : (
            <section className="pane pane-flush" aria-label={t('title')}>
              <NetworkKeysTable keys={keys} onEnd={setEnding} />
            </section>
          )
        }
      </Loaded>
      {isMaking && (
        <ReasonDialog
          title={t('new')}
          text={t('newText')}
          action={t('make')}
          isOfMember={false}
          field={{ name: 'network', label: t('network'), hint: t('networkHint') }}
          send={async (reason, network) => {
            const { key } = await call('POST /api/admin/network-key', { site, network, reason });
            setMade({ network, secret: key });
          }}
          onClose={() => setMaking(false)}
          onDone={() => {
            setMaking(false);
            changed();
          }}
        />
      )}
      {!isMaking && made && <KeyDialog {...made} onClose={() => setMade(undefined)} />}
      {ending && (
        <ReasonDialog
          title={t('endTitle', { network: ending.network })}
          text={t('endText')}
          action={t('end')}
          isOfMember={false}
          send={(reason) => call('POST /api/admin/network-key-end', { site, id: ending.id, reason })}
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
