import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { Privacy } from '@vonk/contract/profile';
import { useTranslations } from 'use-intl';
import { keys } from '../../api/keys.ts';
import { useApp } from '../../api/use-app.ts';
import { Switch } from '../../ui/form/choices.tsx';
import { privacyQuery } from './queries.ts';
import { useSwitches } from './use-switches.ts';

/** Who finds the member, whom they see, and what their profile is used for. */
export function PrivacySwitches() {
  const t = useTranslations('settings.privacy');
  const { call, settings } = useApp();
  const queryClient = useQueryClient();
  const query = privacyQuery(call);
  const { data } = useSuspenseQuery(query);
  const change = useSwitches<Privacy>(query.queryKey, async ({ only_real: onlyReal, ...changes }) => {
    if (onlyReal === undefined) {
      const privacy = await call('PUT /api/privacy.php', changes);
      if (changes.invisible !== undefined) await queryClient.invalidateQueries({ queryKey: keys.user });
      // Those that were read tell distances.
      if (changes.hide_distance !== undefined) await queryClient.invalidateQueries({ queryKey: keys.searches });
      return privacy;
    }
    await call('PUT /api/only-real-members.php', { on: onlyReal });
    await queryClient.invalidateQueries({ queryKey: keys.searches });
    return { ...data, only_real: onlyReal };
  });
  return (
    <>
      <Switch
        detail={t('invisibleDetail')}
        checked={data.invisible}
        onChange={({ target }) => change({ invisible: target.checked })}
      >
        {t('invisible')}
      </Switch>
      <Switch
        detail={t('hideDistanceDetail')}
        checked={data.hide_distance}
        onChange={({ target }) => change({ hide_distance: target.checked })}
      >
        {t('hideDistance')}
      </Switch>
      {settings.fictional_visibility !== 'off' && (
        <Switch
          detail={t('onlyRealDetail')}
          checked={data.only_real}
          onChange={({ target }) => change({ only_real: target.checked })}
        >
          {t('onlyReal')}
        </Switch>
      )}
      <Switch
        detail={t('readTicksDetail')}
        checked={data.read_ticks}
        onChange={({ target }) => change({ read_ticks: target.checked })}
      >
        {t('readTicks')}
      </Switch>
      <Switch
        detail={t('adsDetail')}
        checked={data.ad_consent}
        onChange={({ target }) => change({ ad_consent: target.checked })}
      >
        {t('ads')}
      </Switch>
    </>
  );
}
