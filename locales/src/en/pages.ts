import type { Texts } from '../texts.ts';
import type { pages as nl } from '../nl/pages.ts';

export const pages: Texts<typeof nl> = {
  contents: 'On this page',
  version: 'This version applies since {date}.',
  contact: {
    title: 'Talk to somebody',
    intro: 'A person answers you.',
    complaint: 'Make a complaint',
    kvk: 'Chamber of Commerce {number}',
    vat: 'VAT {number}',
  },
  faq: {
    label: 'Search the questions',
    found: '{count, plural, =0 {No question found. Try another word, or mail us.} one {# question found.} other {# questions found.}}',
  },
};
