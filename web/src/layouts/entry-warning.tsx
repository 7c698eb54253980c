import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp, useUser } from '../api/use-app.ts';
import { Button, LinkButton } from '../ui/actions/button.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { FictionalMark } from '../ui/people/fictional-mark.tsx';

const cookie = 'entry_seen=1';

/** The site-entry warning: once to logged-out visitors, then never again on this device. */
export function EntryWarning() {
  const t = useTranslations('shell');
  const { settings } = useApp();
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (settings.enable_site_entry_popup && !user && !document.cookie.includes(cookie)) setOpen(true);
  }, [settings.enable_site_entry_popup, user]);
  const close = () => {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // oxlint-disable-next-line unicorn/no-document-cookie
    document.cookie = `${cookie}; Path=/; Max-Age=${365 * 24 * 3600}; SameSite=Lax${secure}`;
    setOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      locked
      title={t('entry.title')}
      closeLabel={t('close')}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button onClick={close}>{t('entry.confirm')}</Button>
          <LinkButton variant="secondary" link={<a href="about:blank" />}>
            {t('entry.leave')}
          </LinkButton>
        </div>
      }
    >
      <p className="mb-4">{t('entry.text')}</p>
      <FictionalMark shape="pill" text={{ title: t('fictionalTitle'), explanation: t('fictionalText') }} />
    </Dialog>
  );
}
