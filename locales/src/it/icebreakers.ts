import type { icebreakers as nl } from '../nl/icebreakers.ts';
import type { Texts } from '../texts.ts';

export const icebreakers: Texts<typeof nl> = {
  bird: 'Se fossi un animale con le ali, quale saresti e perché?',
  unplanned: 'Che cosa hai fatto oggi che non avevi in programma?',
  wake: 'Per che cosa ti alzeresti anche di notte?',
  sunday: 'Com’è la tua domenica ideale, dal caffè al divano?',
  learned: 'Qual è l’ultima cosa che hai imparato con piacere?',
  smell: 'Quale odore ti riporta subito indietro nel tempo?',
  animals: 'Quale animale ti ha fatto ridere di più?',
  books: 'Quale libro regali più spesso?',
  coffee: 'Dove bevi il miglior caffè della città?',
  cooking: 'Che cosa cucini quando qualcuno si ferma a cena all’improvviso?',
  dogs: 'Cane al guinzaglio o libero sulla spiaggia?',
  film: 'Quale film rivedresti dieci volte?',
  gardening: 'Che cosa fiorisce adesso da te, in giardino o sul davanzale?',
  hiking: 'Quale passeggiata rifai sempre volentieri?',
  music: 'Quale canzone ti fa alzare il volume?',
  series: 'Quale serie hai finito in un weekend?',
  travelling: 'Dove andresti se potessi partire domani?',
  wine: 'Rosso davanti al camino o bianco in terrazza?',
};
