import type { search as source } from '../nl/search.ts';
import type { Texts } from '../texts.ts';

export const search: Texts<typeof source> = {
  title: 'Más filtros',
  clear: 'Borrar todos los filtros',
  withPhoto: 'Con foto',
  online: 'Actividad reciente',
  onlineDetail: 'En los últimos 7 días',
  new: 'Miembros nuevos',
  newDetail: 'Registrados en los últimos 30 días',
  saved: 'Búsquedas guardadas',
  save: 'Guardar esta búsqueda',
  keep: 'Guardar',
  keptWithout: 'Si no la marcas, guardamos la búsqueda sin género ni orientación.',
  name: 'Nombre de la búsqueda',
  delete: 'Eliminar',
  deleteNamed: 'Eliminar {name}',
};
