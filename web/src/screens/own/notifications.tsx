import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { lazy, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ownSearch } from '../../api/routing/own-search.ts';
import { requireMember } from '../../api/routing/require-member.ts';
import { useApp, useUser } from '../../api/use-app.ts';
import { Devices } from '../../features/account/credentials/devices.tsx';
import { FirstPassword } from '../../features/account/signup/first-password.tsx';
import { MailForm } from '../../features/account/credentials/mail-form.tsx';
import { PasswordForm } from '../../features/account/credentials/password-form.tsx';
import { devicesQuery } from '../../features/account/queries.ts';
import { DebitPart } from '../../features/direct-debit/debit-part.tsx';
import { directDebitQuery } from '../../features/direct-debit/queries.ts';
import { LanguageForm } from '../../features/language/language-form.tsx';
import { savedCardsQuery } from '../../features/payments/cards/queries.ts';
import { TopUpPanel } from '../../features/payments/top-up/top-up-panel.tsx';
import { topUpQuery } from '../../features/payments/top-up/queries.ts';
import { packagesQuery } from '../../prices/packages.ts';
import { SavedCards } from '../../features/payments/cards/saved-cards.tsx';
import { PlaceBlock } from '../../features/profile/place/place-block.tsx';
import { ownProfileQuery } from '../../features/profile/queries.ts';
import { UseMyPlace } from '../../features/profile/place/use-my-place.tsx';
import { PushSettings } from '../../features/push/push-settings.tsx';
import { pushQuery } from '../../features/push/queries.ts';
import { regionsQuery } from '../../features/search/queries.ts';
import { BlockedMembers } from '../../features/settings/blocked-members.tsx';
import { ExportPanel } from '../../features/settings/export-panel.tsx';
import { LeaveForm } from '../../features/settings/leaving/leave-form.tsx';
import { NotificationTable } from '../../features/settings/notification-table.tsx';
import { QuietHours } from '../../features/settings/quiet-hours.tsx';
import { PrivacySwitches } from '../../features/settings/privacy-switches.tsx';
import {
  blocksQuery,
  choicesQuery,
  exportQuery,
  looksQuery,
  privacyQuery,
  toldQuery,
  verificationQuery,
} from '../../features/settings/queries.ts';
import { ProveDialog } from '../../features/settings/proof/prove-dialog.tsx';
import { LatePanels } from '../../features/settings/late-panels.tsx';
import { ProvedPanel } from '../../features/settings/proof/proved-panel.tsx';
import { ReportLooks } from '../../features/settings/report-looks.tsx';
import { termsQuery } from '../../features/settings/terms/queries.ts';
import { TermsPanel } from '../../features/settings/terms/terms-panel.tsx';
import { SectionList } from '../../features/settings/section-list.tsx';
import { type SettingsSection, settingsSections } from '../../features/settings/sections.ts';
import { ToldList } from '../../features/settings/told/told-list.tsx';
import { VerificationPart } from '../../features/settings/verification/verification-part.tsx';
import { MailPause } from '../../features/settings/unsubscribing/mail-pause.tsx';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Page, PageHeading, Panel } from '../../ui/frame/page.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

export const Route = createFileRoute('/_default/notifications')({
  staticData: {
    texts: ['settings', 'push', 'account', 'profile', 'language', 'verification', 'photos', 'errors', 'cards', 'topup'],
    title: 'settings.title',
  },
  validateSearch: ownSearch(['section'], ({ section }): { section?: SettingsSection } => {
    const known = settingsSections.find((each) => each === section);
    return known ? { section: known } : {};
  }),
  beforeLoad: requireMember,
  loader: async ({ context: { call, queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(choicesQuery(call)),
      queryClient.ensureQueryData(pushQuery(call)),
      queryClient.ensureInfiniteQueryData(toldQuery(call)),
      queryClient.ensureQueryData(privacyQuery(call)),
      queryClient.ensureQueryData(blocksQuery(call)),
      queryClient.ensureQueryData(devicesQuery(call)),
      queryClient.ensureQueryData(exportQuery(call)),
      queryClient.ensureQueryData(termsQuery(call)),
      queryClient.ensureQueryData(looksQuery(call)),
      queryClient.ensureQueryData(verificationQuery(call)),
      queryClient.ensureQueryData(ownProfileQuery(call)),
      queryClient.ensureQueryData(regionsQuery(call)),
      queryClient.ensureQueryData(savedCardsQuery(call)),
      queryClient.ensureQueryData(topUpQuery(call)),
      queryClient.ensureQueryData(packagesQuery(call)),
      queryClient.ensureQueryData(directDebitQuery(call)),
    ]);
  },
  component: Settings,
});

