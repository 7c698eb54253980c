import type { credits as nl } from '../nl/credits.ts';
import type { Texts } from '../texts.ts';

export const credits: Texts<typeof nl> = {
  title: 'I tuoi limiti',
  intro:
    'Scegli quanto vuoi spendere al massimo. Un limite più basso vale subito; uno più alto, o nessuno, solo dopo {hours} ore. Contano anche i messaggi gratuiti.',
  day: 'Al giorno',
  week: 'Alla settimana, da lunedì',
  month: 'Al mese',
  none: 'Nessun limite',
  nothing: 'Non spendere nulla',
  choice: '{credits, plural, one {# credito} other {# crediti}} ({price})',
  spent: 'Speso: {credits, plural, one {# credito} other {# crediti}} ({price}).',
  later: '{limit} da {at}.',
  saved: 'Il tuo limite è impostato.',
  waits: 'Il nuovo limite inizia a valere: {at}.',
  link: 'I tuoi limiti',
  back: 'Torna ai crediti',
};
