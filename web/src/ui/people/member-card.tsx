import { LinkButton } from '../actions/button.tsx';
import { classes } from '../classes.ts';
import { NewLabel, Online, Tag } from '../feedback/badges.tsx';
import { LiveCamIcon, PartnerSiteIcon, WaitingIcon } from '../icons.ts';
import { Linked, type LinkElement } from '../link.tsx';
import { FictionalMark, type FictionalText } from './fictional-mark.tsx';
import { LikeButton, type LikeToggle } from './like-button.tsx';
import { Photo, type PhotoSource } from './photo.tsx';
import { VerifiedMark } from './verified-mark.tsx';

/**
 * A live-cam or partner profile: what it is, whose, its price in euro, and the one way out instead of like and chat.
 */
export type Company = {
  kind: 'livecam' | 'partner';
  label: string;
  price: string;
  exit: LinkElement;
  exitLabel: string;
};

export type MemberCardProps = {
  /** To the profile; the whole card is its target. Absent where nobody stands behind the card. */
  link?: LinkElement | undefined;
  photo: PhotoSource;
  /** "Nathalie, 45". */
  title: string;
  /** "Amersfoort · binnen 10 km"; of a fictional profile "Verzonnen personage". */
  place?: string | undefined;
  online?: string | undefined;
  /** In words, beside the name of a member who was compared with the main photo. */
  verified?: string | undefined;
  quote?: string | undefined;
  like?: LikeToggle | undefined;
  newLabel?: string | undefined;
  fictional?: FictionalText | undefined;
  company?: Company | undefined;
  /** On one's own card: "Wordt gekeurd". */
  waitingLabel?: string | undefined;
  heading?: 'h2' | 'h3' | undefined;
  eager?: boolean | undefined;
};

/** A member in a list: photo, name, place and the sentence they wrote. */
export function MemberCard(props: MemberCardProps) {
  const { place, quote, fictional, company } = props;
  const speaks = fictional === undefined && company === undefined;
  return (
    <article className={classes('member-card', fictional && 'member-card-fictional')}>
      <Head {...props} />
      {fictional && <FictionalMark text={fictional} shape="bar" stacked />}
      <Media {...props} />
      <div className="member-card-rest">
        {company && <CompanyLine company={company} />}
        {place !== undefined && <p className="member-card-place">{place}</p>}
        {quote !== undefined && <p className={speaks ? 'member-card-quote quoted' : 'member-card-plain'}>{quote}</p>}
        {company && (
          <div className="member-card-exit">
            <LinkButton link={company.exit} variant="secondary" size="compact" wide>
              {company.exitLabel}
            </LinkButton>
          </div>
        )}
      </div>
    </article>
  );
}

/** The wide card: a member's sentence, large, beside the photo. At most one in nine, never for a fictional profile. */
export function QuoteCard(props: Omit<MemberCardProps, 'fictional' | 'company'> & { quote: string }) {
  return (
    <article className="member-card quote-card">
      <Head {...props} />
      <Media {...props} />
      <p className="quote-card-quote quoted">{props.quote}</p>
      <div className="member-card-rest">
        {props.place !== undefined && <p className="member-card-place">{props.place}</p>}
      </div>
    </article>
  );
}

/** A card that is still loading. */
export function MemberCardSkeleton() {
  return (
    <div aria-hidden="true">
      <span className="skeleton skeleton-photo" />
      <span className="skeleton skeleton-line skeleton-line-short" />
      <span className="skeleton skeleton-line" />
    </div>
  );
}

function Head({ link, title, online, verified, fictional, heading: Heading = 'h3' }: MemberCardProps) {
  return (
    <div className="member-card-head">
      <Heading className="member-card-name">
        {link ? <Linked link={link}>{title}</Linked> : title}
        {verified !== undefined && <VerifiedMark label={verified} />}
      </Heading>
      {online !== undefined && fictional === undefined && <Online>{online}</Online>}
    </div>
  );
}

function Media({ photo, like, newLabel, waitingLabel, company, eager }: MemberCardProps) {
  return (
    <div className="member-card-media">
      <Photo photo={photo} eager={eager}>
        {newLabel !== undefined && (
          <span className="photo-corner">
            <NewLabel>{newLabel}</NewLabel>
          </span>
        )}
        {waitingLabel !== undefined && (
          <Tag className="photo-tile-state" icon={<WaitingIcon />}>
            {waitingLabel}
          </Tag>
        )}
      </Photo>
      {like && company === undefined && <LikeButton {...like} />}
    </div>
  );
}

function CompanyLine({ company }: { company: Company }) {
  return (
    <p className="member-card-company">
      <Tag icon={company.kind === 'livecam' ? <LiveCamIcon /> : <PartnerSiteIcon />}>{company.label}</Tag>{' '}
      <span className="member-card-place">{company.price}</span>
    </p>
  );
}