const parts: Record<SettingsSection, () => ReactNode> = {
  notifications: Notifications,
  account: Account,
  verification: Verification,
  privacy: PrivacyPart,
  location: Location,
  language: Language,
  devices: DevicesPart,
  payments: Payments,
  delete: Delete,
};

/** The settings, one part at a time (C31). */
function Settings() {
  const t = useTranslations('settings');
  const { section = 'notifications' } = Route.useSearch();
  const Part = parts[section];
  return (
    <Page>
      <div className="settings">
        <div>
          <PageHeading title={t('title')} />
          <SectionList current={section} />
        </div>
        <div className="settings-part">
          <Part />
        </div>
      </div>
    </Page>
  );
}

function PartHead({ section, intro }: { section: SettingsSection; intro?: string }) {
  const t = useTranslations('settings.sections');
  return (
    <header className="settings-head">
      <h2>{t(section)}</h2>
      {intro !== undefined && <p>{intro}</p>}
    </header>
  );
}

function Notifications() {
  const t = useTranslations('settings');
  return (
    <>
      <PartHead section="notifications" intro={t('notifications.intro')} />
      <MailPause />
      <PushSettings>
        <NotificationTable />
        <QuietHours />
        <ToldList />
      </PushSettings>
      <p className="text-sm text-ink-2">{t('savedAtOnce')}</p>
    </>
  );
}

/** Passkeys live in the browser, and both are read by few: the server draws the page without them. */
const Passkeys = lazy(async () => ({
  default: (await import('../../features/account/credentials/passkeys.tsx')).Passkeys,
}));

const TwoStep = lazy(async () => ({
  default: (await import('../../features/settings/two-step/two-step.tsx')).TwoStep,
}));

function Account() {
  const isHydrated = useHydrated();
  const user = useUser();
  const { call } = useApp();
  const { data: terms } = useSuspenseQuery(termsQuery(call));
  const panel = (
    <Panel>
      <TermsPanel />
    </Panel>
  );
  return (
    <>
      {terms.next && panel}
      <Panel>
        <MailForm />
      </Panel>
      <Panel>{user?.has_password === false ? <FirstPassword /> : <PasswordForm />}</Panel>
      {isHydrated && (
        <LatePanels>
          <ProvedPanel>{(onStale) => <Passkeys onStale={onStale} />}</ProvedPanel>
          <ProvedPanel>{(onStale) => <TwoStep onStale={onStale} />}</ProvedPanel>
        </LatePanels>
      )}
      {!terms.next && panel}
    </>
  );
}

function Verification() {
  const t = useTranslations('verification');
  return (
    <>
      <PartHead section="verification" intro={t('intro')} />
      <VerificationPart />
    </>
  );
}

function PrivacyPart() {
  const t = useTranslations('settings');
  return (
    <>
      <PartHead section="privacy" intro={t('privacy.intro')} />
      <PrivacySwitches />
      <h3>{t('blocked.title')}</h3>
      <BlockedMembers />
      <h3>{t('looks.title')}</h3>
      <ReportLooks />
      <ExportPanel />
    </>
  );
}

function Location() {
  // A place found by the browser is taken over at once; one chosen by hand keeps its way back.
  const [found, setFound] = useState(0);
  const { call } = useApp();
  const { data: profile } = useSuspenseQuery(ownProfileQuery(call));
  const { data: countries } = useSuspenseQuery(regionsQuery(call));
  return (
    <>
      <PartHead section="location" />
      <UseMyPlace onSet={() => setFound(found + 1)} />
      <PlaceBlock key={found} profile={profile} countries={countries} />
    </>
  );
}

function Language() {
  return (
    <>
      <PartHead section="language" />
      <LanguageForm from="/notifications?section=language" />
    </>
  );
}

function DevicesPart() {
  const t = useTranslations('account.devices');
  return (
    <>
      <PartHead section="devices" intro={t('intro')} />
      <Devices />
    </>
  );
}

function Payments() {
  const t = useTranslations('settings.payments');
  const cards = useTranslations('cards');
  return (
    <>
      <PartHead section="payments" intro={t('text')} />
      <SavedCards Prove={ProveDialog} />
      <TopUpPanel Prove={ProveDialog} />
      <DebitPart />
      <p className="settings-list-actions">
        <LinkButton link={<Link to="/credits/repeat-order" />}>{cards('repeat')}</LinkButton>
        <LinkButton variant="secondary" link={<Link to="/transactions" />}>
          {t('open')}
        </LinkButton>
      </p>
      <p>
        <Link to="/credits/limits">{t('limits')}</Link>
      </p>
    </>
  );
}

function Delete() {
  const t = useTranslations('settings.leave');
  return (
    <>
      <PartHead section="delete" intro={t('intro')} />
      <LeaveForm
        onLeft={async (memberId) =>
          (await import('../../features/chat/sending/forget-unsent.ts')).forgetUnsent(memberId)
        }
      />
    </>
  );
}
