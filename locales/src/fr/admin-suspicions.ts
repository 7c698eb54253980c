import type { adminSuspicions as nl } from '../nl/admin-suspicions.ts';
import type { Texts } from '../texts.ts';

export const adminSuspicions: Texts<typeof nl> = {
  title: 'Suspicions',
  intro:
    '{site} : {open, plural, one {# compte attend} other {# comptes attendent}}. Les règles comptent, les personnes décident. Norme : {hours} heures.',
  noneText: 'Rien n’a été compté ici qui demande un regard.',
  case: 'Compte',
  signedUp: 'Inscription le {date}',
  open: 'Ouvrir ce membre',
  why: 'Pourquoi c’est ici',
  limit: '{limit, plural, =1 {un seul suffit} other {à partir de #}}',
  signals: {
    many_from_network: '{count, plural, one {# inscription} other {# inscriptions}} en une heure depuis le même réseau',
    many_from_device: '{count, plural, one {# inscription} other {# inscriptions}} en un jour avec le même navigateur',
    throwaway_mail: 'Adresse e-mail d’un service jetable',
    shared_picture: '{count, plural, one {# autre membre avait} other {# autres membres avaient}} déjà cette photo',
    many_first_messages:
      '{count, plural, one {# premier message} other {# premiers messages}} à des membres en une heure',
    often_blocked: 'Bloqué par {count, plural, one {# membre} other {# membres}} en une semaine',
  },
  short: {
    many_from_network: 'beaucoup depuis un réseau',
    many_from_device: 'beaucoup avec un navigateur',
    throwaway_mail: 'adresse jetable',
    shared_picture: 'photo de quelqu’un d’autre',
    many_first_messages: 'beaucoup de premiers messages',
    often_blocked: 'souvent bloqué',
  },
  known: 'Ce que nous savons sans lire',
  week: 'La dernière semaine',
  begun: 'Conversations commencées',
  answered: 'Dont avec réponse',
  blockedBy: 'Bloqué par',
  closed: 'Le texte reste fermé',
  closedText: 'Les messages ne sont ni lus ni analysés. Seul un signalement ouvre une conversation.',
  outcome: 'Issue',
  outcomes: {
    fine: {
      title: 'En règle',
      detail: 'On ne redemandera pas la même chose sur ce compte',
    },
    watched: {
      title: 'Garder à l’œil',
      detail: 'Rien n’est limité. Revient après {days} jours, ou plus tôt si cela augmente',
    },
    suspended: {
      title: 'Fermer le compte',
      detail: 'Avec lettre et contestation',
    },
  },
  rule: 'Quelle règle',
  facts: 'Ce qu’a fait {name}',
  factsHint: 'Le membre le lit tel quel, en {language}.',
  incomplete: 'Choisis une issue. Pour fermer, dis ce qui s’est passé.',
  never: 'Un chiffre ne dit jamais assez. Regarde le profil et ses liens avant de fermer.',
  decide: 'Décider',
  done: {
    fine: 'Jugé en règle.',
    watched: 'Gardé à l’œil.',
    suspended: 'Le compte se ferme ; la lettre part avec.',
  },
};
