import type { credits as nl } from '../nl/credits.ts';
import type { Texts } from '../texts.ts';

export const credits: Texts<typeof nl> = {
  title: 'Deine eigenen Limits',
  intro:
    'Wähle, wie viel du höchstens ausgeben willst. Ein niedrigeres Limit gilt sofort, ein höheres oder gar keins erst nach {hours} Stunden. Gratisnachrichten zählen mit.',
  day: 'Pro Tag',
  week: 'Pro Woche, ab Montag',
  month: 'Pro Monat',
  none: 'Kein Limit',
  nothing: 'Nichts ausgeben',
  choice: '{credits, plural, one {# Credit} other {# Credits}} ({price})',
  spent: 'Ausgegeben: {credits, plural, one {# Credit} other {# Credits}} ({price}).',
  later: 'Ab {at}: {limit}.',
  saved: 'Dein Limit ist eingestellt.',
  waits: 'Dein höheres Limit gilt ab {at}.',
  link: 'Deine eigenen Limits',
  back: 'Zu den Credits',
};
