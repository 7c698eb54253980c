import { Claim } from '../claim.tsx';
import type { Lander } from '../lander.ts';
import type { MeetProps } from './meet.ts';
import { FirstMessage, MemberPhoto, useTitle } from './parts.tsx';
import '../lander.css';
import './meet.css';

/** A conversation that has begun: the member's sentence is the first bubble, yours the next. */
export function MeetInChat({ lander, member, write }: MeetProps & { lander: Lander }) {
  const title = useTitle(member);
  return (
    <section className="lander-meet-chat">
      <Claim name="landing2" lander={lander} figures={{ name: member.name }} />
      <div className="lander-meet-sheet">
        <header>
          <MemberPhoto member={member} />
          <p>
            <b>{title}</b>
            {member.region}
          </p>
        </header>
        {member.quote !== '' && <p className="bubble">{member.quote}</p>}
        <FirstMessage member={member} write={write} />
      </div>
    </section>
  );
}
