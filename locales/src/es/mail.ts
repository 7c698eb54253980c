import type { mail as source } from '../nl/mail.ts';
import type { Texts } from '../texts.ts';

export const mail: Texts<typeof source> = {
  frame: {
    account: 'Recibes este correo porque tienes una cuenta en {site}. Es un mensaje de servicio sobre tu cuenta.',
    kvk: 'registro mercantil (KvK) {number}',
    vat: 'IVA {number}',
    service: 'Atención al cliente',
    withdraw: 'Desistir del contrato aquí',
    copy: '¿No funciona el botón? Pega esta dirección en tu navegador:',
  },
  activation: {
    subject: 'Confirma tu correo electrónico',
    preview:
      '{count, plural, =0 {Después puedes empezar.} one {Después tendrás listo tu mensaje gratis.} other {Después tendrás listos tus # mensajes gratis.}}',
    title: 'Un clic más, {name}',
    body: 'Confirma que esta dirección es tuya. {count, plural, =0 {Después puedes empezar.} one {Después tendrás listo tu mensaje gratis.} other {Después tendrás listos tus # mensajes gratis.}}',
    bodyWithMessage:
      'Confirma que esta dirección es tuya. Entonces enviaremos lo que ya escribiste{count, plural, =0 {.} one {, y tendrás listo tu mensaje gratis.} other {, y tendrás listos tus # mensajes gratis.}}',
    button: 'Confirmar mi dirección',
    expires: 'El enlace funciona una vez, hasta el {until}.',
    ignore: '¿No te has registrado? No tienes que hacer nada. A los 30 días borramos esta dirección.',
  },
  accountLocked: {
    subject: 'Tu cuenta está bloqueada un momento',
    preview: 'Se ha escrito demasiadas veces una contraseña incorrecta.',
    title: 'Tu cuenta está bloqueada un momento',
    body: 'Alguien ha escrito {count} veces una contraseña incorrecta. Por eso nadie puede entrar con contraseña durante {minutes, plural, one {# minuto} other {# minutos}}. ¿Fuiste tú? Con este botón entras enseguida.',
    button: 'Entrar',
    expires: 'El enlace funciona una vez, hasta el {until}.',
    ignore: '¿No fuiste tú? Nadie ha adivinado tu contraseña. Elige otra si usas la misma en otro sitio.',
  },
  alreadyMember: {
    subject: 'Ya tienes una cuenta',
    preview: 'No se ha creado una segunda cuenta.',
    title: 'Ya tienes una cuenta',
    body: 'Alguien quiso registrarse con esta dirección, pero ya tiene una cuenta en {site}. No ha cambiado nada. ¿Fuiste tú? Entonces inicia sesión.',
    button: 'Iniciar sesión',
    ignore: '¿No fuiste tú? No tienes que hacer nada.',
  },
  receipt: {
    subject: 'Recibo del pedido {number}',
    preview: '{count, plural, one {# crédito} other {# créditos}}, {total} con {method}.',
    title: 'Gracias, tus créditos están listos',
    order: 'Pedido {number}, {at}',
    item: '{count, plural, one {# crédito} other {# créditos}} a {price}',
    net: 'Base imponible',
    vat: 'IVA {percent} ({country})',
    paid: 'Pagado con {method}',
    withdraw:
      'Puedes desistir hasta el {until}, 23:59, sin dar motivos. Pediste la entrega inmediata. Por eso pagas entonces solo los créditos que hayas usado; el resto se te devuelve.',
    button: 'Ver el recibo',
    seller: '{company} es el vendedor y figura en tu extracto. No hay suscripción.',
  },
};
