/** Words of the prices that a site plans; staff alone read them. */
export const adminPricePlans = {
  title: 'Geplande prijzen',
  intro:
    'Een prijs gaat overal in op de minuut die je kiest, op de klok van deze site. Leden merken er vooraf niets van. Doorgestreept wordt alleen de laagste prijs van de afgelopen 30 dagen; een geplande telt pas mee vanaf dat moment.',
  none: 'Er is niets gepland.',
  older: 'Toon oudere',
  plan: 'Plan een prijs',
  planned: 'Gepland.',
  from: 'Vanaf {at}',
  price: '{credits} credits: {price}',
  plannedBy: 'Gepland door {by}: {reason}',
  outcome: {
    held: 'Ingegaan.',
    cancelled: 'Geschrapt door {by}: {reason}',
    void: 'Niet ingegaan: dit pakket of deze munt was er niet meer.',
  },
  cancel: 'Schrap',
  cancelOf: 'Schrap wat vanaf {at} gepland is',
  cancelTitle: 'Geplande prijs schrappen?',
  cancelText: 'De prijzen blijven dan zoals ze zijn, ook na {at}.',
  cancelDone: 'Geschrapt.',
  planTitle: 'Plan een prijs',
  planText:
    'Laat leeg wat blijft zoals het is. Wie een bestelling al op het scherm heeft, betaalt nooit meer dan daar stond.',
  date: 'Dag',
  time: 'Tijd',
  timeHint: 'Op de klok van deze site: {zone}.',
  newPrice: 'Nieuwe prijs van {credits} credits in {currency}',
  now: 'Nu {price}.',
} as const;
