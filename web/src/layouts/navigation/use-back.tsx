import { Link, useLocation, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useIsInstalled } from '../../device/use-is-installed.ts';
import type { LinkElement } from '../../ui/link.tsx';

/** The screens with a button back in the installed app, and where it leads when there is no way back. */
const screens = [
  [/^\/members\/[^/]+$/, '/members'],
  [/^\/likes(\/.+)?$/, '/members'],
  [/^\/(credits\/.+|directdebit)$/, '/credits'],
  [/^\/credits$/, '/members'],
] as const;

/** The button back of the bar, only in the installed app and on the screens that have one. */
export function useBack(): { link: LinkElement; label: string } | undefined {
  const t = useTranslations('shell');
  const router = useRouter();
  const { pathname } = useLocation();
  const isInstalled = useIsInstalled();
  const found = screens.find(([pattern]) => pattern.test(pathname));
  if (!isInstalled || !found) return undefined;
  const goBack = (event: MouseEvent) => {
    if (!router.history.canGoBack()) return;
    event.preventDefault();
    router.history.back();
  };
  return { link: <Link to={found[1]} onClick={goBack} />, label: t('back') };
}
