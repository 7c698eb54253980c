import { Link, useLocation } from '@tanstack/react-router';
import { languageNames } from '@vonk/contract/locales';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { LanguageIcon } from '../../ui/icons.ts';
import { Linked } from '../../ui/link.tsx';

/** What a logged-out visitor finds at the end of the bar: the language, and the way in. */
export function VisitorLinks() {
  const t = useTranslations('shell');
  return (
    <>
      <LanguageLink />
      <LinkButton variant="secondary" size="compact" link={<Link to="/login" />}>
        {t('login')}
      </LinkButton>
    </>
  );
}

/** The page's language, and the way to another; it comes back to this page. */
export function LanguageLink() {
  const t = useTranslations('shell');
  const { texts } = useApp();
  const { pathname } = useLocation();
  const language = languageNames[texts.locale];
  return (
    <Linked
      link={<Link to="/lang-config" search={{ from: pathname }} />}
      className="button button-quiet button-compact"
      label={t('language', { language })}
    >
      <LanguageIcon />
      <span className="only-wide">{language}</span>
    </Linked>
  );
}
