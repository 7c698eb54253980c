import type { adminVerifications as nl } from '../nl/admin-verifications.ts';
import type { Texts } from '../texts.ts';

export const adminVerifications: Texts<typeof nl> = {
  title: 'Vérifications',
  intro:
    '{site} : {open, plural, one {# en attente} other {# en attente}}. Sous {hours} heures, puis l’image est effacée.',
  noneText: 'Personne ne demande de badge ici.',
  compare: 'Comparer',
  question: 'Est-ce la même personne ?',
  asked: '{name} · a demandé le badge le {date}',
  main: 'Photo principale',
  mainAlt: 'Photo principale de {name}',
  madeAlt: 'Photo que {name} a prise pour la vérification',
  noMain: 'Pas de photo principale visible par les autres',
  noMainHint: 'Sans photo principale, il n’y a rien à comparer. Refuse, ou remets à plus tard.',
  number: 'Document à côté d’un papier portant {number}',
  gesture: 'Demandé : {gesture}',
  made: 'Prise pour la vérification',
  looks: {
    face: 'Même visage',
    asked: 'Montre ce que nous avons demandé',
    fresh: 'Prise en direct, pas sur un écran',
  },
  refuseWith: 'Refuser parce que',
  reasons: {
    other_person: 'Autre visage',
    instruction_missed: 'Pas ce qui était demandé',
    unclear: 'Floue',
    no_fresh_picture: 'Photo d’écran',
  },
  hint: 'G donne le badge ; un motif le refuse.',
  ownerReads: 'Le membre lit sur le site : {words}',
  erased: 'L’image est effacée dans les 24 heures après ta décision. Nous ne mesurons pas le visage.',
  give: 'Donner le badge',
  refuse: 'Refuser',
  given: 'Le badge est donné.',
  refused: 'Refusé : {reason}.',
};
