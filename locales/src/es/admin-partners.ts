import type { adminPartners as nl } from '../nl/admin-partners.ts';
import type { Texts } from '../texts.ts';

export const adminPartners: Texts<typeof nl> = {
  title: 'Socios',
  intro: 'Con una clave, el servidor de un socio registra a personas en {site}.',
  new: 'Clave nueva',
  none: 'Aún no hay claves',
  noneText: 'Un socio que registra a personas recibe de ti una clave. En las cifras figuran con el nombre de su red.',
  newText: 'Mostramos la clave una sola vez y guardamos solo lo que permite reconocerla.',
  network: 'Red',
  networkHint: 'Así se llama el socio en las cifras, como radio-este.',
  make: 'Crear clave',
  keyOf: 'Clave de {network}',
  key: 'Clave',
  shownOnce:
    'Solo la ves ahora. Dásela al socio por una vía que nadie más lea. Si se pierde, crea una nueva y anula esta.',
  copy: 'Copiar',
  copied: 'Copiada.',
  kept: 'La he guardado',
  columns: {
    network: 'Red',
    made: 'Creada',
    state: 'Estado',
    act: 'Acción',
  },
  works: 'funciona',
  endedAt: 'anulada, {at}',
  end: 'Anular',
  endOf: 'Anular la clave de {network}, creada el {at}',
  endTitle: '¿Anular la clave de {network}?',
  endText:
    'El servidor del socio deja de registrar a nadie con ella desde ahora. Quien ya es miembro gracias a ella lo sigue siendo. No se puede deshacer; sí crear una nueva.',
  ended: 'La clave ya no funciona.',
};
