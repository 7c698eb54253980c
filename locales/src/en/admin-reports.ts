import type { adminReports as nl } from '../nl/admin-reports.ts';
import type { Texts } from '../texts.ts';

export const adminReports: Texts<typeof nl> = {
  title: {
    reports: 'Reports',
    complaints: 'Complaints',
  },
  intro: '{site}: {open, plural, one {# open} other {# open}}. Danger first, then the deadline.',
  noneText: 'Nothing waits for a decision here.',
  item: '{reason} · {name}',
  case: 'Case',
  number: 'Number {number} · {date}',
  about: 'About',
  from: 'From',
  unnamed: 'without a name',
  wrote: 'What was written',
  messages: 'The talk around it',
  sides: {
    reporter: 'who reports',
    reported: 'who is reported',
  },
  reported: 'the reported message',
  withPhoto: 'with a photo',
  outcome: 'Outcome',
  outcomes: {
    measure: {
      title: 'We act on it',
      detail: 'Who wrote hears that there is a measure',
    },
    no_measure: {
      title: 'No measure',
      detail: 'Who wrote gets an explanation',
    },
  },
  explanation: 'Why, in a few sentences',
  explanationHint: 'Write in the language of the letter. The rest fills itself.',
  incomplete: 'Choose an outcome and write why.',
  decided: 'Decided: {number}.',
};
