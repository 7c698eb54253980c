import { Claim } from '../claim.tsx';
import type { Lander } from '../lander.ts';
import type { MeetProps } from './meet.ts';
import { FirstMessage, MemberPhoto, useTitle } from './parts.tsx';
import '../lander.css';
import './meet.css';

/** The portrait over the whole screen, the words in a card before it. */
export function MeetUpClose({ lander, member, write }: MeetProps & { lander: Lander }) {
  const title = useTitle(member);
  return (
    <section className="lander-meet-close">
      <div className="lander-meet-stage" data-scheme="dark">
        <MemberPhoto member={member} />
        <div className="lander-meet-said">
          {member.quote !== '' && <blockquote className="voice quoted">{member.quote}</blockquote>}
          <p>{[title, member.region].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <div className="lander-meet-card">
        <Claim name="landing3" lander={lander} figures={{ name: member.name }} />
        <FirstMessage member={member} write={write} />
      </div>
    </section>
  );
}
