import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Every part of the app that shows somebody's name or picture (T2). `labels` draws the word label of an invented
 * profile itself; any other word says why it need not. A new part that stands nowhere here fails the test: put it here,
 * with its label.
 */
const surfaces: Readonly<Record<string, string>> = {
  'features/chat/pane/announced.tsx': 'labels',
  'features/chat/list/chat-list.tsx': 'labels',
  'features/chat/pane/conversation-pane.tsx': 'labels',
  'features/chat/list/message-search.tsx': 'labels',
  'features/chat/message/sent-message.tsx': 'labels',
  'features/profile/person-card.tsx': 'labels',
  'features/profile/use-person.ts': 'labels',
  'features/search/search-steps.tsx': 'labels',
  'screens/members/members-id.tsx': 'labels',
  'features/account/signup/wanted/wanted-person.tsx': 'labels',
  'screens/entrance/members-id-signup.tsx': 'shows whom one signs up for by wanted-person',
  'features/chat/pane/beginning.tsx': 'inside a conversation, whose strip labels it',
  'features/chat/safety/block-dialog.tsx': 'over a conversation, whose strip labels it',
  'features/chat/sending/chat-provider.tsx': 'draws nothing',
  'features/chat/compose/closed/closed-composer.tsx':
    'inside a conversation; its notice says that the person does not exist',
  'features/chat/compose/closed/paused.tsx': 'its sentence says who writes for the profile',
  'features/chat/pane/conversation-head.tsx': 'the strip of conversation-pane stands right under it',
  'features/chat/compose/message-composer.tsx': 'inside a conversation, whose strip labels it',
  'features/chat/stream/message-choices.tsx': 'inside a conversation, whose strip labels it',
  'features/chat/stream/message-stream.tsx': 'each message says so in sent-message',
  'features/chat/pane/photo-gallery.tsx': 'photos go between members alone',
  'features/chat/compose/reply-bar.tsx': 'inside a conversation, whose strip labels it',
  'features/chat/safety/report-dialog.tsx': 'over what shows the profile, and its label',
  'features/chat/safety/safety.tsx': 'draws nothing of the profile',
  'features/chat/compose/use-photo-sending.tsx': 'photos go between members alone',
  'features/finder/result.tsx': 'shows people by person-card, through its slot',
  'features/landers/lander-members.tsx': 'shows members who agreed to stand on landing pages (T17)',
  'features/landers/meet/meet-in-chat.tsx': 'shows members who agreed to stand on landing pages (T17)',
  'features/landers/meet/meet-quoted.tsx': 'shows members who agreed to stand on landing pages (T17)',
  'features/landers/meet/meet-up-close.tsx': 'shows members who agreed to stand on landing pages (T17)',
  'features/landers/meet/parts.tsx': 'shows members who agreed to stand on landing pages (T17)',
  'features/likes/like-lists.tsx': 'shows people by person-card, through its slot',
  'features/likes/match-dialog.tsx': 'an invented profile never likes anybody (T6, T16)',
  'features/likes/swipe/swipe-deck.tsx': 'shows people by person-card, through its slot',
  'features/search/search-results.tsx': 'shows people by person-card, through its slot',
  'layouts/popups/like-popup.tsx': 'shows real members alone (T16)',
  'layouts/member-alerts.tsx': 'the member themself',
  'layouts/navigation/account-menu.tsx': 'the member themself',
  'screens/members/likes-m-id.tsx': 'shows people by person-card',
  'screens/own/own-card.tsx': 'the member themself',
  'screens/own/profile.tsx': 'the member themself',
  'screens/members/swipe-game.tsx': 'shows people by person-card',
};

const showsSomebody =
  /ProfileCard|\busePerson\(|<PersonCard|\bmain_image\b|\b(profile|card|person|member|other|partner)\.name\b/;
const draws = /FictionalMark|fictional=|useFictionalText|fictionalTitle|kind !== 'member'/;

const files = ['features', 'layouts', 'screens'].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|screens\/dev-ui/.test(file)),
);
const textOf = (file: string) => readFileSync(root + file, 'utf8');

/** Whether a part shows people by person-card and by nothing else: then the label comes with it. */
const isCardAlone = (text: string) =>
  text.includes('<PersonCard') && !showsSomebody.test(text.replaceAll(/<PersonCard|ProfileCard/g, ''));

/** What is wrong with a part: it shows somebody and stands nowhere, or says that it labels and does not. */
function faultOf(file: string, text: string): string | undefined {
  if (file.endsWith('.tsx') && !(file in surfaces) && !isCardAlone(text) && showsSomebody.test(text))
    return `${file} shows somebody and is no known surface`;
  if (surfaces[file] === 'labels' && !draws.test(text)) return `${file} does not label who is invented`;
  return undefined;
}

describe('T2, PROF-4: an invented profile carries its label on every surface', () => {
  test('each part that shows somebody is known, and labels or says why not (T2)', () => {
    expect(files.length).toBeGreaterThan(150);
    expect(files.map((file) => faultOf(file, textOf(file))).filter(Boolean)).toEqual([]);
  });

  test('the list names no part that is gone', () => {
    expect(Object.keys(surfaces).filter((file) => !files.includes(file))).toEqual([]);
  });

  test('a new part that shows a name, and one that lost its label, are noticed (T2)', () => {
    expect(faultOf('features/likes/new-popup.tsx', '<b>{profile.name}</b>')).toContain('no known surface');
    expect(faultOf('screens/top.tsx', 'const card: ProfileCard = read();')).toContain('no known surface');
    expect(faultOf('features/chat/list/chat-list.tsx', '<b>{profile.name}</b>')).toContain('does not label');
  });
});
