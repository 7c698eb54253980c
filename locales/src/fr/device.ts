import type { device as nl } from '../nl/device.ts';
import type { Texts } from '../texts.ts';

export const device: Texts<typeof nl> = {
  consent: {
    title: 'Pouvons-nous retenir d’où tu viens ?',
    text: 'Tu viens d’un site partenaire ou d’une annonce. Un cookie de 30 jours nous le rappelle si tu t’inscris plus tard. Si tu refuses, {site} fonctionne exactement de la même façon.',
    allow: 'Autoriser',
    refuse: 'Refuser',
    more: 'En savoir plus sur les cookies',
    choice: 'Retenir de quel partenaire ou de quelle annonce je viens',
    detail: 'Uniquement pour rémunérer nos partenaires, pendant 30 jours. Désactivé : seulement dans cet onglet.',
    saved: 'Enregistré.',
  },
  install: {
    title: 'Ajoute {site} à ton écran d’accueil',
    text: 'Tu pourras ouvrir {site} comme une appli.',
    safari: 'Dans Safari, touche Partager puis « Sur l’écran d’accueil ».',
    install: 'Installer',
    later: 'Pas maintenant',
    never: 'Ne plus demander',
  },
};
