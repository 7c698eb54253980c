import { useState } from 'react';
import { Avatar } from '../../ui/people/avatar.tsx';
import { FictionalMark } from '../../ui/people/fictional-mark.tsx';
import { MemberCard, MemberCardSkeleton, QuoteCard } from '../../ui/people/member-card.tsx';
import { fictional, nowhere, portraits } from './samples.tsx';
import { States } from './states.tsx';

export function PeopleStates() {
  const [liked, setLiked] = useState(false);
  const like = { liked, label: 'Like Nathalie', onToggle: () => setLiked(!liked) };
  return (
    <>
      <States name="Avatars">
        <Avatar src={portraits.mark} />
        <Avatar />
        <Avatar src={portraits.nathalie} size="large" />
        <Avatar src={portraits.luna} size="large" fictional />
      </States>
      <States name="Fictief: pil, gestapeld, in een lijst, strook" layout="stack">
        <div className="dev-ui-row">
          <FictionalMark text={fictional} shape="pill" />
          <FictionalMark text={fictional} shape="pill" stacked />
          <FictionalMark text={fictional} shape="tag" />
        </div>
        <FictionalMark text={fictional} shape="strip" />
      </States>
      <States name="Ledenkaart: gewoon, nieuw en geliket, fictief, zonder foto, webcam, partner, laden, breed" layout="cards">
        <MemberCard
          link={nowhere}
          photo={{ src: portraits.nathalie, alt: '' }}
          title="Nathalie, 45"
          place="Amersfoort · onder 10 km"
          online="online"
          quote="Twee pubers, een hond en toch tijd voor koffie."
          like={like}
        />
        <MemberCard
          link={nowhere}
          photo={{ src: portraits.lotte, alt: '' }}
          title="Lotte, 37"
          place="Soest · onder 10 km"
          quote="Wijst vogels aan terwijl jij iets belangrijks vertelt, en nog iets, tot de regel en de volgende regel vol zijn."
          like={{ ...like, liked: !liked, label: 'Like Lotte' }}
          newLabel="Nieuw"
        />
        <MemberCard
          link={nowhere}
          photo={{ src: portraits.luna, alt: 'Illustratie bij het fictieve profiel Luna' }}
          title="Luna, 35"
          place="Verzonnen personage"
          quote="Altijd in voor een spannend gesprek op de late avond."
          fictional={fictional}
        />
        <MemberCard link={nowhere} photo={{ alt: 'Samir heeft nog geen foto' }} title="Samir, 41" place="Utrecht · 10–25 km" like={like} />
        <MemberCard
          link={nowhere}
          photo={{ src: portraits.marloes, alt: '' }}
          title="Stella, 30"
          quote="Gesprek voor de camera."
          company={{
            kind: 'livecam',
            label: 'Webcam van Kijkbuis bv',
            price: '€ 1,20 per minuut',
            exit: nowhere,
            exitLabel: 'Naar de webcamsite',
          }}
        />
        <MemberCard
          link={nowhere}
          photo={{ src: portraits.mark, alt: '' }}
          title="Peter, 52"
          company={{
            kind: 'partner',
            label: 'Profiel van partnersite',
            price: '€ 2,00 per bericht',
            exit: nowhere,
            exitLabel: 'Naar de partnersite',
          }}
        />
        <MemberCardSkeleton />
        <div className="dev-ui-wide">
          <QuoteCard
            link={nowhere}
            photo={{ src: portraits.marloes, alt: '' }}
            title="Marloes, 43"
            place="Deventer · 10–25 km"
            online="online"
            quote="Ik zoek iemand die op zondag de krant deelt en het kruiswoord niet."
            like={{ ...like, label: 'Like Marloes' }}
          />
        </div>
      </States>
    </>
  );
}
