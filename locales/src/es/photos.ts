import type { photos as source } from '../nl/photos.ts';
import type { Texts } from '../texts.ts';

export const photos: Texts<typeof source> = {
  title: 'Fotos',
  intro: 'Reciente y reconocible. Con gafas de sol también vale, pero en la segunda.',
  rules:
    'JPEG, PNG o WebP, hasta 15 MB. Borramos la ubicación de la foto. Alguien de nuestro equipo la revisa; hasta entonces solo la ves tú.',
  limitFree: 'Gratis puedes subir {limit, plural, one {# foto} other {# fotos}}; con premium, 25.',
  add: 'Añadir una foto',
  count: '{used} de {limit} fotos',
  full: 'Tienes {limit} fotos. Elimina una para subir otra.',
  uploading: 'Subiendo, {percent} %',
  processing: 'Preparando',
  waiting: 'En revisión',
  main: 'Foto principal',
  mine: 'Tu foto {at}',
  options: 'Opciones de la foto {at}',
  makeMain: 'Usar como principal',
  remove: 'Eliminar',
  removed: 'Foto eliminada.',
  dismiss: 'Quitar',
  tooLarge: 'La foto ocupa más de 15 MB.',
  reason: {
    no_person: 'Retirada: no sales en ella.',
    not_you: 'Retirada: no eres tú.',
    nudity: 'Retirada: desnudo o contenido sexual.',
    minor: 'Retirada: aparece un menor.',
    contact_details: 'Retirada: muestra datos de contacto.',
    quality: 'Retirada: demasiado borrosa u oscura.',
    copyright: 'Retirada: la foto es de otra persona.',
    photo_broken: 'No se ha podido leer la foto.',
  },
};
