import { type LegalEdition, type LegalPage, shownEditions } from '@vonk/contract/admin/sites/legal';
import { languageNames } from '@vonk/contract/locales';
import { useFormatter, useTranslations } from 'use-intl';
import { TextButton } from '../../../ui/actions/button.tsx';
import { Pane } from '../../parts/layout/pane.tsx';

type EditionsPaneProps = { page: LegalPage; onBack: (number: number) => void };

/** The editions of a page, the newest first, with who and why; the words of each can be taken up again. */
export function EditionsPane({ page: { editions }, onBack }: EditionsPaneProps) {
  const t = useTranslations('admin-legal');
  return (
    <Pane title={t('history')}>
      {editions.length === 0 && <p className="pane-intro">{t('noHistory')}</p>}
      <ol className="line-list">
        {editions.map((edition, at) => (
          <li key={edition.number}>
            <Edition edition={edition} />
            {at > 0 && (
              <TextButton
                aria-label={t('backOf', { number: String(edition.number) })}
                onClick={() => onBack(edition.number)}
              >
                {t('back')}
              </TextButton>
            )}
          </li>
        ))}
        {editions.length === shownEditions && (
          <li className="pane-note">{t('newest', { count: String(shownEditions) })}</li>
        )}
        {editions.length > 0 && (
          <li>
            <div className="line-text">
              <b>{t('standard')}</b>
            </div>
            <TextButton aria-label={t('backStandard')} onClick={() => onBack(0)}>
              {t('back')}
            </TextButton>
          </li>
        )}
      </ol>
    </Pane>
  );
}

function Edition({ edition: { number, at, by, reason, from, languages } }: { edition: LegalEdition }) {
  const t = useTranslations('admin-legal');
  const format = useFormatter();
  const day = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="line-text">
      <b>{t('version', { number: String(number) })}</b>
      <span>
        {day(at)} · {by ?? t('found')}
        {reason !== '' && ` · ${reason}`}
      </span>
      {from !== at && <span className="cell-second">{t('comes', { at: day(from) })}</span>}
      <span className="cell-second">
        {t('inLanguages', { languages: format.list(languages.map((locale) => languageNames[locale])) })}
      </span>
    </div>
  );
}
