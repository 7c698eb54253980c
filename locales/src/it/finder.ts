import type { finder as source } from '../nl/finder.ts';
import type { Texts } from '../texts.ts';

export const finder: Texts<typeof source> = {
  title: 'Trova affinità',
  step: 'Domanda {at} di {of}',
  who: 'Chi sei?',
  seek: 'Chi cerchi?',
  seekNote:
    'Questo dice qualcosa del tuo orientamento. Resta su questa schermata finché non acconsenti tu stesso all’iscrizione.',
  age: 'Quale età fa per te?',
  ageNote: 'All’incirca. Potrai precisare più tardi.',
  younger: 'Da 18 a 35 anni',
  older: 'Dai 35 anni in su',
  place: 'Dove vivi?',
  placeNote: 'Solo il Paese, o anche una regione. Gli altri non vedono mai più di una fascia ampia.',
  country: 'Paese',
  region: 'Regione',
  everywhere: 'Tutto il Paese',
  back: 'Indietro',
  next: 'Avanti',
  show: 'Mostra il risultato',
  result: 'Ecco che cosa cerchi',
  sought: '{who}, {age}, {place}',
  change: 'Cambia le risposte',
  note: 'Le tue risposte decidono solo quali profili vedi. Sul tuo non compaiono.',
  choose: 'Scegli prima una risposta.',
  models: 'Le persone nei disegni sono modelli.',
  found: 'Queste persone corrispondono alle tue risposte',
  noneText: 'In questo momento nessuno corrisponde. Allarga la ricerca, oppure iscriviti e torna a guardare più tardi.',
  closedText:
    'Qui gli iscritti si vedono solo dopo la registrazione. Perciò ora non ti mostriamo nessuno, e tanto meno persone inventate.',
  resultText: 'L’account è gratuito. Le tue risposte vengono con te, così arrivi subito alle persone giuste.',
  join: 'Iscriviti gratis',
  look: 'Guardali tutti',
  wider: 'Continua a cercare',
  noteVisitor:
    'Le tue risposte decidono chi vedi. Se ti iscrivi, genere e luogo passano al tuo profilo. Chi cerchi, solo se lo vuoi tu.',
  description: 'Trova chi fa per te: quattro domande, per iniziare non serve un account.',
};
