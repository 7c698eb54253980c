import { useTranslations } from 'use-intl';
import type { MeetProps } from './meet.ts';
import { FirstMessage, MemberPhoto, useTitle } from './parts.tsx';
import '../lander.css';
import './meet.css';

/** One member's portrait and sentence, and the field to answer it. */
export function MeetQuoted({ member, write }: MeetProps) {
  const t = useTranslations('landers.meet');
  const title = useTitle(member);
  return (
    <section className="lander-meet">
      <figure className="lander-meet-portrait">
        <MemberPhoto member={member} />
        <figcaption>
          {member.quote !== '' && <blockquote className="voice quoted">{member.quote}</blockquote>}
          <p className="member-card-place">{[title, member.region].filter(Boolean).join(' · ')}</p>
        </figcaption>
      </figure>
      <div className="lander-meet-words">
        <div className="lander-claim">
          <h1>{t('title', { name: member.name })}</h1>
          <p className="lander-lead">{t('lead', { name: member.name })}</p>
        </div>
        <FirstMessage member={member} write={write} />
      </div>
    </section>
  );
}
