import type { mail as source } from '../nl/mail.ts';
import type { Texts } from '../texts.ts';

export const mail: Texts<typeof source> = {
  frame: {
    account: 'Du bekommst diese E-Mail, weil du ein Konto bei {site} hast. Dies ist eine Servicenachricht zu deinem Konto.',
    kvk: 'Handelsregister (KvK) {number}',
    vat: 'USt-IdNr. {number}',
    service: 'Kundenservice',
    withdraw: 'Vertrag widerrufen',
    copy: 'Der Button geht nicht? Füge diese Adresse in deinen Browser ein:',
  },
  activation: {
    subject: 'Bestätige deine E-Mail-Adresse',
    preview:
      '{count, plural, =0 {Dann kannst du anfangen.} one {Dann liegt deine Gratisnachricht bereit.} other {Dann liegen deine # Gratisnachrichten bereit.}}',
    title: 'Noch ein Klick, {name}',
    body: 'Bestätige, dass diese Adresse dir gehört. {count, plural, =0 {Dann kannst du anfangen.} one {Dann liegt deine Gratisnachricht bereit.} other {Dann liegen deine # Gratisnachrichten bereit.}}',
    bodyWithMessage:
      'Bestätige, dass diese Adresse dir gehört. Dann verschicken wir, was du schon geschrieben hast{count, plural, =0 {.} one {, und deine Gratisnachricht liegt bereit.} other {, und deine # Gratisnachrichten liegen bereit.}}',
    button: 'Meine Adresse bestätigen',
    expires: 'Der Link funktioniert einmal, bis {until}.',
    ignore: 'Du hast dich nicht angemeldet? Dann musst du nichts tun. Nach 30 Tagen löschen wir diese Adresse.',
  },
  accountLocked: {
    subject: 'Dein Konto ist kurz gesperrt',
    preview: 'Es wurde zu oft ein falsches Passwort eingegeben.',
    title: 'Dein Konto ist kurz gesperrt',
    body: 'Jemand hat {count}-mal ein falsches Passwort eingegeben. Deshalb kann sich {minutes, plural, one {# Minute} other {# Minuten}} lang niemand mit einem Passwort anmelden. Warst du das? Mit diesem Button kommst du sofort hinein.',
    button: 'Mich anmelden',
    expires: 'Der Link funktioniert einmal, bis {until}.',
    ignore: 'Warst du das nicht? Dein Passwort wurde nicht erraten. Wähle ein anderes, wenn du dasselbe auch anderswo benutzt.',
  },
  alreadyMember: {
    subject: 'Du hast schon ein Konto',
    preview: 'Es wurde kein zweites Konto angelegt.',
    title: 'Du hast schon ein Konto',
    body: 'Jemand wollte sich mit dieser Adresse registrieren, aber sie hat schon ein Konto bei {site}. Es hat sich nichts geändert. Warst du das? Dann melde dich an.',
    button: 'Anmelden',
    ignore: 'Warst du das nicht? Dann musst du nichts tun.',
  },
  receipt: {
    subject: 'Beleg für Bestellung {number}',
    preview: '{count, plural, one {# Credit} other {# Credits}}, {total} mit {method}.',
    title: 'Danke, deine Credits sind da',
    order: 'Bestellung {number}, {at}',
    item: '{count, plural, one {# Credit} other {# Credits}} zu {price}',
    net: 'Netto',
    vat: 'MwSt. {percent} ({country})',
    paid: 'Bezahlt mit {method}',
    withdraw:
      'Widerrufen kannst du bis zum {until}, 23:59 Uhr, ohne Begründung. Du wolltest sofortige Lieferung. Deshalb bezahlst du dann nur die Credits, die du benutzt hast; den Rest bekommst du zurück.',
    button: 'Beleg ansehen',
    seller: '{company} ist der Verkäufer und steht auf deinem Kontoauszug. Es läuft kein Abo.',
  },
};
