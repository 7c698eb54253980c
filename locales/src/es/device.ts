import type { device as nl } from '../nl/device.ts';
import type { Texts } from '../texts.ts';

export const device: Texts<typeof nl> = {
  consent: {
    title: '¿Podemos recordar de dónde vienes?',
    text: 'Has llegado por un socio o un anuncio. Con una cookie de 30 días también lo sabremos si te registras más tarde. {site} funciona igual si lo rechazas.',
    allow: 'Permitir',
    refuse: 'Rechazar',
    more: 'Más sobre cookies',
    choice: 'Recordar por qué socio o anuncio he llegado',
    detail: 'Solo para liquidar con los socios, 30 días. Desactivado: solo en esta pestaña.',
    saved: 'Guardado.',
  },
  install: {
    title: 'Añade {site} a tu pantalla de inicio',
    text: 'Así abres {site} como una aplicación.',
    safari: 'En Safari, toca Compartir y luego «Añadir a pantalla de inicio».',
    install: 'Instalar',
    later: 'Ahora no',
    never: 'No volver a preguntar',
  },
};
