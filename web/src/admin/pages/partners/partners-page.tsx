import { mayUse } from '@vonk/contract/admin/roles';
import type { NetworkKeyAtDesk } from '@vonk/contract/admin/sites/partners';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAdmin } from '../../api/context.ts';
import { ReasonDialog } from '../../parts/acts/reason-dialog.tsx';
import { useOwnSite } from '../../parts/filters/use-own-site.ts';
import { MadePage } from '../../parts/made/made-page.tsx';
import { useMade } from '../../parts/made/use-made.ts';
import { KeyDialog } from './key-dialog.tsx';
import { NetworkKeysTable } from './network-keys-table.tsx';
import { networkKeysQuery } from './queries.ts';

/** The partners who sign people up on a site: making and ending their keys (ACC-4). */
export function PartnersPage() {
  const t = useTranslations('admin-partners');
  const { call } = useAdmin();
  const { site, name } = useOwnSite(mayUse.partners);
  const { query, changed, done } = useMade(networkKeysQuery(call, site));
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<{ network: string; secret: string }>();
  const [ending, setEnding] = useState<NetworkKeyAtDesk>();
  return (
    <>
      <MadePage
        title={t('title')}
        intro={name && t('intro', { site: name })}
        make={{ label: t('new'), onMake: () => setMaking(true) }}
        query={query}
        rowsOf={({ keys }) => keys}
        none={{ title: t('none'), text: t('noneText') }}
      >
        {({ keys }) => <NetworkKeysTable keys={keys} onEnd={setEnding} />}
      </MadePage>
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
            done(t('ended'));
          }}
        />
      )}
    </>
  );
}
