import type { methods as nl } from '../nl/methods.ts';
import type { Texts } from '../texts.ts';

export const methods: Texts<typeof nl> = {
  creditcard: 'Carte bancaire',
  sct: 'Virement bancaire',
  sdd: 'Prélèvement SEPA',
};
