export const language = {
  title: 'Taal en land',
  intro: 'Kies de taal van deze site. We onthouden je keuze een jaar op dit toestel.',
  near: 'Talen in {country}',
  others: 'Andere talen',
  country: 'Land',
  countryHint: 'Daarvan hangt af welke prijzen en regels je ziet.',
  save: 'Bewaar',
} as const;
