import type { credits as nl } from '../nl/credits.ts';
import type { Texts } from '../texts.ts';

export const credits: Texts<typeof nl> = {
  title: 'Twoje własne limity',
  intro:
    'Wybierz, ile najwyżej chcesz wydać. Niższy limit działa od razu, wyższy albo jego brak dopiero po {hours} godzinach. Darmowe wiadomości też się liczą.',
  day: 'Dziennie',
  week: 'Tygodniowo, od poniedziałku',
  month: 'Miesięcznie',
  none: 'Bez limitu',
  nothing: 'Nic nie wydawać',
  choice: '{credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}} ({price})',
  spent: 'Wydano: {credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}} ({price}).',
  later: '{limit} od {at}.',
  saved: 'Limit jest ustawiony.',
  waits: 'Wyższy limit zacznie działać: {at}.',
  link: 'Twoje własne limity',
  back: 'Do kredytów',
};
