import type { credits as nl } from '../nl/credits.ts';
import type { Texts } from '../texts.ts';

export const credits: Texts<typeof nl> = {
  title: 'Twoje limity wydatków',
  intro:
    'Wybierz, ile najwięcej chcesz wydać. Niższy limit działa od razu, wyższy albo jego brak dopiero po {hours} godzinach. Darmowe wiadomości też się liczą.',
  day: 'Dziennie',
  week: 'Tygodniowo, od poniedziałku',
  month: 'Miesięcznie',
  none: 'Bez limitu',
  nothing: 'Nie wydawać nic',
  choice: '{credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}} ({price})',
  spent: 'Wydano: {credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}} ({price}).',
  later: 'Nowy limit: {limit}. Zacznie działać: {at}.',
  saved: 'Limit został ustawiony.',
  waits: 'Wyższy limit zacznie działać: {at}.',
  link: 'Twoje limity wydatków',
  back: 'Wróć do kredytów',
};
