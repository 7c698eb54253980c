import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../ui/actions/button.tsx';
import { ChatIcon } from '../../ui/icons.ts';

/** The card of one like, with the ways on: to the profile, or to a conversation where the two match (LIKE-1). */
export function OneLike({
  profile,
  name,
  isMatch,
  card,
}: {
  profile: string;
  name: string;
  isMatch: boolean;
  card: ReactNode;
}) {
  const t = useTranslations('likes');
  return (
    <div className="one-like">
      {card}
      {isMatch && (
        <LinkButton wide icon={<ChatIcon />} link={<Link to="/members/$id/chat" params={{ id: profile }} />}>
          {t('write', { name })}
        </LinkButton>
      )}
      <LinkButton variant="secondary" wide link={<Link to="/members/$id" params={{ id: profile }} />}>
        {t('seeProfile', { name })}
      </LinkButton>
    </div>
  );
}
