import type { search as source } from '../nl/search.ts';
import type { Texts } from '../texts.ts';

export const search: Texts<typeof source> = {
  title: 'Plus de filtres',
  clear: 'Effacer tous les filtres',
  withPhoto: 'Avec photo',
  online: 'Activité récente',
  onlineDetail: 'Au cours des 7 derniers jours',
  new: 'Nouveaux membres',
  newDetail: 'Inscription il y a 30 jours au plus',
  saved: 'Recherches enregistrées',
  save: 'Enregistrer cette recherche',
  keep: 'Enregistrer',
  keptWithout: 'Si tu ne coches pas, nous gardons la recherche sans genre ni orientation.',
  name: 'Nom de la recherche',
  delete: 'Supprimer',
  deleteNamed: 'Supprimer {name}',
};
