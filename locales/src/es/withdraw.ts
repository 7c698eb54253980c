import type { withdraw as nl } from '../nl/withdraw.ts';
import type { Texts } from '../texts.ts';

export const withdraw: Texts<typeof nl> = {
  title: 'Desistir del contrato aquí',
  intro: 'En los {days} días siguientes a tu pedido. Sin dar motivos y sin iniciar sesión.',
  steps: { label: 'Pasos', order: '1. Qué pedido', confirm: '2. Confirmar' },
  form: {
    name: 'Tu nombre',
    order: 'Número de pedido',
    orderHint: 'Está en tu recibo, al principio del correo.',
    email: 'Correo para el justificante',
    next: 'Continuar',
  },
  confirm: {
    title: '¿Es correcto?',
    intro: 'Con este botón envías el desistimiento.',
    order: 'Pedido',
    ordered: 'Pedido el',
    name: 'Nombre',
    email: 'Justificante a',
    refund: 'Te devolvemos',
    whole:
      'No se te informó bien sobre el desistimiento. Por eso recuperas también lo que ya usaste. Con {method}, en 14 días.',
    unused: '{unused} de {count, plural, one {# crédito} other {# créditos}} sin usar. Con {method}, en 14 días.',
    later:
      'Lo que te devolvemos está en el correo. El importe solo se lo mostramos a quien compró, con la sesión iniciada.',
    over: 'El plazo de este pedido terminó el {until}. Puedes enviarlo igualmente; una persona lo mirará.',
    declared: 'Ya desististe de este pedido, el {at}. Enviarlo otra vez no cambia nada.',
    back: 'Atrás',
    submit: 'Confirmar desistimiento',
    note: 'Los créditos que quedan de este pedido se descuentan enseguida de tu saldo. Recibirás enseguida un correo con fecha y hora. Conservas tu cuenta y los demás créditos.',
  },
  done: {
    title: 'Hemos recibido tu desistimiento',
    text: 'Recibido el {at}. Si el número corresponde a {email}, recibirás allí el justificante.',
    follow: 'Seguir el reembolso',
  },
};
