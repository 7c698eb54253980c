import type { LanguageContent } from '../content.ts';

export const itAbout: LanguageContent['about'] = {
  work: [
    {
      text: 'Insegno ai bambini di dieci anni. Imparo una parola nuova a settimana e non posso usarne nemmeno una.',
      maxAge: 66,
    },
    { text: 'Lavoro in una farmacia di quartiere: conosco tutti e non racconto niente.', maxAge: 66 },
    {
      text: 'Restauro mobili in una bottega con un pessimo riscaldamento e un’ottima radio.',
      interest: 'crafts',
      maxAge: 68,
    },
    { text: 'Organizzo consegne: nove telefoni, quaranta camion e una coda da qualche parte.', maxAge: 66 },
    {
      text: 'Gestisco una piccola biblioteca. No, non dico mai silenzio, ci pensano i lettori.',
      interest: 'books',
      maxAge: 66,
    },
    {
      text: 'Ho cominciato nel commercio e adesso lavoro in proprio. Meno riunioni, più pioggia sul parabrezza, nessun rimpianto.',
      maxAge: 66,
    },
    {
      text: 'Il mio lavoro è davanti a uno schermo. Dopo le sei mi serve qualcosa da toccare: impasto, terra o un pallone.',
      maxAge: 66,
    },
    { text: 'Dopo quarant’anni di lavoro ho smesso. L’agenda non è più vuota, è più allegra.', minAge: 62 },
  ],
  home: [
    {
      text: 'I miei due figli stanno con me metà settimana. Nell’altra metà la casa è in ordine e un po’ troppo silenziosa.',
      minAge: 32,
      maxAge: 56,
      tells: 'home',
    },
    {
      text: 'I miei figli sono grandi e tornano soprattutto a mangiare. A me piace cucinare, quindi siamo tutti contenti.',
      minAge: 50,
      tells: 'home',
    },
    {
      text: 'A casa mi aspetta un cane che a ogni passeggiata fa come se fosse la prima.',
      tells: 'home',
      interest: 'dogs',
    },
    {
      text: 'Vivo in un posto piccolo, con un balcone dove ci stanno esattamente due sedie. La seconda non è lì per bellezza.',
      tells: 'home',
    },
    {
      text: 'Vivo per conto mio e me la cavo bene. Mi manca qualcuno solo quando c’è da infilare il copripiumino.',
      tells: 'home',
    },
    {
      text: 'Divido la casa con un vecchio gatto e troppi libri. Il più tranquillo è il gatto.',
      tells: 'home',
      interest: 'cats',
    },
    {
      text: 'La mia finestra dà su una piazza con due bar e un campanile. Si dorme così così e si vive bene.',
      tells: 'home',
    },
    {
      text: 'Mi sono trasferit{o|a} l’anno scorso. Per ora conosco il fornaio, la vicina e la strada più breve per il fiume.',
      tells: 'home',
    },
  ],
  free: [
    { text: 'Il sabato mi alzo presto e cammino, con il thermos e senza meta.', interest: 'hiking' },
    {
      text: 'Nel fine settimana cucino sul serio: prima il mercato, poi la radio, poi tutte le pentole insieme.',
      interest: 'cooking',
    },
    {
      text: 'Suono in un gruppo che da dieci anni prova le stesse cinque canzoni. Il concerto arriverà.',
      interest: 'music',
    },
    { text: 'I musei li visito piano: due sale, una panca, poi una fetta di torta.', interest: 'museums' },
    {
      text: 'Faccio lunghi giri in bici lungo l’acqua. Il vento contro lo chiamo allenamento, ma solo una volta a casa.',
      interest: 'cycling',
    },
    {
      text: 'Sul mio tavolo c’è sempre un gioco a metà. Vinco poco, ma spiego le regole a meraviglia.',
      interest: 'board-games',
    },
    {
      text: 'Due volte l’anno prendo un treno senza prenotare l’albergo. Non è mai andata male, solo diversamente.',
      interest: 'travelling',
    },
    { text: 'Il giovedì ballo la salsa. Contare so contare, il resto viene da sé.', interest: 'dancing' },
    { text: 'Ho un orto piccolo con più sdraio che pomodori, e le proporzioni mi vanno bene.', interest: 'gardening' },
  ],
  quirk: [
    'Lo confesso: parlo con le mie piante e aspetto risposta.',
    'Sopporto male gli appuntamenti vaghi e bene la pioggia.',
    'Gli amici dicono che di me ci si può fidare. Intendono che ho sempre un cacciavite.',
    'Piango con le pubblicità dove ci sono i nonni e non lo nascondo più.',
    'Prima del caffè parlo poco. Dopo recupero.',
    'Una volta ho finito una maratona, e ne parlo prima del necessario.',
    'Quando mi entusiasmo alzo la voce. Basta una mano sul braccio.',
    'Non sono mai uscit{o|a} da una libreria a mani vuote, e il corridoio di casa lo dimostra.',
  ],
  seek: [
    'Cerco qualcuno con una vita propria e una sedia libera dentro.',
    'Non serve dare subito un nome alle cose. Qualche bella serata è già molto.',
    'Spero in una persona che faccia domande a sua volta e sappia ridere di sé.',
    'Meglio se ti piace stare all’aperto, anche quando il cielo non collabora.',
    'L’età mi dice poco, la curiosità quasi tutto.',
    'Per favore, di’ le cose come stanno. Leggere nel pensiero non so, ascoltare sì.',
    'Non bisogna fare tutto in due: tu la tua serata, io la mia, e resta ancora molta settimana.',
    'Calma senza noia, compagnia senza chiasso: ecco, più o meno così.',
  ],
  end: [
    'Raccontami di cosa hai riso ieri e comincio da lì.',
    'Dimmi un libro, un piatto o un posto, e te ne restituisco uno.',
    'Non scrivo tutto il giorno, ma rispondo sempre.',
    'Prima due righe, poi una passeggiata. Se non è niente, almeno abbiamo preso aria.',
    'Chiedimi tutto, tranne della foto della cresima.',
    'Non serve una bella prima frase. Ne basta una vera.',
    'Il primo caffè lo offro io, la torta la scegli tu.',
    'Tocca a te.',
  ],
};
