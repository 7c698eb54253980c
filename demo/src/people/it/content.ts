import type { LanguageContent } from '../content.ts';
import { itAbout } from './about.ts';
import { itDialogues } from './dialogues.ts';
import { itNames } from './names.ts';
import { itQuotes } from './quotes.ts';

export const it: LanguageContent = {
  names: itNames,
  quotes: itQuotes,
  about: itAbout,
  dialogues: itDialogues,
  places: {
    IT: [
      'Roma',
      'Milano',
      'Torino',
      'Napoli',
      'Bologna',
      'Firenze',
      'Genova',
      'Palermo',
      'Verona',
      'Padova',
      'Trieste',
      'Bari',
      'Catania',
      'Parma',
      'Modena',
      'Perugia',
      'Ravenna',
      'Bergamo',
      'Trento',
      'Cagliari',
      'Lucca',
      'Ferrara',
      'Pescara',
      'Lecce',
      'Ancona',
      'Livorno',
    ],
    CH: ['Lugano', 'Bellinzona'],
  },
  invented: [
    {
      kind: 'fictional',
      gender: 'female',
      age: 36,
      name: 'Luna',
      quote: 'Non esisto, ma leggo ogni parola.',
      about:
        'Luna è un personaggio inventato. I suoi messaggi li scrivono collaboratori pagati. Incontrarla è impossibile; una bella conversazione su libri, film e la luna, invece, si può fare.',
    },
    {
      kind: 'fictional',
      gender: 'male',
      age: 48,
      name: 'Capitan Nereo',
      quote: 'Un marinaio inventato con storie di porto vere.',
      about:
        'Capitan Nereo è inventato. Per lui scrivono collaboratori, di navi, burrasche e zuppe. La barca non c’è e non ci si può incontrare.',
    },
    {
      kind: 'fictional',
      gender: 'female',
      age: 60,
      name: 'Zia Ines',
      quote: 'Zia immaginaria, consigli senza impegno.',
      about:
        'Zia Ines è un personaggio della redazione. Dà consigli sui primi messaggi e sulle ultime occasioni, e fuori da questo schermo non si trova.',
    },
    {
      kind: 'fictional_ai',
      gender: 'female',
      age: 30,
      name: 'Ada',
      quote: 'Sono un programma e lo dico ogni volta.',
      about:
        'Ada non è una persona: i suoi messaggi li scrive un modello linguistico. Utile per provare una prima frase. Incontrarla è impossibile.',
    },
    {
      kind: 'livecam',
      gender: 'female',
      age: 33,
      name: 'Studio Mila',
      quote: 'Conversazione dal vivo con un’altra azienda, si paga al minuto.',
      about:
        'Studio Mila trasmette presso un’altra azienda. Lasci questo sito e là paghi al minuto. I crediti di qui non valgono.',
    },
    {
      kind: 'partner',
      gender: 'male',
      age: 45,
      name: 'Tommaso, partner',
      quote: 'Iscritto a un altro sito di incontri che si presenta qui.',
      about:
        'Questo profilo è di un sito partner. Per scrivere a Tommaso si va su quel sito e si paga là. Qui non si può chattare.',
    },
  ],
};
