import { languageNames } from '@vonk/contract/locales';
import { useFormatter, useTranslations } from 'use-intl';
import type { Preview } from './queries.ts';

/** For how many members it is now, and each letter and push to the letter, the languages side by side. */
export function PreviewPart({ preview: { members, languages, letters } }: { preview: Preview }) {
  const t = useTranslations('admin-campaigns');
  const format = useFormatter();
  const counted = (isWritten: boolean) =>
    languages
      .filter(({ is_written: is, members: some }) => is === isWritten && some > 0)
      .map(({ locale, members: some }) =>
        t('inLanguage', { language: languageNames[locale], count: format.number(some) }),
      );
  const left = counted(false);
  return (
    <section className="campaign-preview" aria-label={t('previewTitle')}>
      <h3>{t('previewTitle')}</h3>
      <p className="pane-intro" role="status">
        {t('previewMembers', { count: members })} {counted(true).join(' · ')}
      </p>
      {left.length > 0 && <p className="pane-intro">{t('previewNot', { languages: left.join(' · ') })}</p>}
      <div className="block-texts">
        {letters.map(({ locale, mail, push }) => (
          <article key={locale} className="letter">
            <h4>{languageNames[locale]}</h4>
            <p className="cell-second">
              {t('mail')} · {t('from', { from: mail.from })}
            </p>
            <p lang={locale}>
              <b>{mail.subject}</b>
            </p>
            <p className="letter-text" lang={locale}>
              {mail.text}
            </p>
            <p className="cell-second">{t('push')}</p>
            <p lang={locale}>
              <b>{push.title}</b> {push.shown}
            </p>
            <p className="cell-second">{t('pushDiscreet')}</p>
            <p lang={locale}>
              <b>{push.title}</b> {push.discreet}
            </p>
          </article>
        ))}
      </div>
      <p className="pane-note">{t('previewNote')}</p>
    </section>
  );
}
