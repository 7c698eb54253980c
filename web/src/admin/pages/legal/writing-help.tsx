import type { LegalPage } from '@vonk/contract/admin/sites/legal';
import type { Locale } from '@vonk/contract/locales';
import { useTranslations } from 'use-intl';

/** How each thing of a page is written. */
const ways = [
  ['title', '# …'],
  ['section', '## … {#id}'],
  ['heading', '### …'],
  ['item', '- …'],
  ['row', '| … | … |'],
  ['strong', '**…**'],
  ['link', '[…](/pricing)'],
  ['only', '{?fictional}…  {!fictional}…'],
  ['promise', '… {=credits-stay}'],
  ['none', '… {-}'],
] as const;

/** What one can write in a page, what is filled in and what holds on this site. */
export function WritingHelp({ page: { facts, conditions }, locale }: { page: LegalPage; locale: Locale }) {
  const t = useTranslations('admin-legal');
  return (
    <details className="pane legal-help">
      <summary>{t('help')}</summary>
      <dl>
        {ways.map(([way, example]) => (
          <div key={way}>
            <dt>
              <code>{example}</code>
            </dt>
            <dd>{t(`helpLines.${way}`)}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('facts')}</h3>
      <dl>
        {Object.entries(facts[locale]).map(([name, value]) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>{value === '' ? '–' : value}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('conditions')}</h3>
      <dl>
        {Object.entries(conditions).map(([name, holds]) => (
          <div key={name}>
            <dt>
              <code>{`{?${name}}`}</code>
            </dt>
            <dd>{t(holds ? 'holds' : 'holdsNot')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
