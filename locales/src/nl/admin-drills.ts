/** Words of the drill of a breach. */
export const adminDrills = {
  title: 'Oefening datalek',
  intro: 'Loop het draaiboek voor een datalek elk jaar door met een verzonnen geval.',
  never: 'nog nooit gehouden',
  late: 'had uiterlijk {day} gemoeten',
  next: 'volgende uiterlijk {day}',
  new: 'Noteer een oefening',
  held: '{day}, door {name}',
  noted: 'De oefening is genoteerd.',
  day: 'Gehouden op',
  findings: 'Wat er gespeeld is en wat er ontbrak',
  findingsHint: 'Zonder namen van leden.',
  note: 'Noteer',
} as const;
