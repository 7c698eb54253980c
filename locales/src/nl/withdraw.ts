/** Words of withdrawing from a contract. */
export const withdraw = {
  title: 'Overeenkomst hier herroepen',
  intro: 'Binnen {days} dagen na je bestelling. Zonder reden, en zonder in te loggen.',
  steps: { label: 'Stappen', order: '1. Welke bestelling', confirm: '2. Bevestigen' },
  form: {
    name: 'Je naam',
    order: 'Bestelnummer',
    orderHint: 'Staat op je bon, bovenaan de mail.',
    email: 'E-mailadres voor het bewijs',
    next: 'Verder',
  },
  confirm: {
    title: 'Klopt dit?',
    intro: 'Na deze knop is de herroeping verstuurd.',
    order: 'Bestelling',
    ordered: 'Besteld op',
    name: 'Naam',
    email: 'Bewijs naar',
    refund: 'Je krijgt terug',
    whole:
      'Je was niet goed ingelicht over herroepen. Daarom krijg je ook terug wat je al gebruikte. Via {method}, binnen 14 dagen.',
    unused: '{unused} van {count, plural, one {# credit} other {# credits}} ongebruikt. Via {method}, binnen 14 dagen.',
    later: 'Wat je terugkrijgt, staat in de mail. Het bedrag tonen we alleen aan de koper, als die is ingelogd.',
    over: 'Voor deze bestelling kon dit tot en met {until}. Je kunt het toch versturen; een mens kijkt ernaar.',
    declared: 'Deze bestelling heb je al herroepen, op {at}. Nog eens versturen verandert niets.',
    back: 'Terug',
    submit: 'Herroeping bevestigen',
    note: 'De credits die over zijn van deze bestelling gaan meteen van je saldo. Je krijgt meteen een mail met datum en tijd. Je account en je overige credits blijven.',
  },
  done: {
    title: 'Je herroeping is verstuurd',
    text: 'Ontvangen op {at}. Hoort dit nummer bij {email}, dan staat het bewijs in een mail aan dat adres.',
    follow: 'Volg de terugbetaling',
  },
} as const;
