import { Link, useLocation } from '@tanstack/react-router';
import type { User } from '@vonk/contract/account';
import { wellFilled } from '@vonk/contract/profile-lists';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type Discount, useOffer } from '../prices/discounts.ts';
import { useHideNotice } from '../api/notices.ts';
import { useUser } from '../api/use-app.ts';
import { ConfirmAlert } from '../features/account/confirm-alert.tsx';
import { MailTrouble } from '../features/account/mail-trouble.tsx';
import { WelcomeBanner } from '../features/discounts/welcome-banner.tsx';
import { PushTip } from '../features/push/push-tip.tsx';
import { LinkButton } from '../ui/actions/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';

/** Where one pays neither offer nor tip distracts, and over a deck of cards they would push the buttons away. */
const isUndisturbed = (pathname: string): boolean => /^\/(credits|directdebit|swipe-game)(\/|$)/.test(pathname);

/** Lists of members, where one waits for somebody to write. */
const isList = (pathname: string): boolean => /^\/(members|likes(\/\w+)?)$/.test(pathname);

/** Who wants to leave finds the way out in view, with nothing before it (T51). */
const isLeaving = (search: { section?: unknown }): boolean => search.section === 'delete';

/** What a member should know, one thing at a time: the account, then money, then tips (C25). */
export function MemberAlerts() {
  const user = useUser();
  const { search } = useLocation();
  return user && !isLeaving(search) ? <AlertOf user={user} /> : null;
}

function AlertOf({ user }: { user: User }) {
  const offer = useOffer();
  const { pathname } = useLocation();
  const isOpen = (kind: (typeof user.hidden_notices)[number]) => !user.hidden_notices.includes(kind);
  if (user.profile.status === 'disabled') return <OutOfSight user={user} />;
  if (user.notifications_disabled && isOpen('notifications_disabled'))
    return (
      <Banner>
        <MailTrouble user={user} reason={user.notifications_disabled} />
      </Banner>
    );
  if (isUndisturbed(pathname)) return null;
  if (user.profile.invisible)
    return (
      <Banner>
        <Invisible />
      </Banner>
    );
  if (offer?.isAdvertised && isOpen('welcome_discount'))
    return (
      <Banner>
        <Welcome offer={offer} />
      </Banner>
    );
  return <TipOf user={user} pathname={pathname} />;
}

/** What would help, where nothing else is to be said. */
function TipOf({ user, pathname }: { user: User; pathname: string }) {
  if (user.profile.completeness < wellFilled && !user.hidden_notices.includes('enrich') && pathname === '/members')
    return (
      <Banner>
        <Enrich hasPhoto={user.profile.main_image !== null} />
      </Banner>
    );
  if (user.hidden_notices.includes('push')) return null;
  return <PushTip list={isList(pathname) ? pathname : undefined} frame={inBanner} />;
}

const Banner = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto w-full max-w-[1200px] px-(--gutter) pt-4">{children}</div>
);

const inBanner = (alert: ReactNode) => <Banner>{alert}</Banner>;

/** Nobody sees the member, who came by a partner and has not told who they are (ACC-4). */
function Untold() {
  const t = useTranslations('shell.alerts');
  return (
    <Banner>
      <Alert kind="info" title={t('untoldTitle')}>
        <p>{t('untoldText')}</p>
        <p className="mt-3">
          <LinkButton
            variant="secondary"
            size="compact"
            link={<Link to="/complete-signup" search={{ api_signup_complete: '1' }} />}
          >
            {t('untoldAction')}
          </LinkButton>
        </p>
      </Alert>
    </Banner>
  );
}

/**
 * Nobody sees the member: they have not told who they are, the address waits for its confirmation, or staff took
 * something away, with the way to why and to objecting (T61).
 */
function OutOfSight({ user }: { user: User }) {
  const t = useTranslations('shell.alerts');
  const { pathname } = useLocation();
  if (user.profile.gender === null) return <Untold />;
  if (user.status === 'not_confirmed') return <ConfirmAlert />;
  if (pathname === '/restriction') return null;
  return (
    <Banner>
      <Alert kind="error" title={t('restrictedTitle')}>
        <p>{t('restrictedText')}</p>
        <p className="mt-3">
          <LinkButton variant="secondary" size="compact" link={<Link to="/restriction" />}>
            {t('restrictedAction')}
          </LinkButton>
        </p>
      </Alert>
    </Banner>
  );
}

/** Stands as long as it holds: who forgot it would wait for messages that cannot come (B6). */
function Invisible() {
  const t = useTranslations('shell.alerts');
  return (
    <Alert kind="note" title={t('invisibleTitle')}>
      <p>
        {t('invisibleText')}{' '}
        <Link to="/notifications" search={{ section: 'privacy' }}>
          {t('invisibleAction')}
        </Link>
      </p>
    </Alert>
  );
}

function Welcome({ offer }: { offer: Discount }) {
  const t = useTranslations('discounts.welcome_discount_bonus');
  const hide = useHideNotice();
  return (
    <WelcomeBanner
      offer={offer}
      onHide={() => hide('welcome_discount')}
      action={
        <LinkButton variant="secondary" size="compact" link={<Link to="/credits" />}>
          {t('unlock_cta')}
        </LinkButton>
      }
    />
  );
}

/** What the profile still misses, on the screen where others find it. */
function Enrich({ hasPhoto }: { hasPhoto: boolean }) {
  const t = useTranslations('shell.alerts');
  const shell = useTranslations('shell');
  const hide = useHideNotice();
  return (
    <Alert kind="info" title={t('enrichTitle')} onDismiss={() => hide('enrich')} closeLabel={shell('close')}>
      <p>{t(hasPhoto ? 'enrichWords' : 'enrichText')}</p>
      <p className="mt-3">
        <LinkButton variant="secondary" size="compact" link={<Link to="/profile" />}>
          {t('enrichAction')}
        </LinkButton>
      </p>
    </Alert>
  );
}
