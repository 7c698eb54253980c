export const errors = {
  internal: 'Er is een fout opgetreden, probeer het later opnieuw.',
  name_changed_recently: 'Du kannst deinen Namen einmal in {days} Tagen ändern.',
  gender_fixed: 'Das Geschlecht lässt sich einmal ändern. Bitte wende dich an den Support.',
  about_too_long: 'Höchstens {max, number} Zeichen.',
  too_many_interests: 'Wähle höchstens {max} Interessen.',
  unknown_place: 'Wähle einen Ort aus der Liste.',
  quote_too_long: 'Höchstens {max, number} Zeichen.',
} as const;
