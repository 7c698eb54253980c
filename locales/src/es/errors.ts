export const errors = {
  internal: 'Er is een fout opgetreden, probeer het later opnieuw.',
} as const;
