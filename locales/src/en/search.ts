import type { search as source } from '../nl/search.ts';
import type { Texts } from '../texts.ts';

export const search: Texts<typeof source> = {
  title: 'More filters',
  clear: 'Clear all filters',
  withPhoto: 'With photo',
  online: 'Recently active',
  onlineDetail: 'In the past 7 days',
  new: 'New members',
  newDetail: 'Joined in the past 30 days',
  saved: 'Saved searches',
  save: 'Save this search',
  keep: 'Save',
  keptWithout: 'Without a tick we keep the search without gender and orientation.',
  name: 'Name of the search',
  delete: 'Delete',
  deleteNamed: 'Delete {name}',
};
