/** Words of the limits a member sets on their own spending. */
export const credits = {
  title: 'Je eigen limieten',
  intro:
    'Kies hoeveel je hooguit wilt uitgeven. Een lagere limiet gaat meteen in; een hogere, of geen limiet, pas na {hours} uur. Gratis berichten tellen mee.',
  day: 'Per dag',
  week: 'Per week, vanaf maandag',
  month: 'Per maand',
  none: 'Geen limiet',
  nothing: 'Niets uitgeven',
  choice: '{credits, plural, one {# credit} other {# credits}} ({price})',
  spent: 'Uitgegeven: {credits, plural, one {# credit} other {# credits}} ({price}).',
  later: '{limit} gaat in op {at}.',
  saved: 'Je limiet is ingesteld.',
  waits: 'Je hogere limiet gaat in op {at}.',
  link: 'Je eigen limieten',
  back: 'Naar credits',
} as const;
