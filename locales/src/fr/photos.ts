import type { photos as source } from '../nl/photos.ts';
import type { Texts } from '../texts.ts';

export const photos: Texts<typeof source> = {
  title: 'Photos',
  intro: 'Récente et reconnaissable. Les lunettes de soleil aussi, mais sur la deuxième.',
  rules:
    'JPEG, PNG ou WebP, jusqu’à 15 Mo. Nous effaçons la position contenue dans la photo. Quelqu’un de notre équipe la vérifie ; d’ici là, toi seul la vois.',
  limitFree: 'Les membres gratuits publient {limit, plural, one {# photo} other {# photos}}, les membres premium 25.',
  add: 'Ajouter une photo',
  count: '{used} photos sur {limit}',
  full: 'Tu as {limit} photos. Supprimes-en une pour en ajouter une autre.',
  uploading: 'Envoi, {percent} %',
  processing: 'En préparation',
  waiting: 'En vérification',
  main: 'Photo principale',
  mine: 'Ta photo {at}',
  options: 'Options de la photo {at}',
  makeMain: 'Définir comme principale',
  remove: 'Supprimer',
  removed: 'Photo supprimée.',
  dismiss: 'Enlever',
  tooLarge: 'La photo dépasse 15 Mo.',
  reason: {
    no_person: 'Retirée : tu n’y figures pas.',
    not_you: 'Retirée : ce n’est pas toi.',
    nudity: 'Retirée : nudité ou contenu sexuel.',
    minor: 'Retirée : un enfant y figure.',
    contact_details: 'Retirée : elle montre des coordonnées.',
    quality: 'Retirée : trop floue ou trop sombre.',
    copyright: 'Retirée : la photo appartient à quelqu’un d’autre.',
    photo_broken: 'La photo n’a pas pu être lue.',
  },
};
