export const errors = {
  internal: 'Er is een fout opgetreden, probeer het later opnieuw.',
  name_changed_recently: 'Puoi cambiare nome una volta ogni {days} giorni.',
  gender_fixed: 'Il genere si può cambiare una sola volta. Scrivi all’assistenza.',
  about_too_long: 'Al massimo {max, number} caratteri.',
  too_many_interests: 'Scegli al massimo {max} interessi.',
  unknown_place: 'Scegli un luogo dall’elenco.',
  quote_too_long: 'Al massimo {max, number} caratteri.',
} as const;
