import type { adminPartners as nl } from '../nl/admin-partners.ts';
import type { Texts } from '../texts.ts';

export const adminPartners: Texts<typeof nl> = {
  title: 'Partenaires',
  intro: 'Avec une clé, le serveur d’un partenaire inscrit des personnes sur {site}.',
  new: 'Nouvelle clé',
  none: 'Il n’y a pas encore de clé',
  noneText:
    'Un partenaire qui inscrit des personnes reçoit une clé de ta part. Dans les chiffres, elles figurent sous le nom de son réseau.',
  newText: 'Nous montrons la clé une seule fois et ne gardons que ce qui permet de la reconnaître.',
  network: 'Réseau',
  networkHint: 'Le nom du partenaire dans les chiffres, comme radio-est.',
  make: 'Créer la clé',
  keyOf: 'Clé de {network}',
  key: 'Clé',
  shownOnce:
    'Tu ne la vois que maintenant. Donne-la au partenaire par une voie que personne ne lit. Si elle se perd, crées-en une nouvelle et mets fin à celle-ci.',
  copy: 'Copier',
  copied: 'Copiée.',
  kept: 'Je l’ai conservée',
  columns: {
    network: 'Réseau',
    made: 'Créée',
    state: 'État',
    act: 'Agir',
  },
  works: 'active',
  endedAt: 'terminée, {at}',
  end: 'Mettre fin',
  endOf: 'Mettre fin à la clé de {network}, créée le {at}',
  endTitle: 'Mettre fin à la clé de {network} ?',
  endText:
    'Le serveur du partenaire n’inscrit plus personne avec elle, dès maintenant. Ceux qui sont devenus membres par elle le restent. On ne peut pas revenir en arrière, mais créer une nouvelle clé.',
  ended: 'La clé ne fonctionne plus.',
};
