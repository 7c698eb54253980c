import type { adminClaims as nl } from '../nl/admin-claims.ts';
import type { Texts } from '../texts.ts';

export const adminClaims: Texts<typeof nl> = {
  row: '{number}. {kind}',
  kinds: {
    premium_matches: 'Zahl zu Premium',
    seal: 'Siegel',
  },
  add: {
    premium_matches: 'Zahl hinzufügen',
    seal: 'Siegel hinzufügen',
  },
  raise: 'Aussage {number} nach oben',
  remove: 'Aussage {number} entfernen',
  says: 'So lautet sie: „{claim}“',
  active: 'Auf der Website zeigen',
  activeHint: 'Dann muss alles darunter ausgefüllt sein.',
  needed: '(nötig)',
  neededEach: '(nötig, in jeder Sprache)',
  parts: {
    figure: 'Wie viel höher die Chance ist, in Prozent',
    sample: 'Gezählte Mitglieder',
    name: 'Wer es vergibt',
    certificate: 'Nummer des Zertifikats',
    data: 'Wo der Nachweis liegt',
    measured_on: 'Tag des Nachweises',
    expires_on: 'Letzter Tag',
  },
  hints: {
    figure: 'Über 0, höchstens {edge}.',
    sample: 'Mindestens {edge}.',
    name: 'Wie es auf dem Zertifikat steht.',
    certificate: 'Womit man es nachschlagen kann.',
    data: 'Eine Datei oder ein Ordner. Nur hier zu lesen.',
    measured_on: 'Wann gemessen oder vergeben wurde.',
    expires_on: 'Bis einschließlich dieses Tages steht es auf der Website.',
  },
  mistakes: {
    figure: 'Gib eine Zahl über 0 ein, höchstens {edge}.',
    sample: 'Gib eine ganze Zahl ein, mindestens {edge}.',
    name: 'Schreib mindestens {edge} Zeichen.',
    certificate: 'Schreib mindestens {edge} Zeichen.',
    data: 'Schreib mindestens {edge} Zeichen.',
    measured_on: 'Wähle einen Tag.',
    expires_on: 'Wähle einen Tag, der nicht vor dem des Nachweises liegt.',
  },
  definition: 'Was gemessen oder geprüft wurde',
  definitionHint: 'Steht unter der Aussage, in der Sprache der Lesenden. Mindestens {edge} Zeichen.',
  definitionWrong: 'Schreib mindestens {edge} Zeichen.',
  kept: 'nicht gezeigt: „{claim}“',
  said: '{days}: „{claim}“',
  wrong: 'Verbessere, was bei einer Aussage markiert ist.',
};
