/** Payment methods whose name differs by language; the others are brands. */
export const methods = {
  creditcard: 'Creditcard',
  sct: 'Overboeking',
  sdd: 'Automatische incasso',
} as const;
