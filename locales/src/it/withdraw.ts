import type { withdraw as nl } from '../nl/withdraw.ts';
import type { Texts } from '../texts.ts';

export const withdraw: Texts<typeof nl> = {
  title: 'Recedi dal contratto qui',
  intro: 'Entro {days} giorni dall’ordine. Senza indicare motivi e senza accedere.',
  steps: { label: 'Passaggi', order: '1. Quale ordine', confirm: '2. Conferma' },
  form: {
    name: 'Il tuo nome',
    order: 'Numero d’ordine',
    orderHint: 'È sulla ricevuta, all’inizio dell’e-mail.',
    email: 'E-mail per la ricevuta',
    next: 'Avanti',
  },
  confirm: {
    title: 'È corretto?',
    intro: 'Con questo pulsante invii il recesso.',
    order: 'Ordine',
    ordered: 'Ordinato il',
    name: 'Nome',
    email: 'Ricevuta a',
    refund: 'Ti rimborsiamo',
    whole:
      'Le informazioni sul recesso non erano corrette. Per questo ti torna anche ciò che hai già usato. Con {method}, entro 14 giorni.',
    unused: '{unused} di {count, plural, one {# credito} other {# crediti}} non usati. Con {method}, entro 14 giorni.',
    later: 'L’importo del rimborso è nell’e-mail. Lo mostriamo solo a chi ha acquistato, dopo l’accesso.',
    over: 'Il termine per questo ordine è scaduto ({until}). Puoi inviare il recesso comunque; lo esamina una persona.',
    declared: 'Hai già esercitato il recesso per questo ordine: {at}. Inviarlo di nuovo non cambia nulla.',
    back: 'Indietro',
    submit: 'Conferma il recesso',
    note: 'I crediti rimasti di questo ordine escono subito dal tuo saldo. Ricevi subito un’e-mail con data e ora. Il tuo account e gli altri crediti restano.',
  },
  done: {
    title: 'Il tuo recesso è stato inviato',
    text: 'Ricevuto: {at}. Se il numero corrisponde a {email}, la ricevuta arriva a quell’indirizzo.',
    follow: 'Segui il rimborso',
  },
};
