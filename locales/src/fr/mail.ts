import { restrictions } from './restrictions.ts';
import type { mail as source } from '../nl/mail.ts';
import type { Texts } from '../texts.ts';

export const mail: Texts<typeof source> = {
  frame: {
    account:
      'Tu reçois cet e-mail parce que tu as un compte sur {site}. C’est un message de service concernant ton compte.',
    kvk: 'registre du commerce (KvK) {number}',
    vat: 'numéro de TVA {number}',
    service: 'Service client',
    withdraw: 'Renoncer au contrat ici',
    copy: 'Le bouton ne fonctionne pas ? Colle cette adresse dans ton navigateur :',
    form: 'Tu reçois cet e-mail parce que cette adresse a été saisie dans un formulaire du site {site}.',
    staff: 'Cet e-mail est destiné au service client du site {site}.',
  },
  activation: {
    subject: 'Confirme ton adresse e-mail',
    preview:
      '{count, plural, =0 {Ensuite, tu pourras commencer.} one {Ton message gratuit t’attend ensuite.} other {Tes # messages gratuits t’attendent ensuite.}}',
    title: 'Encore un clic, {name}',
    body: 'Confirme que cette adresse est la tienne. {count, plural, =0 {Ensuite, tu pourras commencer.} one {Ton message gratuit t’attend ensuite.} other {Tes # messages gratuits t’attendent ensuite.}}',
    bodyWithMessage:
      'Confirme que cette adresse est la tienne. Nous enverrons alors ce que tu as déjà écrit{count, plural, =0 {.} one {, et ton message gratuit t’attendra.} other {, et tes # messages gratuits t’attendront.}}',
    button: 'Confirmer mon adresse',
    expires: 'Le lien ne fonctionne qu’une seule fois, jusqu’au {until}.',
    ignore:
      'Cette inscription ne vient pas de toi ? Tu n’as rien à faire. Nous effacerons cette adresse au bout de 30 jours.',
  },
  accountLocked: {
    subject: 'Ton compte est temporairement bloqué',
    preview: 'Un mot de passe erroné a été saisi trop souvent.',
    title: 'Ton compte est temporairement bloqué',
    body: 'Quelqu’un a saisi {count} fois un mot de passe erroné. Pendant {minutes, plural, one {# minute} other {# minutes}}, personne ne peut donc se connecter avec un mot de passe. C’était toi ? Ce bouton te connecte tout de suite.',
    button: 'Me connecter',
    expires: 'Le lien ne fonctionne qu’une seule fois, jusqu’au {until}.',
    ignore:
      'Ce n’était pas toi ? Ton mot de passe n’a pas été deviné. Choisis-en un autre si tu utilises le même ailleurs.',
  },
  twoStepLocked: {
    subject: 'Trop de codes erronés',
    preview: 'Quelqu’un connaît ton mot de passe, ou c’était toi.',
    title: 'La deuxième étape est bloquée un moment',
    body: 'Quelqu’un a saisi {count} fois un code erroné avec ton mot de passe. Personne ne peut donc essayer de code pendant {minutes, plural, one {# minute} other {# minutes}}. C’était toi ? Avec ce bouton, tu peux réessayer tout de suite ; il te faut toujours ton code.',
    button: 'Réessayer',
    expires: 'Le lien fonctionne une fois, jusqu’au {until}.',
    notYou:
      'Ce n’était pas toi ? Alors quelqu’un connaît ton mot de passe. Choisis-en un autre tout de suite via « Mot de passe oublié ».',
  },
  twoStepOn: {
    subject: 'La connexion en deux étapes est activée',
    preview: 'En plus de ton mot de passe, nous demandons un code.',
    title: 'La connexion en deux étapes est activée',
    body: 'Depuis le {at}, nous demandons un code de ton application après ton mot de passe. Garde tes codes de secours en lieu sûr. C’était toi ? Alors tu n’as rien à faire.',
    button: 'Voir mes réglages',
    notYou: 'Ce n’était pas toi ? Choisis un nouveau mot de passe et écris à notre service client.',
  },
  twoStepOff: {
    subject: 'La connexion en deux étapes est désactivée',
    preview: 'Ton mot de passe suffit à nouveau.',
    title: 'La connexion en deux étapes est désactivée',
    body: 'Depuis le {at}, ton mot de passe suffit pour te connecter. C’était toi, ou tu l’as demandé à notre service client ? Alors tu n’as rien à faire.',
    button: 'Ce n’était pas moi',
    notYou: 'Ce n’était pas toi ? Choisis tout de suite un nouveau mot de passe et réactive la deuxième étape.',
  },
  restrictionReason: restrictions.reason,
  restricted: {
    suspendedSubject: 'Ton compte est fermé',
    hiddenSubject: 'Ton profil est masqué',
    preview: 'Lis pourquoi, et ce que tu peux faire.',
    suspendedScope:
      'Personne ne voit ton profil et tu ne peux ni liker ni écrire. Tes données, tes paiements et tes réglages restent à toi ; tu peux te connecter pour cela.',
    hiddenScope:
      'Personne ne trouve ton profil et tu ne peux pas liker. Tu peux te connecter et lire tes messages comme avant.',
    rule: 'La règle : {rule} {ground, select, law {La loi ne le permet pas.} other {C’est contraire à nos conditions.}}',
    facts: 'Ce qui s’est passé : {facts}',
    discreet: 'De quelle règle il s’agit et ce qui s’est passé, tu le lis après t’être connecté.',
    who: '{automated, select, yes {Cela a été décidé automatiquement le {at}.} other {Une personne de notre équipe l’a décidé le {at}, pas un ordinateur.}}',
    open: 'Cela vaut jusqu’à ce que nous l’annulions.',
    until: 'Cela vaut jusqu’au {until} inclus, puis prend fin tout seul.',
    button: 'Voir et contester',
    object:
      'Pas d’accord ? Jusqu’au {until}, tu peux contester gratuitement. Une autre personne examine ta demande. Tu peux aussi t’adresser à un organe de règlement des litiges ou au tribunal.',
  },
  verificationDecided: {
    subject: 'Ta photo a été regardée',
    preview: 'Le résultat est dans tes réglages.',
    verified: 'Nous avons confirmé ta photo principale. Une coche figure maintenant à côté de ton prénom.',
    refused:
      'Nous n’avons pas pu confirmer ta photo principale. Sur le site, tu peux lire pourquoi et ce que tu peux faire.',
    deleted: 'La photo prise pour ce contrôle est supprimée dans les 24 heures.',
    button: 'Voir le résultat',
  },
  restrictionEnded: {
    suspendedSubject: 'Ton compte est de nouveau ouvert',
    hiddenSubject: 'On peut de nouveau trouver ton profil',
    preview: 'Tout est comme avant.',
    objection: 'Une autre personne a examiné ta contestation et annulé la décision.',
    time: 'La durée de la restriction est passée.',
    staff: 'Nous avons annulé la décision.',
    suspendedBody: 'Ton compte est comme avant.',
    hiddenBody: 'Les autres peuvent de nouveau te trouver.',
    button: 'Se connecter',
  },
  objectionUpheld: {
    subject: 'Ta contestation a été examinée',
    preview: 'La décision est maintenue.',
    suspendedBody:
      'Une autre personne que celle qui a décidé a examiné ta contestation. Ton compte reste fermé. Tu peux encore t’adresser à un organe de règlement des litiges ou au tribunal.',
    hiddenBody:
      'Une autre personne que celle qui a décidé a examiné ta contestation. Ton profil reste masqué. Tu peux encore t’adresser à un organe de règlement des litiges ou au tribunal.',
  },
  alreadyMember: {
    subject: 'Tu as déjà un compte',
    preview: 'Aucun second compte n’a été créé.',
    title: 'Tu as déjà un compte',
    body: 'Quelqu’un a voulu s’inscrire avec cette adresse, mais un compte existe déjà à cette adresse sur {site}. Rien n’a changé. C’était toi ? Connecte-toi.',
    button: 'Me connecter',
    ignore: 'Ce n’était pas toi ? Tu n’as rien à faire.',
  },
  signupRefused: {
    subject: 'L’inscription n’a pas abouti',
    preview: 'Aucun compte ne peut être créé avec cette adresse.',
    title: 'L’inscription n’a pas abouti',
    body: 'Quelqu’un a voulu s’inscrire sur {site} avec cette adresse. Un compte lié à cette adresse a été fermé par nos soins, et cette décision tient toujours. Aucun nouveau compte n’a donc été créé.',
    button: 'Voir le règlement',
    object:
      'Tu n’es pas d’accord ? Le règlement explique comment contester. Une autre personne réexaminera alors la décision.',
    ignore: 'Ce n’était pas toi ? Tu n’as rien à faire.',
  },
  complaint: {
    subject: 'Nous avons bien reçu ton message, dossier {number}',
    preview: 'Garde ce numéro.',
    title: 'Ton numéro de dossier : {number}',
    body: '{kind, select, complaint {Nous avons reçu ta réclamation le {at}. Une personne te répondra au plus tard le {until}.} report {Nous avons reçu ton signalement le {at}. Une personne décidera au plus tard le {until}. Tu recevras la décision, ses motifs et la manière de la contester.} other {Nous avons reçu ta demande le {at}. Nous retirerons l’image et te le confirmerons au plus tard le {until}.}}',
    add: 'Tu veux ajouter quelque chose ? Réponds à cet e-mail sans changer l’objet.',
  },
  reportDecided: {
    subject:
      '{kind, select, complaint {Réponse à ta réclamation {number}} report {Décision sur ton signalement {number}} other {Décision sur ta demande {number}}}',
    measure: 'Nous avons pris une mesure.',
    noMeasure: 'Nous ne prenons pas de mesure.',
    why: 'Motif : {explanation}',
    person:
      'Une personne de notre équipe l’a décidé le {at}, pas un ordinateur.{kind, select, report { La personne signalée ne sait pas qui l’a signalée.} other {}}',
    object:
      'Pas d’accord ? Réponds à cet e-mail jusqu’au {until}. Quelqu’un d’autre regarde alors, gratuitement. Tu peux aussi saisir un organe de règlement des litiges ou la justice.',
  },
  complaintSupport: {
    subject: '{kind, select, complaint {Réclamation} report {Signalement} other {Image intime}} {number}',
    until: 'À décider avant le {until}.',
  },
  withdrawal: {
    subject: 'Accusé de réception : rétractation de la commande {order}',
    preview: 'Reçue le {at}.',
    title: 'Nous avons reçu ta rétractation',
    body: 'Le {at}, tu as déclaré te rétracter du contrat portant le numéro de commande {order}. Nom : {name}. Accusé envoyé à : {email}.',
    refund: 'Nous te remboursons {amount} par le moyen de paiement utilisé, au plus tard le {until}.',
    search: 'Nous recherchons ta commande et t’indiquerons sous deux jours ouvrés le montant du remboursement.',
    button: 'Comment se passe le remboursement',
  },
  withdrawalSupport: {
    subject: 'Rétractation de la commande {order}',
    refund: 'À rembourser : {amount}. À lancer aujourd’hui ou demain.',
    search:
      'Aucune commande encore rétractable ne correspond à ce numéro et à cette adresse. À vérifier, réponse sous deux jours ouvrés.',
  },
  receipt: {
    subject: 'Reçu de la commande {number}',
    preview: '{count, plural, one {# crédit} other {# crédits}}, {total} par {method}.',
    title: 'Merci, tes crédits sont disponibles',
    order: 'Commande {number}, {at}',
    item: '{count, plural, one {# crédit} other {# crédits}} à {price} l’unité',
    net: 'Total HT',
    vat: 'TVA {percent} ({country})',
    paid: 'Payé par {method}',
    withdraw:
      'Tu peux te rétracter jusqu’au {until} à 23 h 59, sans donner de motif. Comme tu as demandé la livraison immédiate, tu ne paies alors que les crédits utilisés ; le reste t’est remboursé.',
    button: 'Voir le reçu',
    seller: '{company} est le vendeur et figure sur ton relevé bancaire. Il n’y a pas d’abonnement.',
  },
  noAccount: {
    subject: 'Aucun compte avec cette adresse',
    preview: 'Quelqu’un a demandé un nouveau mot de passe.',
    title: 'Aucun compte avec cette adresse',
    body: 'Quelqu’un a demandé un nouveau mot de passe sur {site} pour cette adresse, mais aucun compte ne l’utilise. C’était toi ? Tu as peut-être utilisé une autre adresse. Sinon, tu peux t’inscrire.',
    button: 'M’inscrire',
    ignore: 'Ce n’était pas toi ? Tu n’as rien à faire.',
  },
  reset: {
    subject: 'Choisis un nouveau mot de passe',
    preview: 'Le lien fonctionne pendant {minutes} minutes.',
    title: 'Choisis un nouveau mot de passe',
    body: 'Tu as demandé un nouveau mot de passe. Ce bouton te permet d’en choisir un. Tes autres appareils seront ensuite déconnectés.',
    button: 'Choisir un mot de passe',
    expires: 'Le lien ne fonctionne qu’une seule fois, jusqu’au {until}.',
    ignore: 'Tu n’as rien demandé ? Tu n’as rien à faire. Ton mot de passe reste le même.',
  },
  passwordChanged: {
    subject: 'Ton mot de passe a été modifié',
    preview: 'Tes autres appareils ont été déconnectés.',
    title: 'Ton mot de passe a été modifié',
    body: 'Il a été modifié le {at}. C’était toi ? Tu n’as rien à faire.',
    button: 'Ce n’était pas moi',
    notYou:
      'Ce n’était pas toi ? Choisis tout de suite un nouveau mot de passe. Nous t’enverrons le lien à cette adresse.',
  },
  passkeyAdded: {
    subject: 'Une clé d’accès a été ajoutée',
    preview: 'Elle permet de se connecter sans mot de passe.',
    title: 'Une clé d’accès a été ajoutée',
    body: 'C’était le {at}. C’était toi ? Alors tu n’as rien à faire.',
    button: 'Voir mes clés d’accès',
    notYou: 'Ce n’était pas toi ? Supprime la clé et choisis un autre mot de passe.',
  },
  nameChanged: {
    subject: 'Ton nom a été modifié',
    preview: 'Les autres voient maintenant ton nouveau nom.',
    title: 'Ton nom a été modifié',
    body: 'Le {at}, ton nom est devenu {name}. C’était toi ? Alors tu n’as rien à faire. Sinon, ce bouton rétablit ton ancien nom et tu choisis un autre mot de passe.',
    button: 'Rétablir mon nom',
    expires: 'C’est possible jusqu’au {until}.',
    notYou: 'Ensuite, tu seras déconnecté de tous tes appareils.',
  },
  inactive: {
    subject: 'Utilises-tu encore ton compte sur {site} ?',
    preview: 'Sinon, nous l’effacerons le {until}.',
    title: 'Cela fait longtemps',
    body: 'Ta dernière visite sur {site} remonte à {months} mois. {hidden, select, yes {Ton profil n’est plus visible. } other {}}Le {until}, nous effacerons ton compte et tout ce qu’il contient. Il suffit de te connecter une fois pour le garder.',
    button: 'Je veux rester',
    nothing: 'Tu veux partir ? Alors tu n’as rien à faire.',
  },
  mailChange: {
    subject: 'Confirme ta nouvelle adresse e-mail',
    preview: 'Elle te servira ensuite à te connecter.',
    title: 'Est-ce ta nouvelle adresse ?',
    body: 'Tu veux utiliser cette adresse sur {site}. Confirme que c’est bien la tienne. Elle te servira ensuite à te connecter et à recevoir nos e-mails.',
    button: 'Confirmer cette adresse',
    expires: 'Le lien ne fonctionne qu’une seule fois, jusqu’au {until}.',
    ignore: 'Ce n’était pas toi ? Tu n’as rien à faire. Rien ne change.',
  },
  mailChanged: {
    subject: 'Ton adresse e-mail a été modifiée',
    preview: 'Si ce n’était pas toi, annule ce changement.',
    title: 'Ton adresse e-mail a été modifiée',
    body: 'Ton compte a maintenant une autre adresse e-mail, déjà confirmée. C’était toi ? Tu n’as rien à faire. Sinon, ce bouton rétablit l’ancienne et tu choisis un nouveau mot de passe.',
    button: 'Rétablir mon adresse',
    expires: 'C’est possible jusqu’au {until}.',
    ignore: 'Tous tes appareils seront ensuite déconnectés.',
  },
  leaving: {
    subject: 'Ton compte va être supprimé',
    preview: 'Tu peux revenir jusqu’au {until}.',
    title: 'Ton profil est hors ligne',
    body: 'Plus personne ne te voit. Nous effacerons ton compte le {until}. Tu changes d’avis ? Ce bouton rétablit tout.',
    button: 'Je reviens',
    expires: 'C’est possible jusqu’au {until}. Ensuite, le lien ne fonctionnera plus.',
    repaid:
      'Il te reste des crédits achetés. Une fois ton compte effacé, nous te remboursons {amount} par le moyen que tu as utilisé pour payer.',
  },
  eraseNow: {
    subject: 'Veux-tu tout effacer maintenant ?',
    preview: 'Ton profil est déjà hors ligne.',
    title: 'Nous te le demandons encore une fois',
    body: 'Plus personne ne te voit. Avec ce bouton, nous effaçons tout de suite ton compte, ton profil et tes photos. Ce que tu as écrit à des membres leur reste, sans ton nom. C’est définitif. Si tu ne fais rien, ce sera le {until}.',
    button: 'Tout effacer maintenant',
    back: 'Tu préfères revenir ? Connecte-toi jusqu’au {until} ; nous te demanderons si tu restes.',
  },
  eraseFailed: {
    subject: '{count, plural, one {# membre ne peut pas être effacé} other {# membres ne peuvent pas être effacés}}',
    body: 'Une erreur empêche d’effacer des membres qui voulaient partir. Nous réessayons chaque jour, mais quelqu’un doit regarder : le journal dit pourquoi.',
  },
  fewFullPrices: {
    subject: 'Presque plus personne ne paie le prix plein',
    body: 'En 30 jours, {share} des ventes ont été faites sans remise, moins que les {wanted} convenus. Tant que c’est le cas, le site ne présente plus les remises comme une offre.',
  },
  fraudWarning: {
    subject: 'Attention : un profil a été supprimé pour fraude',
    preview: 'N’envoie jamais d’argent à quelqu’un que tu as connu ici.',
    title: 'Un profil avec qui tu as écrit a été supprimé pour fraude',
    body: 'Il s’agit du profil {id}. Tes messages montrent de qui il s’agit. Nous l’avons supprimé, car de forts indices montrent une fraude.',
    money:
      'N’envoie jamais d’argent, de cartes cadeaux, de crypto ni de coordonnées bancaires à quelqu’un que tu ne connais qu’en ligne. C’est déjà fait ? Appelle ta banque et porte plainte.',
    credits: 'Les crédits dépensés en messages à ce profil te sont rendus.',
    button: 'Lire comment rester en sécurité',
  },
  spendReturned: {
    subject: 'Nous te rendons {count, plural, one {# crédit} other {# crédits}}',
    preview: 'Tu n’as rien à faire.',
    title: 'Nous te rendons {count, plural, one {# crédit} other {# crédits}}',
    body: 'Lors d’un contrôle, nous avons vu que tu as dépensé des crédits pour un profil qui n’est pas celui d’un membre, sans qu’on te l’ait bien montré avant. Cela n’aurait pas dû arriver.',
    nothing: 'Les crédits sont de nouveau sur ton solde. Tu n’as rien à faire.',
    button: 'Voir tes transactions',
  },
  exportReady: {
    subject: 'Tes données sont prêtes',
    preview: 'Tu peux les télécharger jusqu’au {until}.',
    title: 'Tes données sont prêtes',
    body: 'Le fichier avec tout ce que nous gardons sur toi est prêt. Connecte-toi pour le télécharger.',
    button: 'Télécharger le fichier',
    expires: 'Le fichier sera effacé le {until}.',
    notYou: 'Tu n’as rien demandé ? Change de mot de passe.',
  },
};
