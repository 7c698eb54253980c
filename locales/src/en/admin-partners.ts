import type { adminPartners as nl } from '../nl/admin-partners.ts';
import type { Texts } from '../texts.ts';

export const adminPartners: Texts<typeof nl> = {
  title: 'Partners',
  intro: 'With a key, a partner’s server signs people up on {site}.',
  new: 'New key',
  none: 'There are no keys yet',
  noneText:
    'A partner who signs people up gets a key from you. In the numbers they stand under the name of the partner’s network.',
  newText: 'We show the key once and keep only what we recognise it by.',
  network: 'Network',
  networkHint: 'What the partner is called in the numbers, such as radio-east.',
  make: 'Make key',
  keyOf: 'Key of {network}',
  key: 'Key',
  shownOnce:
    'You see it only now. Give it to the partner in a way that nobody else can read. If it gets lost, make a new one and end this one.',
  copy: 'Copy',
  copied: 'Copied.',
  kept: 'I have kept it',
  columns: {
    network: 'Network',
    made: 'Made',
    state: 'State',
    act: 'Do',
  },
  works: 'works',
  endedAt: 'ended, {at}',
  end: 'End',
  endOf: 'End the key of {network}, made on {at}',
  endTitle: 'End the key of {network}?',
  endText:
    'The partner’s server can sign nobody up with it from now on. Whoever became a member by it stays one. It cannot be put back; you can make a new one.',
  ended: 'The key no longer works.',
};
