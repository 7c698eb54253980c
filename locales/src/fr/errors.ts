export const errors = {
  internal: 'Er is een fout opgetreden, probeer het later opnieuw.',
  name_changed_recently: 'Tu peux changer de nom une fois tous les {days} jours.',
  gender_fixed: 'Le genre ne peut être modifié qu’une fois. Contacte le service client.',
  about_too_long: '{max, number} caractères au maximum.',
  too_many_interests: 'Choisis {max} centres d’intérêt au maximum.',
  unknown_place: 'Choisis un lieu dans la liste.',
  quote_too_long: '{max, number} caractères au maximum.',
} as const;
