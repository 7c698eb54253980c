import type { landing as source } from '../nl/landing.ts';
import type { Texts } from '../texts.ts';

export const landing: Texts<typeof source> = {
  title: 'Comincia da una bella conversazione.',
  lead: 'Per adulti che vogliono conoscersi con calma.',
  leadPrice: 'Ogni prezzo è indicato.',
  leadPriceEuro: 'Ogni prezzo è indicato, in euro.',
  leadFictional: 'E chi non è reale ha un’etichetta.',
  look: 'Dai un’occhiata',
  terms:
    '{age}+. L’iscrizione è gratuita{count, plural, =0 {} one {, con # messaggio gratuito} other {, con # messaggi gratuiti}}. Nessun abbonamento.',
  examples: 'Esempi di quello che le persone scrivono',
  model: '{who} · modello',
  how: 'A carte scoperte, dal primo clic',
  priceTitle: 'Il prezzo è sul pulsante',
  priceText:
    'Un messaggio costa {credits, plural, one {# credito} other {# crediti}}: da {from} a {to}, a seconda del pacchetto che scegli. Lo vedi sul pulsante prima di inviare.',
  fictionalTitle: 'I profili fittizi si riconoscono',
  fictionalText: 'Alcuni profili sono inventati. Hanno un bordo tratteggiato, un’etichetta fissa e mai una nuvoletta.',
  leaveTitle: 'Per andarsene basta un pulsante',
  leaveText: 'Nessun abbonamento da disdire. Puoi restituire i crediti non usati per {days} giorni.',
  speakers: 'Così vedi chi parla',
  speakersText:
    'Le persone qui sotto sono modelli. Gli iscritti li vedi dopo l’iscrizione, e qui solo se lo vogliono loro.',
  speakersTextOpen:
    'Le persone qui sotto sono modelli. Gli iscritti li vedi nella ricerca, e qui solo se lo vogliono loro.',
  invented: 'Personaggio inventato',
  people: {
    marloes: 'Marta, 43',
    marloesQuote: 'Cerco qualcuno con cui dividere il giornale della domenica. Il cruciverba no.',
    samir: 'Samir, 41',
    samirQuote: 'So ascoltare. Chiedi a mia sorella.',
    nathalie: 'Natalia, 45',
    nathalieQuote: 'Due adolescenti, un cane e comunque il tempo per un caffè.',
    fatima: 'Fatima, 36',
    fatimaPlace: 'Piacenza',
    fatimaQuote: 'Insegnami a ridere del calcio e io ti insegno a cucinare la harira.',
    edwin: 'Edoardo, 52',
    edwinPlace: 'Lucca',
    edwinQuote: 'Si ferma a guardare le rondini mentre gli racconti qualcosa di importante.',
    ingrid: 'Irene, 57',
    ingridPlace: 'Lerici',
    ingridQuote: 'Meglio una lunga passeggiata che una lunga storia.',
    bianca: 'Bianca, 44',
    biancaText: 'Mi piace flirtare con le parole. Raccontami a cosa pensi.',
  },
};
