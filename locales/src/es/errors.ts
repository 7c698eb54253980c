export const errors = {
  internal: 'Er is een fout opgetreden, probeer het later opnieuw.',
  name_changed_recently: 'Puedes cambiar tu nombre una vez cada {days} días.',
  gender_fixed: 'El género se puede cambiar una sola vez. Escribe a atención al cliente.',
  about_too_long: 'Usa como máximo {max, number} caracteres.',
  too_many_interests: 'Elige como máximo {max} intereses.',
  unknown_place: 'Elige un lugar de la lista.',
  quote_too_long: 'Usa como máximo {max, number} caracteres.',
} as const;
