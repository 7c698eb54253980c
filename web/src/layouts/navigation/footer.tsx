import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { SiteFooter } from '../../ui/frame/page.tsx';

const pages = [
  ['terms', '/pages/terms'],
  ['privacy', '/pages/privacy'],
  ['cookies', '/pages/cookies'],
  ['ban', '/pages/ban'],
  ['pricing', '/pricing'],
  ['complaints', '/complaints'],
  ['report', '/report'],
  ['returnPolicy', '/pages/return-policy'],
  ['withdraw', '/withdraw'],
  ['topUp', '/top-up'],
  ['faq', '/pages/faq'],
  ['support', '/pages/service'],
  ['about', '/pages/about'],
  ['accessibility', '/pages/accessibility'],
] as const;

/** What must be within one press of every page (T39, T46, T50). */
const legal = ['terms', 'privacy', 'withdraw', 'topUp', 'support', 'about'];

/** The few links under the forms of the empty layout. */
export function ShortFooter() {
  const t = useTranslations('shell.footer');
  const links = pages
    .filter(([name]) => legal.includes(name))
    .map(([name, href]) => ({ link: <a href={href} />, label: t(name) }));
  return <SiteFooter isShort label={t('label')} links={links} />;
}

/**
 * The links and the line about fictional profiles under every page; in English for the United States also what their
 * law asks (C13, T132).
 */
export function Footer() {
  const t = useTranslations('shell.footer');
  const { settings, texts } = useApp();
  const isAmerican = texts.locale === 'en' && (settings.geoip_selected_country ?? settings.geoip_country) === 'US';
  return (
    <SiteFooter label={t('label')} links={pages.map(([name, href]) => ({ link: <a href={href} />, label: t(name) }))}>
      {t('adults', { age: String(settings.minimum_age) })} {settings.fictional_visibility !== 'off' && t('fictional')}
      {isAmerican && <strong className="mt-2 block uppercase">{t('us', { company: settings.company_name })}</strong>}
    </SiteFooter>
  );
}
