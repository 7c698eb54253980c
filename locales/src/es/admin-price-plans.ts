import type { adminPricePlans as nl } from '../nl/admin-price-plans.ts';
import type { Texts } from '../texts.ts';

export const adminPricePlans: Texts<typeof nl> = {
  title: 'Precios programados',
  intro:
    'Un precio entra en vigor en todas partes en el minuto que elijas, según el reloj de este sitio. Los miembros no notan nada antes. Solo se tacha el precio más bajo de los últimos 30 días; uno programado cuenta desde ese momento.',
  none: 'No hay nada programado.',
  older: 'Mostrar anteriores',
  plan: 'Programar un precio',
  planned: 'Programado.',
  from: 'Desde {at}',
  price: '{credits} créditos: {price}',
  plannedBy: 'Programado por {by}: {reason}',
  outcome: {
    held: 'Entró en vigor.',
    cancelled: 'Anulado por {by}: {reason}',
    void: 'No entró en vigor: este paquete o esta moneda ya no existía.',
  },
  cancel: 'Anular',
  cancelOf: 'Anular lo programado desde {at}',
  cancelTitle: '¿Anular el precio programado?',
  cancelText: 'Los precios se quedan entonces como están, también después de {at}.',
  cancelDone: 'Anulado.',
  planTitle: 'Programar un precio',
  planText: 'Deja vacío lo que siga igual. Quien ya tiene un pedido en pantalla nunca paga más de lo que ponía allí.',
  date: 'Día',
  time: 'Hora',
  timeHint: 'Según el reloj de este sitio: {zone}.',
  newPrice: 'Nuevo precio de {credits} créditos en {currency}',
  now: 'Ahora {price}.',
};
