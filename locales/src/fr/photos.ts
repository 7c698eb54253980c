import type { photos as source } from '../nl/photos.ts';
import type { Texts } from '../texts.ts';

export const photos: Texts<typeof source> = {
  title: 'Photos',
  intro: 'Récente, et où l’on te reconnaît. Les lunettes de soleil, c’est pour la deuxième.',
  rules:
    'JPEG, PNG ou WebP, jusqu’à 15 Mo. Nous effaçons les données de localisation de la photo. Quelqu’un de notre équipe la vérifie ; d’ici là, personne d’autre ne la voit.',
  limitFree: 'Tu peux publier {limit, plural, one {# photo} other {# photos}}, ou 25 avec premium.',
  add: 'Ajouter une photo',
  count: 'Photos : {used} sur {limit}',
  full: 'Tu as {limit} photos. Supprimes-en une pour en ajouter une autre.',
  uploading: 'Envoi : {percent} %',
  processing: 'En préparation',
  waiting: 'En vérification',
  main: 'Photo principale',
  mine: 'Ta photo {at}',
  options: 'Options de la photo {at}',
  makeMain: 'Définir comme principale',
  remove: 'Supprimer',
  removed: 'Photo supprimée.',
  dismiss: 'Enlever',
  tooLarge: 'La photo dépasse 15 Mo.',
  reason: {
    no_person: 'Retirée : tu n’y figures pas.',
    not_you: 'Retirée : ce n’est pas toi.',
    nudity: 'Retirée : nudité ou contenu sexuel.',
    minor: 'Retirée : un enfant y figure.',
    contact_details: 'Retirée : elle montre des coordonnées.',
    quality: 'Retirée : trop floue ou trop sombre.',
    copyright: 'Retirée : la photo appartient à quelqu’un d’autre.',
    photo_broken: 'La photo n’a pas pu être lue.',
  },
};
