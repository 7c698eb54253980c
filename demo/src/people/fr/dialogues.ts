import { dialogues } from '../content.ts';

export const frDialogues = dialogues(`
Sur votre photo, c’est une buse ou j’invente ?
Un faucon crécerelle. Mais j’admire les gens qui se lancent.
J’aurai au moins appris quelque chose aujourd’hui. Vous observez souvent ?
Tous les dimanches à sept heures, avec une thermos. Les oiseaux sont plus matinaux que moi.
Je confonds moineau et pinson, mais je peux porter la thermos.
Affaire conclue. Du lait ?
Un nuage. Et je promets de chuchoter.

Question de principe : pain au chocolat ou chocolatine ?
Ça dépend qui écoute.
C’est une réponse de diplomate.
Mère toulousaine, père lillois. J’ai grandi en zone neutre.

Comment se passe la journée ?
Très chargée, puis plus rien. Le train est arrêté à Vierzon.
Alors vous avez le temps. Que voyez-vous ?
Un monsieur avec une plante verte sur les genoux. Il lui parle.
Dites-lui que je le comprends.

Vous cuisinez au pif, c’est écrit. Ça n’a jamais raté ?
Une fois, avec un rhume. On ne parle pas de ce curry.
J’aimerais beaucoup parler de ce curry.
D’abord votre pire dîner.
Du sel à la place du sucre, dans le gâteau d’anniversaire de ma cheffe.
D’accord, vous l’avez bien mérité.

Où envoyez-vous les gens qui ne connaissent pas votre quartier ?
Sur la passerelle derrière l’ancienne filature, vers dix-neuf heures trente.
C’est précis.
Le soleil passe sous l’arche et tout devient orange pendant dix minutes.
Pour dix minutes d’orange, je fais des kilomètres.

Bonjour. Vous êtes du matin aussi, on dirait.
Le chien ne croit pas aux week-ends.
Quelle race ?
Un peu de tout, avec des manières de marquis.
On dirait mon oncle.
Il aboie aussi après le facteur ?
Seulement les veilles de fête.

Qu’est-ce que vous lisez en ce moment ?
Un gros livre sur le sel. C’est plus palpitant que ça en a l’air.
Il vaut mieux.
On a fait des guerres pour ça. Je n’en dis pas plus.
Gardez la suite pour un café. J’apporte le sucre, pour l’équilibre.

La photo avec le toit rouge, c’est où ?
À Porto, une terrasse où nous sommes arrivés par erreur.
Les meilleures terrasses se trouvent par erreur.
Les pires aussi, soyons justes. Celle-là était bonne.
Je vous prends comme guide, avec une petite remise pour les ratés.

Vous chantez dans une chorale ? Quelle voix ?
{Ténor|Alto}. On fait le travail et les sopranos reçoivent les fleurs.
Moi, je ne chante que sous la douche, avec beaucoup d’écho.
On manque toujours de voix. Mardi, vingt heures, vous pouvez laisser la serviette.

J’ai lu que vous veniez de déménager. Ça y est, vous avez vos repères ?
Presque. Je me cogne encore chaque soir au même chambranle.
Et les voisins ?
À gauche une trompette, à droite un bébé. Ils se relaient très poliment.
Voilà au moins un réveil d’économisé.

Qu’est-ce qui vous a fait rire hier ?
Ma fille m’a demandé si les couleurs existaient déjà avant.
Et qu’avez-vous répondu ?
Qu’on les a inventées en 1985.
Exact. Je me souviens à peine du gris.

Je ne suis pas très doué{|e} pour les premiers messages.
Celui-ci en est un, donc ça va.
Alors le deuxième : que buvez-vous quand il pleut ?
Un chocolat chaud. Et s’il pleut vraiment, avec un peu de rhum.
Je crois qu’il va vraiment pleuvoir ce soir.

Vous marchez en solitaire ou en groupe ?
En solitaire, ou avec une amie qui va encore plus vite que moi.
Et votre parcours préféré ?
Le long du canal jusqu’à la deuxième écluse. On voit les jardins de tout le monde.
Moi aussi je regarde les jardins. J’appelle ça de l’architecture.
Je vous emprunte le mot.

Votre meilleur voyage complètement raté ?
Du camping en Écosse. La deuxième nuit, la tente s’est envolée dans le lac.
Et ensuite ?
Un fermier nous a donné de la soupe et une grange. On est restés quatre jours.
Je comprends pourquoi c’était le meilleur.

La guitare derrière vous, elle joue ou elle décore ?
Les deux. Je connais quatre accords, mais à fond.
Avec quatre accords on va loin.
Mes voisins aimeraient bien.

Journée libre, temps affreux. Que faites-vous ?
Un musée avec peu de monde et de bons bancs.
Deux salles et ensuite une tarte ?
Vous avez lu mon profil.
Deux fois, pour être honnête.
Alors vous choisissez les salles, et moi la tarte.

Mer ou montagne ?
Mer. La montagne vous regarde avec un air de reproche.
Comme si on avait dû s’entraîner.
Voilà. La mer ne demande rien, au pire elle vous rend une chaussure.

Vous êtes ici depuis longtemps ?
Trois semaines. Je regarde surtout, à vrai dire.
Et vous avez vu quelque chose ?
Beaucoup de messieurs avec un poisson. Et vous, sans poisson.
J’en ai un, mais il n’a pas voulu être sur la photo.

Une semaine sans musique ou une semaine sans pain ?
Sans pain. Mais j’en ferais une chanson.
Elle s’appellerait comment ?
Le camembert solitaire.
C’est un tube.

À quand remonte la dernière fois que vous avez fait quelque chose pour la première fois ?
La semaine dernière. Un bain de mer, en novembre.
Et alors ?
J’ai poussé des cris que je ne me connaissais pas.
Ça fait donc deux premières fois.

J’hésite entre un compliment et une question.
Commencez par la question, le compliment se mérite.
Bien. Qui vous a appris à cuisiner ?
Ma grand-mère. Sans recette, avec un coup de cuillère si je goûtais trop tôt.
Alors le compliment : vous écrivez comme j’imagine que vous cuisinez.
Trop d’ail ?
Juste assez.

Le concert, c’était comment ?
Magnifique et beaucoup trop fort. J’entends encore un mi bémol.
Alors je l’écris bien clairement : UNE PROMENADE SAMEDI, ÇA VOUS DIT ?
Oui. Vous pouvez baisser le son.

Votre plaisir inavouable ?
Les émissions de rénovation. Je crie à la télé que le mur est porteur.
Vous avez déjà eu raison ?
Une fois. J’en parle encore.
Je vois ça, et je trouve que c’est mérité.

Vous connaissez une bonne adresse pour un pot-au-feu ?
Ma cuisine, mais elle ne prend pas de réservations.
Et si j’apporte la moutarde ?
Une table pourrait se libérer. C’est la bonne ?
Celle qui fait pleurer.
On ouvre à treize heures.

Vous faites la grasse matinée le week-end ?
Jusqu’à huit heures. Ça compte.
Pour mes enfants, six heures c’est déjà tard.
Ils ont quel âge ?
Quatre et six ans. Ils sont chez moi une semaine sur deux.
Donc j’attends vos réponses après vingt heures.
Et demie. Il faut d’abord que je déblaie les dinosaures de l’escalier.

Et sinon, quel est votre métier ?
Je fais en sorte qu’au théâtre la lumière s’éteigne au bon moment.
C’est plus poétique que prévu.
Ce sont surtout des câbles. Mais ce moment-là est beau.

Des projets pour le réveillon ?
Canapé, huîtres, au lit à minuit cinq. Et vous ?
Pareil, avec un puzzle en plus.
Ciel ou mer ?
Que du ciel. C’était une erreur.

Il faut que je vous avoue une chose : je n’aime pas la coriandre.
Ce n’est pas un aveu, c’est génétique.
On continue, alors ?
Oui, mais c’est vous qui cuisinez. J’en mets partout.

Vous habitez près de l’eau. Vous naviguez ?
Un vieux bateau avec un moteur qui démarre les bons jours.
Et les mauvais ?
On rame et on appelle ça du sport.
J’ai des gants.
La meilleure phrase de ma journée.

Quel est le plus beau bruit que vous connaissiez ?
Une clé dans la serrure quand on attend quelqu’un.
J’allais dire la pluie sur la tente, mais vous gagnez.
La pluie sur la tente fait une belle deuxième place.

Quel film connaissez-vous par cœur ?
Les Tontons flingueurs, surtout la cuisine.
C’est du brutal.
Vous, je sens qu’on va s’entendre.

Pardon de répondre si tard, ça a été une semaine.
Pas de souci. Une bonne semaine, ou une semaine ?
Une semaine. Mon père est tombé, mais il râle de nouveau.
Contre les infirmières ou contre lui-même ?
Contre la soupe.
Alors il va s’en sortir. Saluez-le de la part de quelqu’un qui prend aussi la soupe au sérieux.

Que faites-vous quand vous ne dormez pas ?
Du pain. À quatre heures du matin, la pâte est de bonne compagnie.
Moi je récite les gares entre Paris et Clermont.
Vous allez jusqu’où ?
Nevers. Toujours Nevers.

Il paraît que vous êtes fort[|e] en quiz.
Seulement en géographie et en chansons d’avant 2000.
Moi c’est le sport et les rois de France. À nous deux on fait presque une équipe.
Il manque quelqu’un pour la biologie.
Ma sœur est vétérinaire.
Il ne reste plus qu’à trouver un nom.
Presque Juste ?
Parfait. Jeudi ?

Un café, ou on s’écrit encore un peu ?
On s’écrit encore un peu. J’ai l’air plus rapide que je ne suis.
Très bien. Alors une question grave : qu’y a-t-il dans votre sandwich ?
Jambon, beurre, cornichons, et personne ne discute.
Je reviens ce soir avec d’autres questions.

Qu’y a-t-il sur votre table de nuit ?
Une lampe, trois livres et le verre d’eau que je renverse toutes les nuits.
Lesquels ?
Un sur les arbres, un que je n’arrive pas à finir et un pour m’endormir.
Je commence celui sur les arbres, ça nous fera un sujet.

Qu’est-ce qui vous apaise ?
Repasser. Vraiment. La radio et dix chemises.
Je n’avais jamais vu mentir avec autant d’aplomb.
Venez avec votre linge, vous verrez.

Que vouliez-vous faire à huit ans ?
{Gardien|Gardienne} de phare. Et vous ?
La personne qui fait signe depuis le dernier wagon.
On se faisait donc signe tous les deux.
De loin, pour l’instant.

Les chiens sont admis à la première promenade ?
Ils sont exigés. Ils remplissent les silences.
Le mien les remplit avec le sandwich des autres.
J’en apporterai deux.

Votre plus belle trouvaille en brocante ?
Une théière en forme de tramway. Deux euros.
Elle verse bien ?
Très mal, et dans tous les sens. Je l’adore.
Comme un vrai tramway un jour de grève.

Que diraient vos voisins de vous ?
Que je prête mon échelle sans jamais la réclamer.
Quelle générosité.
Non, j’ai juste oublié qui l’a.

Fromage avant le dessert ou à la place du dessert ?
Avant, pendant et à la place.
Enfin quelqu’un de raisonnable.
J’ai une fromagère qui me connaît par mon prénom.
Vous me la présenterez au troisième rendez-vous, ne brûlons pas les étapes.
`);
