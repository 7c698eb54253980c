import type { credits as nl } from '../nl/credits.ts';
import type { Texts } from '../texts.ts';

export const credits: Texts<typeof nl> = {
  title: 'Your spending limits',
  intro:
    'Choose the most you want to spend. A lower limit applies at once; a higher one, or none, only after {hours} hours. Free messages count too.',
  day: 'Per day',
  week: 'Per week, from Monday',
  month: 'Per month',
  none: 'No limit',
  nothing: 'Spend nothing',
  choice: '{credits, plural, one {# credit} other {# credits}} ({price})',
  spent: 'Spent: {credits, plural, one {# credit} other {# credits}} ({price}).',
  later: '{limit} applies from {at}.',
  saved: 'Your limit has been set.',
  waits: 'Your higher limit applies from {at}.',
  link: 'Your spending limits',
  back: 'Back to credits',
};
