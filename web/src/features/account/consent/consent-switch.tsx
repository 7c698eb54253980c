import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Switch } from '../../../ui/form/choices.tsx';
import { Panel } from '../../../ui/frame/page.tsx';
import { decideConsent, readConsent } from './consent.ts';

/**
 * The decision about the cookie that is not needed, to be changed at any time (T81). Off until this device said yes.
 */
export function ConsentSwitch() {
  const t = useTranslations('device.consent');
  const [isGiven, setGiven] = useState(false);
  const [isSaved, setSaved] = useState(false);
  useEffect(() => setGiven(readConsent() ?? false), []);
  return (
    <Panel className="mt-4">
      <Switch
        checked={isGiven}
        detail={t('detail')}
        onChange={({ currentTarget: { checked } }) => {
          decideConsent(checked);
          setGiven(checked);
          setSaved(true);
        }}
      >
        {t('choice')}
      </Switch>
      <p role="status" className="text-sm text-ink-2">
        {isSaved && t('saved')}
      </p>
    </Panel>
  );
}
