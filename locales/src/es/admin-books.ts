import type { adminBooks as nl } from '../nl/admin-books.ts';
import type { Texts } from '../texts.ts';

export const adminBooks: Texts<typeof nl> = {
  title: 'Meses',
  intro: 'La contabilidad de {site}, hasta anoche. Los CSV van de la primera medianoche del mes a la última.',
  year: 'Año',
  month: 'Mes',
  payments: 'Pagos',
  sold: 'Vendido',
  back: 'Devuelto',
  vat: 'IVA',
  earned: 'Ganado',
  fees: 'Costes',
  files: 'CSV',
  take: 'Descargar',
  takeOf: 'CSV de {name}',
  underWay: 'en curso',
  quarters: 'Trimestres para la OSS',
  quarter: 'Trimestre',
  currencies: 'Otras monedas',
  noCurrencies: 'ninguna',
  quarterTitle: 'Declaración de {name}',
  quarterText:
    'Lo que valía un euro el último día del trimestre, en el Banco Central Europeo. Se vendió en cada una de las otras monedas.',
  rate: '1 euro en {currency}',
  make: 'Crear los CSV',
  noRate: 'Esto no es un tipo de cambio, como 4,2512.',
  nothing: 'No hay nada contabilizado',
  nothingText: 'En este año no hay nada en la contabilidad de este sitio.',
  takenUnderWay: 'Descargado. El periodo sigue en curso: esto llega hasta anoche.',
};
