import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SkipLink } from '../../ui/frame/page.tsx';
import { useMe } from '../api/context.ts';
import { GoTo } from './go-to/go-to.tsx';
import { KeysHelp } from './keys/keys-help.tsx';
import { OfflineLine } from './offline-line.tsx';
import { ProofProvider } from './proof/proof-provider.tsx';
import { Rail } from './rail.tsx';
import { SessionEnded } from './login/session-ended.tsx';
import { BottomTabs, TopLine } from './small-frame.tsx';
import { useKeptPush } from './push/use-kept-push.ts';
import { useHouseKeys } from './keys/use-house-keys.ts';

/** What stands around every page behind the login: the rail, or bar and tabs on a small screen. */
export function House() {
  const t = useTranslations('admin');
  const me = useMe();
  const [opened, setOpened] = useState<'go' | 'keys'>();
  const close = () => setOpened(undefined);
  const goTo = () => setOpened('go');
  useKeptPush();
  useHouseKeys(me.grants, { goTo, showKeys: () => setOpened('keys') });
  return (
    <ProofProvider>
      <SkipLink>{t('skip')}</SkipLink>
      <TopLine onGoTo={goTo} />
      <div className="house">
        <Rail onGoTo={goTo} />
        <main id="main" className="house-main" tabIndex={-1}>
          <OfflineLine />
          <Outlet />
        </main>
      </div>
      <BottomTabs onMore={goTo} />
      <GoTo open={opened === 'go'} onClose={close} onKeys={() => setOpened('keys')} />
      <KeysHelp open={opened === 'keys'} onClose={close} />
      <SessionEnded />
    </ProofProvider>
  );
}
