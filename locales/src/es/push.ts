import type { push as nl } from '../nl/push.ts';
import type { Texts } from '../texts.ts';

export const push: Texts<typeof nl> = {
  told: {
    conversation: 'Alguien ha empezado una conversación contigo',
    message: '{count, plural, one {Tienes un mensaje nuevo} other {# mensajes nuevos}}',
    fictional:
      '{count, plural, one {Mensaje nuevo en una conversación con un perfil ficticio} other {# mensajes nuevos en una conversación con un perfil ficticio}}',
    unread:
      '{count, plural, one {Te espera un mensaje} other {Te esperan # mensajes}}{fictional, plural, =0 {} other {, # de ellos de un perfil ficticio}}',
    fictionalUnread:
      '{count, plural, one {Te espera un mensaje en una conversación con un perfil ficticio} other {Te esperan # mensajes en una conversación con un perfil ficticio}}',
    fictionalName: '{name}, perfil ficticio',
    like: '{count, plural, one {Tienes un nuevo like} other {Tienes # nuevos likes}}',
    weekly: 'Hay nuevos miembros cerca de ti',
    promotions: 'Hay una oferta para ti',
    news: 'Hay novedades del sitio',
    reminders: 'Un recordatorio para ti',
  },
  device: {
    title: 'Push en este dispositivo',
    on: 'Activado.',
    onElsewhere: 'Activado. También en {count, plural, one {otro dispositivo} other {otros # dispositivos}}.',
    off: 'Desactivado.',
    offElsewhere: 'Desactivado en este dispositivo, activado en {count, plural, one {otro} other {otros #}}.',
    incapable: 'Este navegador no puede mostrar notificaciones push.',
    install:
      'En un iPhone o iPad, push funciona cuando {site} está en tu pantalla de inicio: toca Compartir y después Añadir a pantalla de inicio.',
    failed: 'No se ha podido activar. Inténtalo más tarde.',
    others: 'Otros dispositivos con push',
    since: 'Desde el {day}',
    unknown: 'Dispositivo desconocido',
    stop: 'Desactivar',
    stopOne: 'Desactivar push en {device}',
  },
  denied: {
    title: 'Push está bloqueado en tu navegador',
    text: 'Antes elegiste «bloquear». No podemos volver a preguntarlo; tú sí puedes permitirlo.',
    here: 'este dispositivo',
    again: 'Comprobar de nuevo',
    still: 'Sigue bloqueado.',
    never: 'Déjalo, con el correo basta',
    browsers: {
      chrome: {
        name: 'Chrome',
        step1: 'Toca el candado o los controles a la izquierda de la dirección',
        step2: 'Elige Permisos y después Notificaciones',
        step3: 'Activa Notificaciones y vuelve',
      },
      safari: {
        name: 'Safari · iPhone',
        step1: 'Añade {site} a tu pantalla de inicio con Compartir',
        step2: 'Abre Ajustes, Notificaciones, {site}',
        step3: 'Activa Permitir notificaciones',
      },
      firefox: {
        name: 'Firefox · ordenador',
        step1: 'Haz clic en el candado junto a la dirección',
        step2: 'Quita Bloqueado en Enviar notificaciones',
        step3: 'Vuelve a cargar esta página',
      },
      edge: {
        name: 'Edge · ordenador',
        step1: 'Haz clic en el candado junto a la dirección',
        step2: 'Elige Permisos para este sitio',
        step3: 'Pon Notificaciones en Permitir',
      },
    },
  },
  alert: {
    text: 'Activa push en este dispositivo. Un aviso no muestra nombre ni texto, salvo que tú quieras.',
    action: 'Activar push',
  },
  question: {
    title: '¿Un aviso cuando alguien escriba?',
    text: 'Tu primer mensaje está enviado. Así es una notificación, sin nombre y sin texto:',
    now: 'ahora',
    after: 'Después tu navegador lo preguntará una vez más. Puedes desactivarlo cuando quieras en Ajustes.',
    no: 'No, gracias',
    yes: 'Sí, por favor',
    done: 'A partir de ahora recibirás un aviso.',
    install:
      'En un iPhone o iPad funciona cuando {site} está en tu pantalla de inicio: toca Compartir y luego Añadir a pantalla de inicio.',
    understood: 'Entendido',
  },
};
