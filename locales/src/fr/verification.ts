import type { verification as source } from '../nl/verification.ts';
import type { Texts } from '../texts.ts';

export const verification: Texts<typeof source> = {
  intro: 'Montre que tu es bien la personne de ta photo principale. Une coche apparaît alors à côté de ton prénom.',
  how: 'Tu prends une photo où l’on voit ce que nous te demandons à ce moment-là. Une personne de l’équipe de {company} la compare à ta photo principale. Aucun ordinateur ne mesure ni ne reconnaît ton visage. Les autres membres ne voient jamais cette photo.',
  provesTitle: 'Ce que dit une coche',
  proves:
    'Qu’une personne de l’équipe a vu sur cette photo principale la même personne que sur une photo prise pour ce contrôle.',
  provesNotTitle: 'Ce qu’elle ne dit pas',
  provesNot:
    'Elle ne dit pas que le prénom, l’âge ou les intentions sont vrais. Reste sur tes gardes, même avec un profil qui a une coche.',
  methodLabel: 'Comment veux-tu faire ?',
  methods: {
    gesture_selfie: 'Avec un selfie',
    document: 'Sans selfie',
  },
  methodDetails: {
    gesture_selfie: 'Tu prends une photo de toi avec le geste que nous te demandons.',
    document:
      'Tu photographies une pièce d’identité à côté d’un papier avec un nombre que nous te donnons. Seule la photo d’identité doit être visible.',
  },
  consent: 'J’accepte que cette photo soit regardée et comparée à ma photo principale',
  consentDetail:
    'Rien de plus. Nous supprimons la photo dans les 24 heures suivant la décision. Si tu retires ton accord, tout disparaît aussitôt, la coche aussi.',
  tries:
    '{count, plural, one {Il te reste # essai cette semaine.} many {Il te reste # essais cette semaine.} other {Il te reste # essais cette semaine.}} Chaque consigne compte comme un essai.',
  begin: 'Donne-moi une consigne',
  openTitle: 'Ta consigne',
  gestures: {
    thumb_up: 'Lève le pouce à côté de ton visage.',
    two_fingers: 'Lève deux doigts à côté de ton visage.',
    three_fingers: 'Lève trois doigts à côté de ton visage.',
    open_hand: 'Tiens ta main ouverte à côté de ton visage.',
    fist_under_chin: 'Mets un poing sous ton menton.',
    hand_on_head: 'Pose une main sur le haut de ta tête.',
    hand_on_shoulder: 'Pose une main sur ton épaule opposée.',
    finger_on_nose: 'Pose un doigt sur le bout de ton nez.',
    finger_on_ear: 'Pose un doigt sur ton oreille.',
    finger_on_lips: 'Pose un doigt sur tes lèvres.',
  },
  gestureNote: 'On doit bien voir tout ton visage et ta main, sans filtre.',
  number: 'Écris {number} sur un papier.',
  numberNote:
    'Place-le à côté d’un passeport, d’une carte d’identité ou d’un permis de conduire et prends les deux sur une seule photo. Cache tout sauf la photo d’identité.',
  until: 'Cette consigne est valable jusqu’à {time}.',
  take: 'Prendre la photo',
  sending: 'Envoi de la photo : {percent} %',
  stop: 'Arrêter',
  waitingTitle: 'Nous regardons ta photo',
  waiting:
    'Une personne de l’équipe la compare à ta photo principale. Tu recevras le résultat par e-mail. Si personne ne la regarde dans les 14 jours, nous supprimons la photo.',
  withdrawWaiting: 'Retirer et supprimer la photo',
  verifiedTitle: 'Ton profil est vérifié',
  verified:
    'Depuis le {day}, une coche figure à côté de ton prénom. Elle disparaît si tu choisis une autre photo principale.',
  withdrawVerified: 'Retirer mon accord',
  withdrawQuestion: 'La coche disparaît aussitôt, et nous effaçons la trace de ta vérification.',
  withdrawn: 'Retiré et effacé.',
  refusedTitle: 'Nous n’avons pas pu confirmer',
  reasons: {
    other_person: 'Nous n’avons pas clairement vu la même personne que sur ta photo principale.',
    instruction_missed: 'Ce que nous avions demandé ne se voyait pas sur la photo.',
    unclear: 'La photo n’était pas assez nette pour comparer.',
    no_fresh_picture: 'Cela ressemblait à la photo d’un écran, à une ancienne photo ou à une photo retouchée.',
  },
  disagree: 'Ce n’est pas exact ?',
  disagreeLink: 'Dis-le-nous',
  lostTitle: 'Ta coche a disparu',
  lost: 'Ta photo principale n’est plus celle que nous avons comparée. Tu peux recommencer.',
  expiredTitle: 'Personne n’a regardé à temps',
  expired: 'C’est notre faute. Nous avons supprimé ta photo. Tu peux recommencer.',
  limit: 'Tu as essayé trois fois cette semaine. Tu pourras recommencer à partir du {time}.',
  needsPhoto: 'Tu n’as pas encore de photo principale visible par les autres. C’est avec elle que nous comparons.',
  toPhotos: 'Voir tes photos',
};
