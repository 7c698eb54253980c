import type { credits as nl } from '../nl/credits.ts';
import type { Texts } from '../texts.ts';

export const credits: Texts<typeof nl> = {
  title: 'Tes propres limites',
  intro:
    'Choisis combien tu veux dépenser au maximum. Une limite plus basse vaut tout de suite ; plus haute, ou aucune, seulement après {hours} heures. Les messages gratuits comptent aussi.',
  day: 'Par jour',
  week: 'Par semaine, dès lundi',
  month: 'Par mois',
  none: 'Aucune limite',
  nothing: 'Ne rien dépenser',
  choice: '{credits, plural, one {# crédit} other {# crédits}} ({price})',
  spent: 'Dépensé : {credits, plural, one {# crédit} other {# crédits}} ({price}).',
  later: '{limit} à partir de {at}.',
  saved: 'Ta limite est réglée.',
  waits: 'Ta nouvelle limite commence à valoir : {at}.',
  link: 'Tes propres limites',
  back: 'Vers les crédits',
};
