import type { fictional as nl } from '../nl/fictional.ts';
import type { Texts } from '../texts.ts';

export const fictional: Texts<typeof nl> = {
  invented: 'Hinter einem fiktiven Profil steht kein Mensch.',
  writers:
    '{by, select, ai {Ein Computer (KI) und bezahlte Mitarbeitende von {company} schreiben} other {Bezahlte Mitarbeitende von {company} schreiben}} die Nachrichten.',
  meeting: 'Ein Treffen ist nie möglich.',
  singular: 'Fiktives Profil',
  plural: 'Fiktive Profile',
};
