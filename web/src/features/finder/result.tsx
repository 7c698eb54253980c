import type { CallOutput } from '@vonk/contract/api';
import type { ProfileCard } from '@vonk/contract/profile';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { PageHeading, Panel } from '../../ui/frame/page.tsx';
import type { LinkElement } from '../../ui/link.tsx';

/** How many members a preview shows. */
const shownMembers = 4;

interface ResultProps {
  /** What was asked for, in words. */
  sought: string;
  /** What a guest may see of it; undefined where a site shows its members after signing up only. */
  found: CallOutput<'GET /api/members.php'> | undefined;
  /** "12 vrouwen, 35–99 jaar, Utrecht", of real members. */
  countLine: string;
  renderCard: (card: ProfileCard) => ReactNode;
  /** To the whole search. */
  search: LinkElement;
  onJoin: () => void;
  onChange: () => void;
}

/**
 * What the finder found for a visitor: real members where the site lets guests search, else why there is nobody to be
 * seen (T8, SEARCH-4).
 */
export function Result({ sought, found, countLine, renderCard, search, onJoin, onChange }: ResultProps) {
  const t = useTranslations('finder');
  const people = found?.results.filter(({ kind }) => kind === 'member').slice(0, shownMembers) ?? [];
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <div ref={start} tabIndex={-1} className="outline-none">
      <PageHeading title={t(people.length > 0 ? 'found' : 'result')} intro={people.length > 0 ? countLine : sought} />
      {people.length > 0 && (
        <ul className="card-grid mt-4">
          {people.map((card) => (
            <li key={card.id}>{renderCard(card)}</li>
          ))}
        </ul>
      )}
      <Panel className="mt-5 grid gap-4">
        {people.length === 0 && <p>{t(found ? 'noneText' : 'closedText')}</p>}
        <p className="text-ink-2">{t('resultText')}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onJoin} className="max-lg:w-full">
            {t('join')}
          </Button>
          {found && (
            <LinkButton variant="secondary" link={search} className="max-lg:w-full">
              {t(people.length > 0 ? 'look' : 'wider')}
            </LinkButton>
          )}
          <Button variant="quiet" onClick={onChange} className="max-lg:w-full">
            {t('change')}
          </Button>
        </div>
      </Panel>
    </div>
  );
}
