import type { adminTransparency as nl } from '../nl/admin-transparency.ts';
import type { Texts } from '../texts.ts';

export const adminTransparency: Texts<typeof nl> = {
  title: 'Yearly report',
  intro:
    'What came in on {site} in a year and what became of it, counted for the transparency report (DSA, articles 15 and 24).',
  year: 'Year',
  save: 'Save as CSV',
  none: 'Nothing in this year.',
  all: 'all together',
  about: '{country} · {concerns}',
  runs: 'This year still runs: counted up to {time}.',
  median: 'The median is the time from coming in to the decision; for objections, of who is still a member.',
  tables: {
    notices: 'What came in',
    measures: 'What we did',
    objections: 'Objections',
    authorities: 'Requests from authorities',
  },
  heads: {
    what: 'What',
    part: 'Reason',
    number: 'Number',
    acted: 'Measure',
    notActed: 'No measure',
    restored: 'Taken back',
    upheld: 'Upheld',
    median: 'Median',
  },
  reasons: {
    fraud: 'Fraud, or attempts at it',
    fake_profile: 'Somebody else’s profile, or untrue details',
    underage: 'Under 18',
    harassment: 'Harassment or threats',
    hate: 'Hate or discrimination',
    sexual_content: 'Sexual material that nobody asked for',
    advertising: 'Advertising or paid services',
    other: 'Another rule of the terms',
  },
  kinds: {
    complaint: 'Complaint',
    report: 'Report',
    image_removal: 'Removal of an image',
    account_closed: 'Account closed',
    profile_hidden: 'Profile hidden',
    photo_removed: 'Photo removed',
    member_warned: 'Warned',
    member_renamed: 'Name taken away',
    restriction: 'Against a restriction',
    photo: 'Against the removal of a photo',
  },
};
