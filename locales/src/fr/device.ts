import type { device as nl } from '../nl/device.ts';
import type { Texts } from '../texts.ts';

export const device: Texts<typeof nl> = {
  consent: {
    title: 'Pouvons-nous retenir d’où tu viens ?',
    text: 'Tu es venu par un partenaire ou une annonce. Un cookie de 30 jours nous le rappelle si tu t’inscris plus tard. {site} marche pareil si tu refuses.',
    allow: 'Autoriser',
    refuse: 'Refuser',
    more: 'En savoir plus sur les cookies',
    choice: 'Retenir par quel partenaire ou quelle annonce je suis venu',
    detail: 'Uniquement pour régler nos partenaires, 30 jours. Désactivé : dans cet onglet seulement.',
    saved: 'Enregistré.',
  },
  install: {
    title: 'Mets {site} sur ton écran d’accueil',
    text: 'Tu ouvres alors {site} comme une appli.',
    safari: 'Dans Safari, touche Partager puis « Sur l’écran d’accueil ».',
    install: 'Installer',
    later: 'Pas maintenant',
    never: 'Ne plus demander',
  },
};
