import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFictionalText } from '../../../../api/site/use-fictional-text.ts';
import { useImage } from '../../../../api/site/use-image.ts';
import { useApp } from '../../../../api/use-app.ts';
import { Tag } from '../../../../ui/feedback/badges.tsx';
import { Avatar } from '../../../../ui/people/avatar.tsx';
import { FictionalMark } from '../../../../ui/people/fictional-mark.tsx';
import { QuotedPortrait } from '../../../../ui/people/portraits.tsx';
import { type Wanted, wantedQuery } from './wanted-query.ts';

/** Whom one signs up for, beside the form. Needs the texts `shell`. */
export function WantedPerson({ member }: { member: Wanted }) {
  const t = useTranslations('shell');
  const image = useImage();
  const title = t('age', { name: member.name, age: String(member.age) });
  const photo = { src: image(member.main_image?.filename), alt: title };
  return (
    <>
      <QuotedPortrait photo={photo} quote={member.quote} caption={title} eager />
      <KindMark kind={member.kind} />
    </>
  );
}

/** What somebody is who is no member (T2). */
function KindMark({ kind }: Pick<Wanted, 'kind'>) {
  const t = useTranslations('shell');
  const fictionalText = useFictionalText();
  if (kind === 'member') return null;
  return kind === 'fictional' || kind === 'fictional_ai' ? (
    <FictionalMark shape="pill" text={fictionalText(kind)} stacked />
  ) : (
    <Tag className="tag-kind">{t(kind)}</Tag>
  );
}

/** Whom a visitor was about to like (C7), as far as they may see them; undefined while that is not known. */
export function useWanted(id: string | undefined): Wanted | null | undefined {
  const { call } = useApp();
  return useQuery({ ...wantedQuery(call, id ?? ''), enabled: id !== undefined }).data;
}

/** Above the form: whom one liked, and that they see it once the address is confirmed (C5). */
export function LikedNote({ member }: { member: Wanted }) {
  const t = useTranslations('account.signup');
  const image = useImage();
  const { name, kind } = member;
  return (
    <div className="flex items-center gap-3 mb-4">
      <span className="lg:hidden">
        <Avatar size="large" src={image(member.main_image?.filename)} fictional={kind !== 'member'} />
      </span>
      <div>
        <p>
          {t('liked', { name })} {kind === 'member' && t('likeSeen', { name })}
        </p>
        <span className="lg:hidden">
          <KindMark kind={kind} />
        </span>
      </div>
    </div>
  );
}
