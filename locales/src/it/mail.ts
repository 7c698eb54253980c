import type { mail as source } from '../nl/mail.ts';
import type { Texts } from '../texts.ts';

export const mail: Texts<typeof source> = {
  frame: {
    account: 'Ricevi questa e-mail perché hai un account su {site}. È un messaggio di servizio sul tuo account.',
    kvk: 'registro delle imprese (KvK) {number}',
    vat: 'partita IVA {number}',
    service: 'Servizio clienti',
    withdraw: 'Recedere dal contratto qui',
    copy: 'Il pulsante non funziona? Incolla questo indirizzo nel browser:',
  },
  activation: {
    subject: 'Conferma il tuo indirizzo e-mail',
    preview:
      '{count, plural, =0 {Poi puoi iniziare.} one {Poi il tuo messaggio gratuito è pronto.} other {Poi i tuoi # messaggi gratuiti sono pronti.}}',
    title: 'Ancora un clic, {name}',
    body: 'Conferma che questo indirizzo è tuo. {count, plural, =0 {Poi puoi iniziare.} one {Poi il tuo messaggio gratuito è pronto.} other {Poi i tuoi # messaggi gratuiti sono pronti.}}',
    bodyWithMessage:
      'Conferma che questo indirizzo è tuo. Poi inviamo ciò che hai già scritto{count, plural, =0 {.} one {, e il tuo messaggio gratuito è pronto.} other {, e i tuoi # messaggi gratuiti sono pronti.}}',
    button: 'Conferma il mio indirizzo',
    expires: 'Il link funziona una volta, fino al {until}.',
    ignore: 'Non ti sei registrato? Non devi fare nulla. Dopo 30 giorni cancelliamo questo indirizzo.',
  },
  accountLocked: {
    subject: 'Il tuo account è bloccato per un momento',
    preview: 'È stata inserita troppe volte una password errata.',
    title: 'Il tuo account è bloccato per un momento',
    body: 'Qualcuno ha inserito {count} volte una password errata. Perciò nessuno può accedere con la password per {minutes, plural, one {# minuto} other {# minuti}}. Eri tu? Con questo pulsante entri subito.',
    button: 'Fammi entrare',
    expires: 'Il link funziona una volta, fino al {until}.',
    ignore: 'Non eri tu? La tua password non è stata indovinata. Scegline un’altra se usi la stessa altrove.',
  },
  alreadyMember: {
    subject: 'Hai già un account',
    preview: 'Non è stato creato un secondo account.',
    title: 'Hai già un account',
    body: 'Qualcuno ha provato a registrarsi con questo indirizzo, ma ha già un account su {site}. Non è cambiato nulla. Eri tu? Allora accedi.',
    button: 'Accedi',
    ignore: 'Non eri tu? Non devi fare nulla.',
  },
  receipt: {
    subject: 'Ricevuta dell’ordine {number}',
    preview: '{count, plural, one {# credito} other {# crediti}}, {total} con {method}.',
    title: 'Grazie, i tuoi crediti sono pronti',
    order: 'Ordine {number}, {at}',
    item: '{count, plural, one {# credito} other {# crediti}} a {price}',
    net: 'Imponibile',
    vat: 'IVA {percent} ({country})',
    paid: 'Pagato con {method}',
    withdraw:
      'Puoi recedere fino al {until}, ore 23:59, senza indicare motivi. Hai chiesto la consegna immediata. Perciò in quel caso paghi solo i crediti usati; il resto ti viene restituito.',
    button: 'Vedi la ricevuta',
    seller: '{company} è il venditore e compare sul tuo estratto conto. Non c’è alcun abbonamento.',
  },
};
