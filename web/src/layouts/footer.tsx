import { useTranslations } from 'use-intl';
import { SiteFooter } from '../ui/frame/page.tsx';

const pages = [
  ['terms', '/pages/terms'],
  ['privacy', '/pages/privacy'],
  ['cookies', '/pages/cookies'],
  ['ban', '/pages/ban'],
  ['pricing', '/pricing'],
  ['complaints', '/complaints'],
  ['returnPolicy', '/pages/return-policy'],
  ['faq', '/pages/faq'],
  ['support', '/pages/service'],
] as const;

/** The links and the line about fictional profiles under every page. */
export function Footer() {
  const t = useTranslations('shell.footer');
  return (
    <SiteFooter label={t('label')} links={pages.map(([name, href]) => ({ link: <a href={href} />, label: t(name) }))}>
      {t('disclaimer')}
    </SiteFooter>
  );
}
