import type { StaticPage } from '@vonk/contract/pages';
import { useTranslations } from 'use-intl';

/** The sections of a page as links, beside it on a wide screen, above it on a narrow one. */
export function Contents({ sections }: Pick<StaticPage, 'sections'>) {
  const t = useTranslations('pages');
  return (
    <nav className="reading-contents" aria-label={t('contents')}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
