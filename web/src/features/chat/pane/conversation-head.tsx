import { Link } from '@tanstack/react-router';
import type { ProfileCard } from '@vonk/contract/profile';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useImage } from '../../../api/site/use-image.ts';
import { useNameAndAge } from '../../../texts/use-name-and-age.ts';
import { IconLink } from '../../../ui/actions/icon-button.tsx';
import { Online } from '../../../ui/feedback/badges.tsx';
import { BackIcon } from '../../../ui/icons.ts';
import { Avatar } from '../../../ui/people/avatar.tsx';
import { VerifiedMark } from '../../../ui/people/verified-mark.tsx';

/** Who one talks with: picture, name and age, and what is known of place and presence. */
export function ConversationHead({ profile, menu }: { profile: ProfileCard; menu: ReactNode }) {
  const t = useTranslations('chat');
  const shell = useTranslations('shell');
  const image = useImage();
  const nameAndAge = useNameAndAge();
  const place = [profile.city ?? profile.region, profile.distance && shell(`distance.${profile.distance}`)]
    .filter(Boolean)
    .join(', ');
  return (
    <header className="conversation-head">
      <span className="lg:hidden -ms-3">
        <IconLink link={<Link to="/chats" />} label={t('back')} icon={<BackIcon />} />
      </span>
      <Link to="/members/$id" params={{ id: profile.id }} className="conversation-who">
        <Avatar src={image(profile.main_image?.thumb_filename)} fictional={profile.kind !== 'member'} />
        <span className="min-w-0">
          <span className="conversation-title">
            <h1 className="conversation-name">{nameAndAge(profile)}</h1>
            {profile.verified && <VerifiedMark label={shell('verified')} />}
          </span>
          {profile.kind === 'member' && (
            <span className="text-xs text-ink-3 flex flex-wrap gap-x-1">
              {profile.presence === 'online' ? (
                <Online>{shell('presence.online')}</Online>
              ) : (
                profile.presence && shell(`presence.${profile.presence}`)
              )}
              {place && (profile.presence ? <span>· {place}</span> : <span>{place}</span>)}
            </span>
          )}
        </span>
      </Link>
      {menu}
    </header>
  );
}
