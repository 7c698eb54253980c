import type { adminObjections as nl } from '../nl/admin-objections.ts';
import type { Texts } from '../texts.ts';

export const adminObjections: Texts<typeof nl> = {
  title: 'Contestations',
  intro:
    '{site} : {open, plural, one {# ouverte} other {# ouvertes}}. Sous {days} jours. Jamais par qui a décidé d’abord.',
  noneText: 'Personne ne conteste ici.',
  item: '{to} · {name}',
  own: 'La première décision était la tienne',
  ownText: 'La première décision était la tienne. Quelqu’un d’autre en juge ; ce dossier te reste fermé.',
  case: 'Contestation',
  to: {
    photo: 'Photo refusée',
    suspended: 'Compte fermé',
    hidden: 'Profil masqué',
  },
  by: 'Contestation de {name}, {date} · décision de {staff}',
  photo: 'La photo',
  alt: 'La photo de {name} dont il s’agit',
  writes: 'Ce qu’écrit {name}',
  first: 'La première décision',
  decidedBy: 'Décidé par {staff}',
  judgement: 'Décision sur la contestation',
  outcome: 'Issue',
  outcomes: {
    restored: {
      title: 'Fondée',
      photo: 'La photo revient aussitôt sur le profil',
      suspended: 'Le compte rouvre',
      hidden: 'Le profil redevient visible',
    },
    upheld: {
      title: 'Non fondée',
      photo: 'La photo reste retirée',
      suspended: 'Le compte reste fermé',
      hidden: 'Le profil reste masqué',
    },
  },
  secondEyes: '{staff} a décidé d’abord et ne peut pas ouvrir ce dossier.',
  incomplete: 'Choisis une issue.',
  unexplained: 'Écris pourquoi elle est maintenue.',
  explanation: 'Pourquoi elle est maintenue',
  explanationHint: 'Langue de la lettre : {language}. Le membre lira ce texte.',
  done: {
    restored: 'Annulée.',
    upheld: 'La décision reste.',
  },
};
