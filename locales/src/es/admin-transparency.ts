import type { adminTransparency as nl } from '../nl/admin-transparency.ts';
import type { Texts } from '../texts.ts';

export const adminTransparency: Texts<typeof nl> = {
  title: 'Informe anual',
  intro:
    'Lo que llegó a {site} en un año y en qué quedó, contado para el informe de transparencia (DSA, artículos 15 y 24).',
  year: 'Año',
  save: 'Guardar como CSV',
  none: 'Nada en este año.',
  all: 'todo junto',
  about: '{country} · {concerns}',
  runs: 'Este año aún no ha acabado: contado hasta {time}.',
  median: 'La mediana es el tiempo desde la llegada hasta la decisión; en los recursos, de quien sigue siendo miembro.',
  tables: {
    notices: 'Lo que llegó',
    measures: 'Lo que hicimos',
    objections: 'Recursos',
    authorities: 'Peticiones de autoridades',
  },
  heads: {
    what: 'Qué',
    part: 'Motivo',
    number: 'Número',
    acted: 'Con medida',
    notActed: 'Sin medida',
    restored: 'Retirada',
    upheld: 'Mantenida',
    median: 'Mediana',
  },
  reasons: {
    fraud: 'Fraude o intento de fraude',
    fake_profile: 'Perfil de otra persona o datos falsos',
    underage: 'Menor de 18 años',
    harassment: 'Acoso o amenazas',
    hate: 'Odio o discriminación',
    sexual_content: 'Contenido sexual que nadie pidió',
    advertising: 'Publicidad o servicios de pago',
    other: 'Otra norma de las condiciones',
  },
  kinds: {
    complaint: 'Queja',
    report: 'Denuncia',
    image_removal: 'Retirada de una imagen',
    account_closed: 'Cuenta cerrada',
    profile_hidden: 'Perfil oculto',
    photo_removed: 'Foto retirada',
    member_warned: 'Advertencia',
    member_renamed: 'Nombre retirado',
    restriction: 'Contra una restricción',
    photo: 'Contra la retirada de una foto',
  },
};
