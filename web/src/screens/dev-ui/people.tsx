import { useState } from 'react';
import { Avatar } from '../../ui/people/avatar.tsx';
import { FictionalMark } from '../../ui/people/fictional-mark.tsx';
import { AddPhotoTile, PhotoTile } from '../../ui/people/photo-tile.tsx';
import { Photo, PhotoCount } from '../../ui/people/photo.tsx';
import { MeetingPortraits, QuotedPortrait } from '../../ui/people/portraits.tsx';
import { LockedPhoto, VeiledPhoto } from '../../ui/people/locked-photo.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { MoreIcon } from '../../ui/icons.ts';
import { MemberCard, MemberCardSkeleton, QuoteCard } from '../../ui/people/member-card.tsx';
import { fictional, nothing, nowhere, portraits, veiled } from './samples.tsx';
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
      <Photos />
      <States name="Fictief: pil, gestapeld, in een lijst, strook" layout="stack">
        <div className="dev-ui-row">
          <FictionalMark text={fictional} shape="pill" />
          <FictionalMark text={fictional} shape="pill" stacked />
          <FictionalMark text={fictional} shape="tag" />
        </div>
        <FictionalMark text={fictional} shape="strip" />
      </States>
      <States
        name="Ledenkaart: gewoon, nieuw en geliket, fictief, zonder foto, webcam, partner, laden, breed"
        layout="cards"
      >
        <MemberCard
          link={nowhere}
          photo={{ src: portraits.nathalie, alt: '' }}
          title="Nathalie, 45"
          place="Amersfoort · binnen 10 km"
          online="online"
          quote="Twee pubers, een hond en toch tijd voor koffie."
          like={like}
        />
        <MemberCard
          link={nowhere}
          photo={{ src: portraits.lotte, alt: '' }}
          title="Lotte, 37"
          place="Soest · binnen 10 km"
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
        <MemberCard
          link={nowhere}
          photo={{ alt: 'Samir heeft nog geen foto' }}
          title="Samir, 41"
          place="Utrecht · 10–25 km"
          like={like}
        />
        <MemberCard
          link={nowhere}
          photo={{ src: portraits.marloes, alt: '' }}
          title="Stella, 30"
          quote="Gesprek voor de camera."
          company={{
            kind: 'livecam',
            label: 'Webcam van Kijkbuis bv',
            price: '€\u00a01,20 per minuut',
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
            price: '€\u00a02,00 per bericht',
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

function Photos() {
  const photo = { src: portraits.mark, alt: '' };
  const blurred = { src: veiled, alt: '' };
  return (
    <>
      <States name="Foto: gewoon, op slot, onscherp, gekeurd, uploaden, verwijderd, toevoegen" layout="cards">
        <Photo photo={{ src: portraits.lotte, alt: 'Lotte op het strand' }}>
          <PhotoCount>1 van 6</PhotoCount>
        </Photo>
        <LockedPhoto photo={blurred} link={nowhere} label="Foto 3, zichtbaar met premium" caption="Premium" />
        <VeiledPhoto
          photo={blurred}
          label="Foto van Nathalie, onscherp. Tik om te bekijken"
          caption="Tik om te bekijken"
          onReveal={nothing}
        />
        <PhotoTile
          photo={photo}
          state={{ is: 'active', label: 'Hoofdfoto' }}
          actions={<IconButton label="Meer" icon={<MoreIcon />} />}
        />
        <PhotoTile photo={photo} state={{ is: 'waiting', label: 'Wordt gekeurd' }} />
        <PhotoTile photo={photo} state={{ is: 'uploading', label: 'Uploaden, 60%', percent: 60 }} />
        <PhotoTile
          photo={photo}
          state={{
            is: 'removed',
            reason: 'Verwijderd: er staan twee mensen op.',
            again: { label: 'Opnieuw', onPress: nothing },
          }}
        />
        <AddPhotoTile label="Foto toevoegen" detail="2 van 3" accept="image/*" onFiles={nothing} />
      </States>
      <States name="Portret met zin, en een match" layout="columns">
        <QuotedPortrait
          photo={{ src: portraits.marloes, alt: '' }}
          quote="Ik zoek iemand die op zondag de krant deelt en het kruiswoord niet."
          caption="Marloes, 43 · model"
          size="large"
        />
        <MeetingPortraits own={photo} other={{ src: portraits.lotte, alt: '' }} />
      </States>
    </>
  );
}
