import type { adminNumbers as nl } from '../nl/admin-numbers.ts';
import type { Texts } from '../texts.ts';

export const adminNumbers: Texts<typeof nl> = {
  title: 'Cifras',
  intro: 'Lo que pasó en los sitios, contado por día de cada sitio.',
  until: 'Contado hasta {time}.',
  never: 'Aún no se ha contado nada. Se hace cada cuarto de hora.',
  running: 'El último periodo aún no ha terminado y no entra en la comparación.',
  view: 'Vista',
  charts: 'Gráficos',
  tables: 'Tablas',
  step: 'Periodo',
  steps: {
    day: 'Por día',
    week: 'Por semana',
    month: 'Por mes',
  },
  spans: {
    day: '{count} días',
    week: '{count} semanas',
    month: '{count} meses',
  },
  tableOf: 'Tabla de {chart}',
  csvOf: 'CSV de {chart}',
  total: '{total} en {span}; {before} en el mismo tiempo justo antes.',
  change: '{total} en {span}, {change} frente al mismo tiempo justo antes.',
  none: 'No hay nada en este tiempo.',
  sum: 'Total',
  others: 'otros',
  own: 'sin red',
  period: 'Empieza el',
  runs: '(en curso)',
  members: 'entre miembros',
  invented: 'con perfiles ficticios',
  names: {
    sign_ups: 'Registros por red',
    confirmations: 'Direcciones confirmadas por red',
    first_purchases: 'Primeras compras por método de pago',
    messages: 'Mensajes',
    paid_by_method: 'Pagado por método ({currency})',
    paid_by_country: 'Pagado por país ({currency})',
    left_at_once: 'Páginas de entrada abandonadas enseguida',
  },
  notes: {
    first_purchases: 'La primera compra de un miembro: con ella pasa a ser premium.',
    paid: 'IVA incluido, sin descontar lo que después se reembolsó o devolvió.',
  },
};
