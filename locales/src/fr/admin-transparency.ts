import type { adminTransparency as nl } from '../nl/admin-transparency.ts';
import type { Texts } from '../texts.ts';

export const adminTransparency: Texts<typeof nl> = {
  title: 'Rapport annuel',
  intro:
    'Ce qui est arrivé sur {site} en un an et ce qu’il en est advenu, compté pour le rapport de transparence (DSA, articles 15 et 24).',
  year: 'Année',
  save: 'Enregistrer en CSV',
  none: 'Rien cette année-là.',
  all: 'tout ensemble',
  about: '{country} · {concerns}',
  runs: 'Cette année n’est pas finie : compté jusqu’au {time}.',
  median: 'La médiane est le temps de l’arrivée à la décision ; pour les recours, de qui est encore membre.',
  tables: {
    notices: 'Ce qui est arrivé',
    measures: 'Ce que nous avons fait',
    objections: 'Recours',
    authorities: 'Demandes des autorités',
  },
  heads: {
    what: 'Quoi',
    part: 'Motif',
    number: 'Nombre',
    acted: 'Mesure',
    notActed: 'Sans mesure',
    restored: 'Annulée',
    upheld: 'Maintenue',
    median: 'Médiane',
  },
  reasons: {
    fraud: 'Fraude ou tentative de fraude',
    fake_profile: 'Profil d’une autre personne, ou données inexactes',
    underage: 'Moins de 18 ans',
    harassment: 'Harcèlement ou menaces',
    hate: 'Haine ou discrimination',
    sexual_content: 'Contenu sexuel que personne n’a demandé',
    advertising: 'Publicité ou services payants',
    other: 'Une autre règle des conditions',
  },
  kinds: {
    complaint: 'Réclamation',
    report: 'Signalement',
    image_removal: 'Retrait d’une image',
    account_closed: 'Compte fermé',
    profile_hidden: 'Profil masqué',
    photo_removed: 'Photo retirée',
    member_warned: 'Avertissement',
    member_renamed: 'Nom retiré',
    restriction: 'Contre une restriction',
    photo: 'Contre le retrait d’une photo',
  },
};
