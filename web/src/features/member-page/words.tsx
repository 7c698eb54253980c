import type { MemberPage } from '@vonk/contract/member-page';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Online } from '../../ui/feedback/badges.tsx';
import { LoadingRegion, Skeleton } from '../../ui/feedback/loading.tsx';
import { PlaceIcon } from '../../ui/icons.ts';
import { VerifiedMark } from '../../ui/people/verified-mark.tsx';
import { CostNote } from './cost-note.tsx';
import { Facts, Interests } from './facts.tsx';
import { FictionalPanel } from './fictional-panel.tsx';
import { VerifiedNote } from './verified-note.tsx';

type WordsProps = {
  member: MemberPage;
  /** "Marloes, 43". */
  title: string;
  place: string | undefined;
  isOnline: boolean;
  /** Like and message. */
  actions: ReactNode;
  /** At the end: block. */
  end: ReactNode;
  /** Whether there is but what the card told, and the rest is on its way. */
  isLoading: boolean;
  /** Whether what a message costs stands below the actions. */
  showsCost: boolean;
};

/** All that a profile's page says, in the order it is read. */
export function Words({ member, title, place, isOnline, actions, end, showsCost, isLoading }: WordsProps) {
  const { kind, name, quote, verified } = member;
  const shell = useTranslations('shell');
  const isPerson = kind === 'member';
  return (
    <div className="member-words">
      <header>
        <h1>
          {title}
          {verified && <VerifiedMark label={shell('verified')} />}
        </h1>
        <Where place={place} isOnline={isOnline} presence={member.presence} hasIcon={isPerson} />
        {verified && <VerifiedNote name={name} />}
      </header>
      {(kind === 'fictional' || kind === 'fictional_ai') && <FictionalPanel name={name} kind={kind} />}
      {isPerson && quote && <blockquote className="member-quote quoted">{quote}</blockquote>}
      <Liking member={member} />
      {actions}
      {isPerson && showsCost && <CostNote />}
      <LoadingRegion busy={isLoading} label={shell('loading')}>
        {isLoading && [0, 1, 2].map((at) => <Skeleton key={at} shape={at < 2 ? 'line' : 'short-line'} />)}
      </LoadingRegion>
      <About member={member} />
      <Facts facts={member.facts} />
      <Interests interests={member.interests} />
      {end}
    </div>
  );
}

type WhereProps = Pick<WordsProps, 'place' | 'isOnline'> & Pick<MemberPage, 'presence'> & { hasIcon: boolean };

function Where({ place, isOnline, presence, hasIcon }: WhereProps) {
  const shell = useTranslations('shell');
  return (
    <p className="member-where">
      {place !== undefined && (
        <span>
          {hasIcon && <PlaceIcon />}
          {place}
        </span>
      )}
      {isOnline ? (
        <Online>{shell('presence.online')}</Online>
      ) : (
        presence && <span>{shell(`presence.${presence}`)}</span>
      )}
    </p>
  );
}

function Liking({ member: { likes_me: likesMe, match, name } }: Pick<WordsProps, 'member'>) {
  const t = useTranslations('members');
  if (!likesMe) return null;
  return <p className="text-unread-text font-medium">{match ? t('mutual') : t('likesYou', { name })}</p>;
}

/** A member's words in the serif; of an invented profile nobody speaks. */
function About({ member: { kind, name, quote, about } }: Pick<WordsProps, 'member'>) {
  const t = useTranslations('members');
  const isPerson = kind === 'member';
  const paragraphs = [isPerson ? '' : quote, ...about.split(/\n{2,}/)].filter(Boolean);
  if (paragraphs.length === 0) return null;
  return (
    <section>
      <h2>{isPerson ? t('about', { name }) : t('aboutFictional')}</h2>
      <div className={isPerson ? 'member-about voice' : 'member-about text-ink-2'}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
