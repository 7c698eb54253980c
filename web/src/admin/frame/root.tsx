import { Outlet } from '@tanstack/react-router';
import { formatLocaleOf } from '@vonk/contract/locales';
import { useSyncExternalStore } from 'react';
import { IntlProvider, useTranslations } from 'use-intl';
import { ToastRegion } from '../../ui/overlay/toast.tsx';
import { useAdmin } from '../api/context.ts';

/** Of the device: staff see when things were by their own clock. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** What stands around every page, those before the login too: the words and the notices. */
export function Root() {
  const { texts } = useAdmin();
  const messages = useSyncExternalStore(texts.subscribe, texts.messages);
  return (
    <IntlProvider locale={formatLocaleOf(texts.locale, null)} messages={messages} timeZone={timeZone}>
      <Notices />
    </IntlProvider>
  );
}

function Notices() {
  const t = useTranslations('admin');
  return (
    <ToastRegion label={t('notices')} closeLabel={t('close')}>
      <Outlet />
    </ToastRegion>
  );
}
