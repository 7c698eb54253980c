import type { verification as source } from '../nl/verification.ts';
import type { Texts } from '../texts.ts';

export const verification: Texts<typeof source> = {
  intro: 'Demuestra que eres la persona de tu foto principal. Junto a tu nombre aparecerá una marca.',
  how: 'Haces una foto en la que se ve algo que te pedimos en ese momento. Una persona del equipo de {company} la compara con tu foto principal. Ningún ordenador mide ni reconoce tu cara. Los demás miembros nunca ven esa foto.',
  provesTitle: 'Qué dice una marca',
  proves:
    'Que una persona del equipo vio en esta foto principal a la misma persona que en una foto hecha para esta comprobación.',
  provesNotTitle: 'Qué no dice',
  provesNot:
    'No dice que el nombre, la edad o las intenciones sean ciertos. Ten cuidado también con quien tenga una marca.',
  methodLabel: '¿Cómo quieres hacerlo?',
  methods: {
    gesture_selfie: 'Con un selfi',
    document: 'Sin selfi',
  },
  methodDetails: {
    gesture_selfie: 'Te haces una foto con el gesto que te pedimos.',
    document:
      'Fotografías un documento de identidad junto a un papel con un número que te damos. Solo tiene que verse la foto del documento.',
  },
  consent: 'Doy mi consentimiento para que miren esta foto y la comparen con mi foto principal',
  consentDetail:
    'Solo para eso. Borramos la foto en las 24 horas siguientes a la decisión. Si retiras tu consentimiento, todo desaparece al momento, también la marca.',
  tries:
    '{count, plural, one {Te queda # intento esta semana.} many {Te quedan # intentos esta semana.} other {Te quedan # intentos esta semana.}} Cada encargo cuenta como un intento.',
  begin: 'Dime qué tengo que hacer',
  openTitle: 'Lo que te pedimos',
  gestures: {
    thumb_up: 'Levanta el pulgar junto a tu cara.',
    two_fingers: 'Levanta dos dedos junto a tu cara.',
    three_fingers: 'Levanta tres dedos junto a tu cara.',
    open_hand: 'Pon la mano abierta junto a tu cara.',
    fist_under_chin: 'Pon un puño debajo de la barbilla.',
    hand_on_head: 'Pon una mano encima de la cabeza.',
    hand_on_shoulder: 'Pon una mano en el hombro contrario.',
    finger_on_nose: 'Pon un dedo en la punta de la nariz.',
    finger_on_ear: 'Pon un dedo en la oreja.',
    finger_on_lips: 'Pon un dedo en los labios.',
  },
  gestureNote: 'Se tienen que ver bien toda tu cara y tu mano, sin filtros.',
  number: 'Escribe {number} en un papel.',
  numberNote:
    'Ponlo junto a un pasaporte, un documento de identidad o un permiso de conducir y haz una sola foto de los dos. Tapa todo menos la foto del documento.',
  until: 'Este encargo vale hasta: {time}.',
  take: 'Hacer la foto',
  sending: 'Enviando la foto: {percent} %',
  stop: 'Dejarlo',
  waitingTitle: 'Estamos mirando tu foto',
  waiting:
    'Una persona del equipo la compara con tu foto principal. Recibirás el resultado por correo. Si nadie la mira en 14 días, borramos la foto.',
  withdrawWaiting: 'Retirar y borrar la foto',
  verifiedTitle: 'Tu perfil está verificado',
  verified: 'Desde el {day} hay una marca junto a tu nombre. Si eliges otra foto principal, desaparece.',
  withdrawVerified: 'Retirar mi consentimiento',
  withdrawQuestion: 'La marca desaparece al momento y borramos que tu perfil estuvo verificado.',
  withdrawn: 'Retirado y borrado.',
  refusedTitle: 'No hemos podido confirmarlo',
  reasons: {
    other_person: 'No vimos con claridad a la misma persona que en tu foto principal.',
    instruction_missed: 'En la foto no se veía lo que te pedimos.',
    unclear: 'La foto no era lo bastante clara para compararla.',
    no_fresh_picture: 'Parecía la foto de una pantalla, una foto antigua o una foto retocada.',
  },
  disagree: '¿No es así?',
  disagreeLink: 'Cuéntanoslo',
  lostTitle: 'Tu marca ha desaparecido',
  lost: 'Tu foto principal ya no es la que comparamos. Puedes volver a hacerlo.',
  expiredTitle: 'Nadie la miró a tiempo',
  expired: 'Es culpa nuestra. Hemos borrado tu foto. Puedes volver a hacerlo.',
  limit: 'Lo has intentado tres veces esta semana. Podrás volver a intentarlo a partir del {time}.',
  needsPhoto: 'Todavía no tienes una foto principal que vean los demás. Con ella comparamos.',
  toPhotos: 'Ir a tus fotos',
};
