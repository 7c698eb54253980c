import type { LanguageContent } from '../content.ts';

export const frAbout: LanguageContent['about'] = {
  work: [
    {
      text: 'J’enseigne à des enfants de dix ans. J’apprends un mot nouveau par semaine, et je n’ai le droit d’en utiliser aucun.',
      maxAge: 64,
    },
    {
      text: 'Je travaille dans une pharmacie de quartier : je connais tout le monde et je ne répète rien.',
      maxAge: 64,
    },
    {
      text: 'Je restaure des meubles dans un atelier mal chauffé, avec une très bonne radio.',
      interest: 'crafts',
      maxAge: 67,
    },
    {
      text: 'J’organise des tournées de camions : neuf téléphones, quarante chauffeurs et un bouchon quelque part.',
      maxAge: 64,
    },
    {
      text: 'Je tiens une petite médiathèque. Non, je ne dis jamais chut, les lecteurs s’en chargent.',
      interest: 'books',
      maxAge: 64,
    },
    {
      text: 'J’ai commencé dans le commerce et je travaille maintenant à mon compte. Moins de réunions, plus de météo, aucun regret.',
      maxAge: 64,
    },
    {
      text: 'Mon métier se passe devant un écran. Après six heures, il me faut du concret : de la pâte, de la terre ou un ballon.',
      maxAge: 64,
    },
    { text: 'Après quarante ans de travail, j’ai arrêté. L’agenda n’est pas plus vide, il est plus gai.', minAge: 61 },
  ],
  home: [
    {
      text: 'Mes deux enfants sont là une semaine sur deux. L’autre semaine, la maison est rangée et un peu trop calme.',
      minAge: 32,
      maxAge: 56,
      tells: 'home',
    },
    {
      text: 'Mes enfants sont grands et reviennent surtout pour manger. Ça tombe bien, j’aime cuisiner.',
      minAge: 50,
      tells: 'home',
    },
    {
      text: 'À la maison m’attend un chien qui vit chaque promenade comme la première.',
      tells: 'home',
      interest: 'dogs',
    },
    {
      text: 'J’habite petit, avec un balcon où tiennent exactement deux chaises. La seconde n’est pas là pour décorer.',
      tells: 'home',
    },
    {
      text: 'Je vis sans colocataire et je m’en sors bien. Il ne me manque quelqu’un que pour les housses de couette.',
      tells: 'home',
    },
    {
      text: 'Je partage mon appartement avec un vieux chat et trop de livres. Le plus calme, c’est le chat.',
      tells: 'home',
      interest: 'cats',
    },
    { text: 'Ma maison donne sur un pré avec des moutons. Ils vous regardent aussi, on s’y fait.', tells: 'home' },
    {
      text: 'J’ai déménagé l’an dernier. Pour l’instant je connais la boulangère, la voisine et le chemin le plus court vers la rivière.',
      tells: 'home',
    },
  ],
  free: [
    { text: 'Le samedi, je pars marcher tôt, avec une thermos et sans destination.', interest: 'hiking' },
    {
      text: 'Le week-end, je cuisine pour de bon : le marché d’abord, la radio ensuite, puis toutes les casseroles en même temps.',
      interest: 'cooking',
    },
    {
      text: 'Je joue dans un groupe qui répète les cinq mêmes morceaux depuis dix ans. Le concert viendra.',
      interest: 'music',
    },
    { text: 'Je visite les musées lentement : deux salles, un banc, puis une tarte.', interest: 'museums' },
    {
      text: 'Je fais de longues sorties à vélo au bord de l’eau. Le vent de face, j’appelle ça l’entraînement, mais seulement une fois rentré{|e}.',
      interest: 'cycling',
    },
    {
      text: 'Il y a toujours un jeu de société en cours sur ma table. Je gagne peu, mais j’explique les règles à merveille.',
      interest: 'board-games',
    },
    {
      text: 'Deux fois par an, je prends un train sans réserver d’hôtel. Ça n’a jamais mal tourné, seulement autrement que prévu.',
      interest: 'travelling',
    },
    { text: 'Le jeudi, je danse la salsa. Je sais compter, le reste vient tout seul.', interest: 'dancing' },
    { text: 'J’ai un jardin ouvrier où poussent surtout les haricots et la chaise longue.', interest: 'gardening' },
  ],
  quirk: [
    'J’avoue : je parle à mes plantes et j’attends une réponse.',
    'Je supporte mal les rendez-vous flous et très bien la pluie.',
    'Mes amis me disent fiable. Ils veulent dire que j’ai toujours un tournevis sur moi.',
    'Je pleure devant les publicités avec des grands-parents, et je ne m’en cache plus.',
    'Avant le café, je parle peu. Après, je me rattrape.',
    'J’ai couru un marathon une fois, et j’en parle plus tôt que nécessaire.',
    'Quand je m’enthousiasme, je parle plus fort. Une main sur le bras suffit.',
    'Je ne suis jamais sorti{|e} d’une librairie les mains vides, et mon couloir s’en ressent.',
  ],
  seek: [
    'Je cherche quelqu’un qui a sa vie, avec une chaise libre dedans.',
    'Pas besoin de donner un nom aux choses tout de suite. Quelques bonnes soirées, c’est déjà beaucoup.',
    'J’espère une personne qui pose des questions en retour et qui sait rire d’elle-même.',
    'Tant mieux si vous aimez être dehors, même quand le ciel n’est pas d’accord.',
    'L’âge me dit peu de chose, la curiosité presque tout.',
    'Dites les choses, s’il vous plaît. Je ne lis pas dans les pensées, mais j’écoute bien.',
    'Inutile de tout faire à deux : vous votre soirée, moi la mienne, et il reste bien assez de semaine.',
    'Du calme sans ennui, de la compagnie sans bruit : voilà l’idée.',
  ],
  end: [
    'Racontez-moi ce qui vous a fait rire hier, je partirai de là.',
    'Donnez-moi un livre, un plat ou un lieu, je vous en rendrai un.',
    'Je n’écris pas toute la journée, mais je réponds toujours.',
    'D’abord quelques lignes, ensuite une promenade. Au pire, on aura pris l’air.',
    'Posez-moi toutes les questions, sauf sur ma photo de classe de troisième.',
    'Pas besoin d’une belle première phrase. Une vraie suffit.',
    'Le premier café est pour moi, le gâteau est à choisir par vous.',
    'À vous.',
  ],
};
