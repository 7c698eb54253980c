import type { likes as source } from '../nl/likes.ts';
import type { Texts } from '../texts.ts';

export const likes: Texts<typeof source> = {
  title: 'Likes',
  lists: 'Like-Listen',
  list: {
    received: 'Erhalten · {count}',
    given: 'Gegeben · {count}',
    matches: 'Matches · {count}',
  },
  isNew: 'Neu',
  more: 'Mehr anzeigen',
  empty: {
    received: 'Noch keine Likes',
    given: 'Du hast noch niemanden gelikt',
    matches: 'Noch keine Matches',
  },
  emptyText: {
    received: 'Wer dich likt, erscheint hier sofort. Ein Profil mit einem Foto und einem Satz fällt auf.',
    given: 'Tippe bei einem Profil auf das Herz. Die andere Person sieht es sofort.',
    matches: 'Ein Match entsteht, wenn ihr euch gegenseitig likt.',
  },
  emptyAction: 'Zur Suche',
  newLike: 'Neues Like',
  look: 'Ansehen',
  matchTitle: 'Das beruht auf Gegenseitigkeit',
  matchText: 'Du und {name} mögt euch. {cost}',
  matchFree: 'Du hast noch {count, plural, one {# Gratisnachricht} other {# Gratisnachrichten}}.',
  matchCost: 'Eine Nachricht kostet {price}.',
  write: '{name} schreiben',
  later: 'Später',
  failed: 'Das Like wurde nicht gespeichert.',
  yourPhoto: 'Dein Foto',
  popup: {
    suggestion: 'Vorschlag für dich',
    back: 'Zurückliken',
    profile: 'Profil ansehen',
    free: 'Liken ist kostenlos. Mögt ihr euch beide, ist es ein Match.',
    why: '{name} hat dich noch nicht gelikt. Ihr passt zu dem, was ihr beide sucht.',
    notYet: '{name} hat dich noch nicht gelikt.',
  },
  swipe: {
    title: 'Swipen',
    left: 'Heute noch {count, plural, one {# Like} other {# Likes}} von {limit}',
    like: 'Like',
    pass: 'Weiter',
    named: '{action}, {name}',
    undo: 'Letzte Person zurückholen',
    profile: 'Profil',
    keys: 'Du musst nicht swipen. Tasten: ← weiter, → Like, Z zurück',
    whyTitle: 'Warum sehe ich {name}?',
    why: 'Warum sehe ich das?',
    whyFit:
      'Ihr passt jeweils zu dem, was die andere Person sucht, und {name} ist höchstens zehn Jahre älter oder jünger.',
    whyPlace: '{name} wohnt im selben Land wie du.',
    whyOrder: 'Wer vor Kurzem hier war und ein Foto hat, steht vorn. Kaufen kann diesen Platz niemand.',
    emptyTitle: 'Das waren alle, fürs Erste',
    emptyText:
      'Es kommen ständig neue Mitglieder dazu. Schau morgen wieder vorbei oder suche mit anderen Filtern weiter.',
    limitTitle: 'Deine Likes für heute sind aufgebraucht',
    limitText: 'Um Mitternacht bekommst du wieder {limit}. Mehr kannst du nicht kaufen, so bleibt ein Like etwas wert.',
    countdown:
      'Noch {hours, plural, one {# Stunde} other {# Stunden}} und {minutes, plural, one {# Minute} other {# Minuten}}',
    search: 'Weitersuchen',
  },
  likesYou: '{name} mag dich',
  seeProfile: 'Profil von {name} ansehen',
};
