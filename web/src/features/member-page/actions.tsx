import { Link } from '@tanstack/react-router';
import type { MemberPage } from '@vonk/contract/member-page';
import { useTranslations } from 'use-intl';
import { useApp, useUser } from '../../api/use-app.ts';
import { useMessageCost } from '../../prices/use-message-cost.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { IconLink } from '../../ui/actions/icon-button.tsx';
import { PriceLink } from '../../ui/actions/price-button.tsx';
import { ActionBar } from '../../ui/frame/page.tsx';
import { ChatIcon, EditIcon, GiftIcon, LikeIcon } from '../../ui/icons.ts';
import type { LikeToggle } from '../../ui/people/like-button.tsx';
import type { LinkElement } from '../../ui/link.tsx';

type ActionsProps = {
  member: MemberPage;
  like: LikeToggle | undefined;
  /** For a guest: where writing leads instead. */
  guestLink: LinkElement | undefined;
};

/** Like and message, each with what it costs; in the page from 992 px, at the foot of the screen below. */
export function Actions({ member, like, guestLink }: ActionsProps) {
  const t = useTranslations('members');
  if (member.is_self)
    return (
      <p>
        <LinkButton variant="secondary" icon={<EditIcon />} link={<Link to="/profile" />}>
          {t('editProfile')}
        </LinkButton>
      </p>
    );
  if (!member.can_chat) return <Exit member={member} />;
  return (
    <>
      <div className="member-actions">
        {like && <LikePill like={like} />}
        <Write member={member} guestLink={guestLink} />
        <GiftLink member={member} />
      </div>
      <ActionBar>
        {like && <LikePill like={like} />}
        <Write member={member} guestLink={guestLink} isShort />
      </ActionBar>
    </>
  );
}

function LikePill({ like: { liked, label, onToggle } }: { like: LikeToggle }) {
  const t = useTranslations('members');
  return (
    <Button
      variant={liked ? 'soft' : 'secondary'}
      icon={<LikeIcon fill={liked ? 'currentColor' : 'none'} />}
      aria-label={label}
      aria-pressed={liked}
      onClick={onToggle}
    >
      {liked ? t('likedShort') : t('likeShort')}
    </Button>
  );
}

function Write({
  member,
  guestLink,
  isShort = false,
}: Pick<ActionsProps, 'member' | 'guestLink'> & { isShort?: boolean }) {
  const t = useTranslations('members');
  const { cost, isFree } = useMessageCost();
  const link: LinkElement =
    guestLink ??
    (member.conversation === null ? (
      <Link to="/members/$id/chat" params={{ id: member.id }} />
    ) : (
      <Link to="/chats/$id" params={{ id: member.conversation }} />
    ));
  const isInvented = member.kind !== 'member';
  const action = isInvented
    ? t('chatAnyway')
    : isShort
      ? t('messageShort')
      : member.conversation !== null
        ? t('openChat')
        : t('message');
  return (
    <PriceLink
      link={link}
      action={action}
      cost={cost}
      free={isFree}
      icon={isInvented ? undefined : <ChatIcon />}
      wide={isShort}
    />
  );
}

/**
 * To the conversation with the gifts open; what one costs stands there, before anything is sent. In words where it
 * stands below the page.
 */
export function GiftLink({
  member: { id, kind, conversation },
  inWords = false,
}: Pick<ActionsProps, 'member'> & { inWords?: boolean }) {
  const t = useTranslations('members');
  const user = useUser();
  const { settings } = useApp();
  if (user?.status !== 'confirmed' || kind !== 'member' || !settings.has_gifts) return null;
  const link =
    conversation === null ? (
      <Link to="/members/$id/chat" params={{ id }} hash="gifts" />
    ) : (
      <Link to="/chats/$id" params={{ id: conversation }} hash="gifts" />
    );
  if (!inWords) return <IconLink link={link} label={t('gift')} icon={<GiftIcon />} outlined />;
  return (
    <LinkButton variant="quiet" size="compact" icon={<GiftIcon />} link={link}>
      {t('gift')}
    </LinkButton>
  );
}

/** The one way out of a profile that another company runs (T14, C19). */
function Exit({ member: { company } }: Pick<ActionsProps, 'member'>) {
  const t = useTranslations('members');
  if (!company) return null;
  return (
    <div className="grid gap-3">
      <p>{t('exitText', { company: company.name, price: company.price })}</p>
      <p>
        <LinkButton
          variant="secondary"
          link={<a href={company.url} target="_blank" rel="noopener noreferrer nofollow" />}
        >
          {t('exit', { company: company.name })}
        </LinkButton>
      </p>
    </div>
  );
}
