/** Words of pushes, on a lock screen and so without a name and without a text (X6, T92), and of switching them on. */
export const push = {
  told: {
    conversation: 'Iemand is een gesprek met je begonnen',
    message: '{count, plural, one {Je hebt een nieuw bericht} other {# nieuwe berichten}}',
    fictional:
      '{count, plural, one {Nieuw bericht in een gesprek met een fictief profiel} other {# nieuwe berichten in een gesprek met een fictief profiel}}',
    unread:
      '{count, plural, one {Er wacht een bericht op je} other {Er wachten # berichten op je}}{fictional, plural, =0 {} other {, waarvan # van een fictief profiel}}',
    fictionalUnread:
      '{count, plural, one {Er wacht een bericht op je in een gesprek met een fictief profiel} other {Er wachten # berichten op je in een gesprek met een fictief profiel}}',
    fictionalName: '{name}, fictief profiel',
    like: '{count, plural, one {Je hebt een nieuwe like} other {Je hebt # nieuwe likes}}',
    weekly: 'Er zijn nieuwe leden bij jou in de buurt',
    promotions: 'Er is een aanbieding voor je',
    news: 'Er is nieuws over de site',
    reminders: 'Een herinnering voor je',
  },
  device: {
    title: 'Push op dit toestel',
    on: 'Aan.',
    onElsewhere: 'Aan. Ook op {count, plural, one {een ander toestel} other {# andere toestellen}}.',
    off: 'Uit.',
    offElsewhere: 'Uit op dit toestel, aan op {count, plural, one {een ander} other {# andere}}.',
    incapable: 'Deze browser kan geen push tonen.',
    install:
      'Op een iPhone of iPad werkt push als {site} op je beginscherm staat: tik op Deel en dan op Zet op beginscherm.',
    failed: 'Aanzetten is niet gelukt. Probeer het later nog eens.',
    others: 'Andere toestellen met push',
    since: 'Sinds {day}',
    unknown: 'Onbekend toestel',
    stop: 'Zet uit',
    stopOne: 'Zet push uit op {device}',
  },
  denied: {
    title: 'Push staat dicht in je browser',
    text: 'Je koos eerder ‘blokkeren’. Wij mogen het niet nog eens vragen; jij kunt het wel openzetten.',
    here: 'dit toestel',
    again: 'Controleer opnieuw',
    still: 'Het staat nog dicht.',
    never: 'Laat maar, mail is genoeg',
    browsers: {
      chrome: {
        name: 'Chrome',
        step1: 'Tik links van het adres op het slot of de regelknoppen',
        step2: 'Kies Rechten, dan Meldingen',
        step3: 'Zet Meldingen aan en kom terug',
      },
      safari: {
        name: 'Safari · iPhone',
        step1: 'Zet {site} op je beginscherm via Deel',
        step2: 'Open Instellingen, Meldingen, {site}',
        step3: 'Zet Sta meldingen toe aan',
      },
      firefox: {
        name: 'Firefox · computer',
        step1: 'Klik op het slotje naast het adres',
        step2: 'Haal Geblokkeerd weg bij Meldingen',
        step3: 'Herlaad deze pagina',
      },
      edge: {
        name: 'Edge · computer',
        step1: 'Klik op het slotje naast het adres',
        step2: 'Kies Machtigingen voor deze site',
        step3: 'Zet Meldingen op Toestaan',
      },
    },
  },
  alert: {
    text: 'Zet push aan op dit toestel. Een melding toont geen naam en geen tekst, tenzij je dat wilt.',
    action: 'Zet push aan',
  },
  question: {
    title: 'Een seintje als iemand schrijft?',
    text: 'Je eerste bericht is verstuurd. Zo ziet een melding eruit, zonder naam en zonder tekst:',
    now: 'nu',
    after: 'Daarna vraagt je browser het nog één keer. Uitzetten kan altijd bij Instellingen.',
    no: 'Nee, bedankt',
    yes: 'Ja, graag',
    done: 'Je krijgt voortaan een seintje.',
    install:
      'Op een iPhone of iPad kan dat zodra {site} op je beginscherm staat: tik op Deel en dan op Zet op beginscherm.',
    understood: 'Begrepen',
  },
};
