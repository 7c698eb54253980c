/** Words of mails. A mail names no other member and says nothing one would not want seen over the shoulder (T92). */
export const mail = {
  frame: {
    account: 'Je krijgt deze mail omdat je een account hebt bij {site}. Dit is een dienstbericht over je account.',
    kvk: 'KvK {number}',
    vat: 'btw {number}',
    service: 'Klantenservice',
    withdraw: 'Overeenkomst hier herroepen',
    copy: 'Werkt de knop niet? Plak dan dit adres in je browser:',
  },
  activation: {
    subject: 'Bevestig je e-mailadres',
    preview:
      '{count, plural, =0 {Daarna kun je beginnen.} one {Daarna staat je gratis bericht klaar.} other {Daarna staan je # gratis berichten klaar.}}',
    title: 'Nog één klik, {name}',
    body: 'Bevestig dat dit adres van jou is. {count, plural, =0 {Dan kun je beginnen.} one {Dan staat je gratis bericht klaar.} other {Dan staan je # gratis berichten klaar.}}',
    bodyWithMessage:
      'Bevestig dat dit adres van jou is. Dan versturen we wat je al schreef{count, plural, =0 {.} one {, en staat je gratis bericht klaar.} other {, en staan je # gratis berichten klaar.}}',
    button: 'Bevestig mijn adres',
    expires: 'De link werkt één keer, tot {until}.',
    ignore: 'Niet aangemeld? Dan hoef je niets te doen. Na 30 dagen wissen we dit adres.',
  },
  accountLocked: {
    subject: 'Je account is even op slot',
    preview: 'Er is te vaak een verkeerd wachtwoord ingevuld.',
    title: 'Je account is even op slot',
    body: 'Iemand heeft {count} keer een verkeerd wachtwoord ingevuld. Daarom kan er {minutes, plural, one {# minuut} other {# minuten}} niemand inloggen met een wachtwoord. Was jij het? Met deze knop ben je meteen binnen.',
    button: 'Log mij in',
    expires: 'De link werkt één keer, tot {until}.',
    ignore: 'Was jij het niet? Je wachtwoord is niet geraden. Kies een ander als je hetzelfde ook ergens anders gebruikt.',
  },
  alreadyMember: {
    subject: 'Je hebt al een account',
    preview: 'Er is geen tweede account gemaakt.',
    title: 'Je hebt al een account',
    body: 'Iemand wilde zich met dit adres aanmelden, maar het heeft al een account bij {site}. Er is niets veranderd. Was jij het? Log dan in.',
    button: 'Inloggen',
    ignore: 'Was jij het niet? Dan hoef je niets te doen.',
  },
  receipt: {
    subject: 'Bon voor bestelling {number}',
    preview: '{count, plural, one {# credit} other {# credits}}, {total} met {method}.',
    title: 'Bedankt, je credits staan klaar',
    order: 'Bestelling {number}, {at}',
    item: '{count, plural, one {# credit} other {# credits}} à {price}',
    net: 'Netto',
    vat: 'Btw {percent} ({country})',
    paid: 'Betaald met {method}',
    withdraw:
      'Herroepen kan tot en met {until}, 23:59, zonder reden. Je vroeg om directe levering. Daarom betaal je dan alleen de credits die je hebt gebruikt; de rest krijg je terug.',
    button: 'Bekijk de bon',
    seller: '{company} is de verkoper en staat op je afschrift. Er loopt geen abonnement.',
  },
} as const;
