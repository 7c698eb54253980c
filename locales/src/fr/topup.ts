import type { topup as nl } from '../nl/topup.ts';
import type { Texts } from '../texts.ts';

export const topup: Texts<typeof nl> = {
  title: 'Recharge automatique',
  intro:
    'Elle est désactivée. Si tu l’actives, nous commandons des crédits quand ton solde est bas, avec une carte enregistrée.',
  noCard: 'Elle est désactivée. Il faut une carte enregistrée, et tu n’en as pas encore.',
  begin: 'Activer la recharge automatique',
  runs: 'Sous {threshold, number} crédits, nous commandons {count, plural, one {# crédit} other {# crédits}} pour {amount}, avec {card}.',
  most: 'Au plus {times, plural, one {# fois} other {# fois}} par mois, donc {most} au plus.',
  due: 'Le prochain débit a lieu le {at}.',
  end: 'Désactiver la recharge automatique',
  ended: 'La recharge automatique est désactivée.',
  failed: 'Ça n’a pas marché. Réessaie.',
  pack: 'Pack',
  packOf: '{count, plural, one {# crédit} other {# crédits}} pour {amount}',
  threshold: 'Quand ton solde passe sous',
  below: '{count, plural, one {# crédit} other {# crédits}}',
  perMonth: 'Au plus par mois',
  times: '{count, plural, one {# fois} other {# fois}}',
  card: 'Carte',
  limit: 'Au plus {times, plural, one {# fois} other {# fois}} par mois, donc {most} au plus.',
  notice: 'Nous t’écrivons un jour avant chaque débit, avec un bouton pour le sauter.',
  endsItself: 'Si le prix monte ou si ta carte ne marche plus, elle s’arrête toute seule.',
  seller: 'Prix TTC. Vendeur : {company}',
  agree:
    'Commandez ceci automatiquement et livrez-le tout de suite, chaque fois pour {amount}. Si je me rétracte dans les {days} jours, je paie ce que j’en ai utilisé.',
  button: 'Activer avec obligation de paiement, {amount} chaque fois',
  skip: 'Sauter cette fois',
  skipped: 'Cette fois, nous ne débitons rien.',
  overTitle: 'La recharge automatique est désactivée',
  overText: 'Rien n’est débité automatiquement. La confirmation est dans tes e-mails.',
  home: 'Aller au site',
  badTitle: 'Ce lien ne marche pas',
  badText: 'Il n’est pas complet ou n’est pas de ce site. Tu peux aussi la désactiver dans tes réglages.',
  settings: 'Aller à tes réglages',
  ask: {
    title: 'Arrêter la recharge automatique',
    intro:
      'Indique ton adresse e-mail. Si la recharge automatique est activée pour elle, nous envoyons un lien qui la désactive, sans connexion.',
    email: 'E-mail',
    submit: 'M’envoyer le lien',
    sentTitle: 'Regarde tes e-mails',
    sentText: 'Si la recharge automatique est activée pour {email}, un lien se trouve maintenant dans tes e-mails.',
  },
};
