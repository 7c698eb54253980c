export const errors = {
  internal: 'Er is een fout opgetreden, probeer het later opnieuw.',
  name_changed_recently: 'You can change your name once every {days} days.',
  gender_fixed: 'You can change your gender once. Please contact support.',
  about_too_long: 'Use {max, number} characters at most.',
  too_many_interests: 'Choose {max} interests at most.',
  unknown_place: 'Choose a place from the list.',
  quote_too_long: 'Use {max, number} characters at most.',
} as const;
