/** Whether somebody is real, asked in our languages; on words without accents. */
const real = [
  /\b(ben|besta) (je|jij|u) (wel |nu |eigenlijk )?(echt|nep|een? (echte? )?(bot|robot|computer|mens|persoon))\b/,
  /\bechte? (persoon|mens|iemand|vrouw|man)\b/,
  /\bnep ?profiel/,
  /\bare (you|u) (really |even )?(real|fake|human|an? (real )?(bot|robot|ai|person|human))\b/,
  /\breal (person|human)\b|\bfake profile/,
  /\b(bist du|sind sie) ((denn|nun|auch|uberhaupt|eigentlich|etwa|wirklich|nicht) )*(echt|real|fake|eine? ((echte[rs]?|reale[rs]?|richtige[rs]?) )?(bot|roboter|computer|maschine|programm|mensch|mann|frau|person|ki|fake))\b/,
  /\b(echte[rns]?|reale[rns]?) (mensch(en)?|person|profil|mann|frau)\b|\bfake[- ]?(profil|account)|\bgibt('s| es) (dich|sie) (wirklich|echt|uberhaupt)\b|\bexistier(st du|en sie)\b|\bkunstliche intelligenz\b/,
  /\beres (de verdad|real|una? (bot|robot|persona))\b|\bpersona (real|de verdad)\b|\bperfil falso/,
  /\b(es[- ]tu|tu es|t'es|t es|etes[- ]vous|vous etes) ((bien|vraiment|quelqu'un de|donc) )*(une? )?(reel(le)?|vraie?|faux|fausse|fake|robot|bot|ordinateur|programme|ia|humaine?|etre humain)\b/,
  /\bvraie? (personne|femme|homme|humain|profil)\b|\bvrai ou (un )?faux\b|\bfaux profil|\b(profil|compte) fake\b|\b(existes?[- ]tu|tu existes|existez[- ]vous|vous existez)\b|\bintelligence artificielle\b/,
  /\bsei (davvero )?(ver[oa]|reale|un (bot|robot)|una persona)\b|\bpersona (vera|reale)\b|\bprofilo falso/,
  /\bjestes (naprawde )?(prawdziw[aey]|prawdziwym|botem|robotem|czlowiekiem|realn[ay])\b|\bprawdziwa osoba\b|\bfalszywy profil|\bfejk/,
];

/** To meet. */
const meet = [
  /\b(afspreken|afspraakje|spreken we af|ontmoet(en)?|langskom(en)?|in het echt)\b/,
  /\b(meet (up|me|you|in person)|can we meet|shall we meet|let'?s meet|want to meet|wanna meet|see each other)\b/,
  /\b(treffen|treffe|triffst du|sehen wir uns|(uns|dich|sie) (mal |bald |endlich |wieder )?(sehen|besuchen)|verabreden|im echten leben|(auf|zu) einen? (kaffee|drink|glas wein))\b/,
  /\b(kaffee|etwas|was|wein|bier) trinken gehen\b|\bkennen ?(zu ?)?lernen\b|\bvorbei ?kommen\b|\bein date\b/,
  /\b(quedar|quedamos|conocernos|vernos|en persona)\b/,
  /\b((se|nous|te|vous|me) (voir|revoir|retrouver|rencontrer)|on se (voit|rencontre|retrouve)|voyons[- ]nous|rencontrer|dans la vraie vie|en personne)\b/,
  /\b(prendre|boire) (un |une )?(verre|cafe|the|biere)\b|\brendez[- ]vous (avec (toi|moi|vous)|ensemble)\b|\b(viens|venir|passer?) chez (moi|toi|vous)\b/,
  /\b(incontrar(ci|ti)|incontriamoci|vederci|ci vediamo)\b/,
  /\b(spotka(c|my|nie)|spotkac sie|zobaczyc sie|zobaczymy sie)\b/,
];

/** To phone, or to go on elsewhere. */
const elsewhere = [
  /\b(whats ?app|telegram|snapchat|instagram|insta|skype|signal|messenger|viber|kik)\b/,
  /\b(je|jouw|06|telefoon)[ -]?nummer\b|\bbellen\b|\bbel (me|mij|je)\b/,
  /\b(your|phone) number\b|\bcall (me|you)\b/,
  /\b(handy|telefon|mobil)[ -]?(nummer|nr)\b|\b(deine|ihre) (nummer|nr)\b|\b(anrufen|telefonier(en|st|e))\b|\bruf(st du|en sie)? (mich|dich|an)\b|\b(deine|ihre) (e-?mail|mailadresse)\b/,
  /\btu (numero|telefono)\b|\bnumero de telefono\b|\bllama(rte|rme|me)\b/,
  /\b(ton|votre|mon) (numero|num|telephone|tel|portable|06|07|mail|e-mail)\b|\bnumero de (telephone|portable)\b|\bappeler\b|\b(appelle|appelez)[- ]moi\b|\b(me|m'|te|t'|vous) ?(telephoner|telephone)\b/,
  /\btuo numero\b|\bnumero di telefono\b|\b(chiamar(ti|mi)|chiamami|telefonar(ti|mi))\b/,
  /\b(twoj numer|numer telefonu|zadzwon|zadzwonic)\b/,
];

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('’', "'");

/**
 * Whether a text asks if one is real, to meet, to phone or to go on elsewhere: an invented profile answers that with
 * the truth (T7).
 */
export function asksForTruth(text: string): boolean {
  const words = plain(text);
  return [...real, ...meet, ...elsewhere].some((pattern) => pattern.test(words));
}
