import type { Texts } from '../texts.ts';
import type { pages as nl } from '../nl/pages.ts';

export const pages: Texts<typeof nl> = {
  contents: 'On this page',
  version: 'This version has applied since {date}.',
  contact: {
    title: 'Talk to someone',
    intro: 'A person will answer you.',
    complaint: 'Make a complaint',
    kvk: 'Chamber of Commerce no. {number}',
    vat: 'VAT no. {number}',
  },
  faq: {
    label: 'Search the questions',
    found:
      '{count, plural, =0 {No question found. Try another word, or e-mail us.} one {# question found.} other {# questions found.}}',
  },
};
