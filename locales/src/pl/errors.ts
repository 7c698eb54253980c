export const errors = {
  internal: 'Er is een fout opgetreden, probeer het later opnieuw.',
  name_changed_recently: 'Imię można zmienić raz na {days} dni.',
  gender_fixed: 'Płeć można zmienić tylko raz. Napisz do obsługi klienta.',
  about_too_long: 'Najwyżej {max, number} znaków.',
  too_many_interests: 'Wybierz najwyżej {max} zainteresowań.',
  unknown_place: 'Wybierz miejsce z listy.',
  quote_too_long: 'Najwyżej {max, number} znaków.',
} as const;
