export const errors = {
  internal: 'Er is een fout opgetreden, probeer het later opnieuw.',
  name_changed_recently: 'Je kunt je naam één keer per {days} dagen wijzigen.',
  gender_fixed: 'Je geslacht kun je één keer wijzigen. Neem contact op met de klantenservice.',
  about_too_long: 'Gebruik hooguit {max, number} tekens.',
  too_many_interests: 'Kies hooguit {max} interesses.',
  unknown_place: 'Kies een plaats uit de lijst.',
  quote_too_long: 'Gebruik hooguit {max, number} tekens.',
} as const;
