import type { landing as source } from '../nl/landing.ts';
import type { Texts } from '../texts.ts';

export const landing: Texts<typeof source> = {
  title: 'Commence par une bonne conversation.',
  lead: 'Pour les adultes qui veulent faire connaissance à leur rythme.',
  leadPrice: 'Chaque prix est affiché.',
  leadPriceEuro: 'Chaque prix est affiché, en euros.',
  leadFictional: 'Et chaque profil fictif porte une étiquette.',
  look: 'Jeter un œil',
  terms:
    'À partir de {age} ans. L’inscription est gratuite{count, plural, =0 {} one {, avec # message gratuit} other {, avec # messages gratuits}}. Sans abonnement.',
  examples: 'Exemples de ce que les gens écrivent',
  model: '{who} · modèle',
  how: 'Cartes sur table, dès le premier clic',
  priceTitle: 'Le prix est sur le bouton',
  priceText:
    'Un message coûte {credits, plural, one {# crédit} other {# crédits}}, soit de {from} à {to}, selon le pack choisi. Le prix est écrit sur le bouton avant l’envoi.',
  fictionalTitle: 'Un profil fictif se reconnaît',
  fictionalText:
    'Certains profils sont inventés. Ils ont une bordure en pointillés et une étiquette fixe, jamais de bulle.',
  leaveTitle: 'Un seul bouton pour partir',
  leaveText: 'Pas d’abonnement à résilier. Tes crédits non utilisés sont remboursables pendant {days} jours.',
  speakers: 'On voit tout de suite qui parle',
  speakersText:
    'Les personnes ci-dessous sont des modèles. Les membres, tu les vois après l’inscription, et ici seulement s’ils le souhaitent.',
  speakersTextOpen:
    'Les personnes ci-dessous sont des modèles. Les membres, tu les vois dans la recherche, et ici seulement s’ils le souhaitent.',
  invented: 'Personnage inventé',
  people: {
    marloes: 'Marie, 43 ans',
    marloesQuote: 'Je cherche quelqu’un qui partage le journal du dimanche, mais pas les mots croisés.',
    samir: 'Samir, 41 ans',
    samirQuote: 'Je sais écouter. Demande à ma sœur.',
    nathalie: 'Nathalie, 45 ans',
    nathalieQuote: 'Deux ados, un chien, et quand même le temps de prendre un café.',
    fatima: 'Fatima, 36 ans',
    fatimaPlace: 'Tours',
    fatimaQuote: 'Apprends-moi à rire du foot, je t’apprendrai la harira.',
    edwin: 'Édouard, 52 ans',
    edwinPlace: 'Angers',
    edwinQuote: 'Du genre à montrer un oiseau pendant que tu racontes quelque chose d’important.',
    ingrid: 'Irène, 57 ans',
    ingridPlace: 'Honfleur',
    ingridQuote: 'Plutôt une longue balade qu’un long discours.',
    bianca: 'Bianca, 44 ans',
    biancaText: 'J’aime flirter avec les mots. Raconte-moi ce qui t’occupe l’esprit.',
  },
};
