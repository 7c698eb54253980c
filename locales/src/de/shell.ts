export const shell = {
  error: {
    title: 'Er ging iets mis',
    generic: 'Er is een fout opgetreden, probeer het later opnieuw.',
    notFoundTitle: 'Deze pagina bestaat niet',
    notFound: 'Misschien is het adres veranderd, of is iemand weggegaan.',
    code: 'Code {status}',
    home: 'Naar de startpagina',
  },
} as const;
