import type { mail as source } from '../nl/mail.ts';
import type { Texts } from '../texts.ts';

export const mail: Texts<typeof source> = {
  frame: {
    account: 'Tu reçois cet e-mail parce que tu as un compte chez {site}. C’est un message de service concernant ton compte.',
    kvk: 'registre du commerce (KvK) {number}',
    vat: 'TVA {number}',
    service: 'Service client',
    withdraw: 'Se rétracter du contrat ici',
    copy: 'Le bouton ne marche pas ? Colle cette adresse dans ton navigateur :',
  },
  activation: {
    subject: 'Confirme ton adresse e-mail',
    preview:
      '{count, plural, =0 {Ensuite tu peux commencer.} one {Ensuite ton message gratuit t’attend.} other {Ensuite tes # messages gratuits t’attendent.}}',
    title: 'Encore un clic, {name}',
    body: 'Confirme que cette adresse est la tienne. {count, plural, =0 {Ensuite tu peux commencer.} one {Ensuite ton message gratuit t’attend.} other {Ensuite tes # messages gratuits t’attendent.}}',
    bodyWithMessage:
      'Confirme que cette adresse est la tienne. Nous envoyons alors ce que tu as déjà écrit{count, plural, =0 {.} one {, et ton message gratuit t’attend.} other {, et tes # messages gratuits t’attendent.}}',
    button: 'Confirmer mon adresse',
    expires: 'Le lien fonctionne une fois, jusqu’au {until}.',
    ignore: 'Tu ne t’es pas inscrit·e ? Tu n’as rien à faire. Nous effaçons cette adresse au bout de 30 jours.',
  },
  accountLocked: {
    subject: 'Ton compte est bloqué un moment',
    preview: 'Un mot de passe erroné a été saisi trop souvent.',
    title: 'Ton compte est bloqué un moment',
    body: 'Quelqu’un a saisi {count} fois un mot de passe erroné. Personne ne peut donc se connecter avec un mot de passe pendant {minutes, plural, one {# minute} other {# minutes}}. C’était toi ? Ce bouton te connecte tout de suite.',
    button: 'Me connecter',
    expires: 'Le lien fonctionne une fois, jusqu’au {until}.',
    ignore: 'Ce n’était pas toi ? Ton mot de passe n’a pas été deviné. Choisis-en un autre si tu utilises le même ailleurs.',
  },
  alreadyMember: {
    subject: 'Tu as déjà un compte',
    preview: 'Aucun second compte n’a été créé.',
    title: 'Tu as déjà un compte',
    body: 'Quelqu’un a voulu s’inscrire avec cette adresse, mais elle a déjà un compte chez {site}. Rien n’a changé. C’était toi ? Alors connecte-toi.',
    button: 'Se connecter',
    ignore: 'Ce n’était pas toi ? Tu n’as rien à faire.',
  },
  receipt: {
    subject: 'Reçu de la commande {number}',
    preview: '{count, plural, one {# crédit} other {# crédits}}, {total} avec {method}.',
    title: 'Merci, tes crédits sont prêts',
    order: 'Commande {number}, {at}',
    item: '{count, plural, one {# crédit} other {# crédits}} à {price}',
    net: 'Hors taxe',
    vat: 'TVA {percent} ({country})',
    paid: 'Payé avec {method}',
    withdraw:
      'Tu peux te rétracter jusqu’au {until}, 23 h 59, sans donner de raison. Tu as demandé la livraison immédiate. Tu ne paies donc alors que les crédits utilisés ; le reste t’est remboursé.',
    button: 'Voir le reçu',
    seller: '{company} est le vendeur et figure sur ton relevé. Il n’y a pas d’abonnement.',
  },
};
