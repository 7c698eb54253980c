import type { credits as nl } from '../nl/credits.ts';
import type { Texts } from '../texts.ts';

export const credits: Texts<typeof nl> = {
  title: 'Tes limites de dépense',
  intro:
    'Choisis combien tu veux dépenser au maximum. Une baisse s’applique tout de suite ; une hausse ou une suppression, seulement après {hours} heures. Les messages gratuits comptent aussi.',
  day: 'Par jour',
  week: 'Par semaine, du lundi au dimanche',
  month: 'Par mois',
  none: 'Aucune limite',
  nothing: 'Ne rien dépenser',
  choice: '{credits, plural, one {# crédit} other {# crédits}} ({price})',
  spent: 'Dépensé : {credits, plural, one {# crédit} other {# crédits}} ({price}).',
  later: '{limit} à partir du {at}.',
  saved: 'Ta limite est enregistrée.',
  waits: 'Ce changement prendra effet le {at}.',
  link: 'Tes limites de dépense',
  back: 'Retour aux crédits',
};
