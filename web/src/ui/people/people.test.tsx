import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';
import { LockedPhoto } from './locked-photo.tsx';
import { MemberCard, QuoteCard } from './member-card.tsx';
import { PhotoTile } from './photo-tile.tsx';

const fictional = { title: 'Fictief profiel', explanation: 'geen fysiek contact mogelijk' };
const link = <a href="/members/x" />;
const like = { liked: false, label: 'Like Nathalie', onToggle: () => undefined };
const words = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('a member card', () => {
  const card = {
    link,
    photo: { src: '/n.webp', alt: '' },
    title: 'Nathalie, 45',
    place: 'Amersfoort',
    online: 'online',
    quote: 'Twee pubers.',
    like,
  };

  test('has one link, its name, and a like of its own', () => {
    const markup = html(<MemberCard {...card} />);
    expect(markup.match(/<a /g)).toHaveLength(1);
    expect(markup).toContain('<h3 class="member-card-name"><a href="/members/x">Nathalie, 45</a></h3>');
    expect(markup).toContain('aria-label="Like Nathalie" aria-pressed="false"');
  });

  test('puts the words of a member in their serif, in quotation marks of the page', () => {
    expect(html(<MemberCard {...card} />)).toContain('<p class="member-card-quote quoted">Twee pubers.</p>');
  });

  test('of a fictional profile reads the whole mark straight after the name, and never says online', () => {
    const markup = html(<MemberCard {...card} title="Luna, 35" place="Verzonnen personage" fictional={fictional} />);
    expect(words(markup)).toMatch(/^Luna, 35 Fictief profiel · geen fysiek contact mogelijk/);
    expect(markup).not.toContain('online');
    expect(markup).toContain('<p class="member-card-plain">');
  });

  test('of a company names it and its price, with one way out instead of like', () => {
    const company = {
      kind: 'livecam',
      label: 'Webcam van Kijkbuis bv',
      price: '€ 1,20 per minuut',
      exit: <a href="/exit" />,
      exitLabel: 'Naar de webcamsite',
    } as const;
    const markup = html(<MemberCard {...card} company={company} />);
    expect(words(markup)).toContain('Webcam van Kijkbuis bv € 1,20 per minuut');
    expect(markup).toContain('href="/exit"');
    expect(markup).not.toContain('like-button');
  });

  test('without a photo says so', () => {
    expect(html(<MemberCard link={link} photo={{ alt: 'Samir heeft nog geen foto' }} title="Samir, 41" />)).toContain(
      'role="img" aria-label="Samir heeft nog geen foto"',
    );
  });
});

test('a quote card reads name, then sentence', () => {
  expect(words(html(<QuoteCard link={link} photo={{ alt: '' }} title="Marloes, 43" quote="Ik zoek iemand." />))).toBe(
    'Marloes, 43 Ik zoek iemand.',
  );
});

test('a locked photo is a link that says how to open it', () => {
  expect(
    html(
      <LockedPhoto
        photo={{ src: '/blurred.webp', alt: 'x' }}
        link={<a href="/premium" />}
        label="Foto 3, zichtbaar met premium"
      />,
    ),
  ).toMatch(/^<a href="\/premium" class="block" aria-label="Foto 3, zichtbaar met premium">/);
});

test('a photo being uploaded says how far in text', () => {
  const tile = html(
    <PhotoTile photo={{ src: '/n.webp', alt: '' }} state={{ is: 'uploading', label: 'Uploaden, 60%', percent: 60 }} />,
  );
  expect(tile).toContain('<progress class="upload-progress" max="100" value="60" aria-label="Uploaden, 60%">');
  expect(words(tile)).toBe('Uploaden, 60%');
});

test('an avatar beside a name is decoration, a fictional one has its dashed frame', () => {
  expect(html(<Avatar src="/n.webp" />)).toContain('alt=""');
  expect(html(<Avatar src="/l.webp" fictional />)).toContain('avatar-fictional');
});
