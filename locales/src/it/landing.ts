export const landing = {
  title: 'Begin met een goed gesprek.',
  lead: 'Voor volwassenen die rustig willen kennismaken. Wat iets kost staat erbij, in euro. En wie niet echt is, draagt een label.',
} as const;
