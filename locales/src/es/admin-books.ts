import type { adminBooks as nl } from '../nl/admin-books.ts';
import type { Texts } from '../texts.ts';

export const adminBooks: Texts<typeof nl> = {
  title: 'Meses',
  intro:
    'La contabilidad de {site}. Lo ganado se contabiliza por la noche. Los CSV de un mes en curso llegan hasta anoche.',
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
  risk: {
    title: 'Riesgo de tarjetas',
    intro:
      'Lo que volvió de los pagos con tarjeta en los últimos 30 días, en todos los sitios de la empresa: así lo ve tu adquirente.',
    counted: 'Contado',
    sites: 'Sitios',
    payments: 'Pagos con tarjeta',
    disputes: 'Retirados por el banco',
    returns: 'Devuelto en total',
    calm: 'sin alarma',
    alarm: 'alarma: avisa a tu adquirente',
    share: '{share} del {limit} que tolera la marca.',
    schemes: {
      visa: 'Visa',
      mastercard: 'Mastercard',
    },
    rules: {
      visa: 'Visa cuenta fraudes y disputas. Alarma desde {share} y {least} disputas; ahora hay {cases}.',
      mastercard:
        'Mastercard cuenta disputas y reembolsos juntos. Alarma desde {share} con {least} pagos o más; ahora hay {cases}.',
    },
    note: 'Con una alarma, atención al cliente recibe un correo por mes y marca. Los reembolsos generosos también cuentan.',
  },
};
