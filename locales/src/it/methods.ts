import type { methods as nl } from '../nl/methods.ts';
import type { Texts } from '../texts.ts';

export const methods: Texts<typeof nl> = {
  creditcard: 'Carta di credito',
  sct: 'Bonifico bancario',
  sdd: 'Addebito diretto',
};
