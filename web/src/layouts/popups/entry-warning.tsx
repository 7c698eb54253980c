import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRemembered, remember } from '../../device/cookies.ts';
import { useApp, useUser } from '../../api/use-app.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FictionalMark } from '../../ui/people/fictional-mark.tsx';

const cookie = 'entry_seen';

/**
 * Reading, complaining and links from a mail need no door (C12); nor do the forms the original names, and logging in:
 * who has an account came through it. The adult lander has its own.
 */
const without =
  /^\/(pages|complaints|withdraw|report|login|complete-signup|reset-password|activate|mail-change|unsubscribe|landers\/adultonly|dev)(\/|$)|^\/[\w-]{30,}$/;

/** The site-entry warning: once to logged-out visitors, then never again on this device. */
export function EntryWarning() {
  const t = useTranslations('shell.entry');
  const mark = useTranslations('shell');
  const { settings } = useApp();
  const age = String(settings.minimum_age);
  const isAsked = useIsAsked();
  const { page } = useRouter().options.context;
  const [isOpen, setOpen] = useState(isAsked && !page.remembers(cookie));
  const [isDrawn] = useState(isOpen);
  useEffect(() => setOpen(isAsked && !isRemembered(cookie)), [isAsked]);
  const close = () => {
    remember(cookie, '1', 365);
    setOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      locked
      drawn={isDrawn || undefined}
      title={t('title')}
      closeLabel={mark('close')}
      footer={
        <>
          <LinkButton variant="secondary" link={<a href="about:blank" />}>
            {t('leave')}
          </LinkButton>
          <Button onClick={close} data-autofocus>
            {t('confirm', { age })}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t('text', { age })}</p>
      {settings.fictional_visibility !== 'off' && (
        <div className="mt-4">
          <FictionalMark shape="pill" text={{ title: mark('fictionalTitle'), explanation: mark('fictionalText') }} />
          <p className="mt-2 text-sm text-ink-2">{t('fictional')}</p>
        </div>
      )}
      <p className="mt-3 text-xs text-ink-2">
        {t('once')}{' '}
        <Link to="/pages/$id" params={{ id: 'terms' }}>
          {mark('footer.terms')}
        </Link>
      </p>
    </Dialog>
  );
}

function useIsAsked(): boolean {
  const { settings } = useApp();
  const user = useUser();
  const { pathname } = useLocation();
  return settings.enable_site_entry_popup && !user && !without.test(pathname);
}
