/** Whether somebody is real, asked in our languages; on words without accents. */
const real = [
  /\b(ben|besta) (je|jij|u) (wel |nu |eigenlijk )?(echt|nep|een? (echte? )?(bot|robot|computer|mens|persoon))\b/,
  /\bechte? (persoon|mens|iemand|vrouw|man)\b/,
  /\bnep ?profiel/,
  /\bare (you|u) (really |even )?(real|fake|human|an? (real )?(bot|robot|ai|person|human))\b/,
  /\breal (person|human)\b|\bfake profile/,
  /\bbist du (wirklich |uberhaupt )?(echt|real|eine? (echte[rs]? )?(bot|roboter|mensch|mann|frau|person|ki))\b/,
  /\bechte[rs]? (mensch|person|profil)\b|\bfake ?profil/,
  /\beres (de verdad|real|una? (bot|robot|persona))\b|\bpersona (real|de verdad)\b|\bperfil falso/,
  /\b(es[- ]tu|tu es|t'es) (bien |vraiment )?(une? )?(reel(le)?|vraie?|faux|fausse|fake|robot|bot)\b|\bvraie personne\b|\bfaux profil/,
  /\bsei (davvero )?(ver[oa]|reale|un (bot|robot)|una persona)\b|\bpersona (vera|reale)\b|\bprofilo falso/,
  /\bjestes (naprawde )?(prawdziw[aey]|prawdziwym|botem|robotem|czlowiekiem|realn[ay])\b|\bprawdziwa osoba\b|\bfalszywy profil|\bfejk/,
];

/** To meet. */
const meet = [
  /\b(afspreken|afspraakje|spreken we af|ontmoet(en)?|langskom(en)?|in het echt)\b/,
  /\b(meet (up|me|you|in person)|can we meet|shall we meet|let'?s meet|want to meet|wanna meet|see each other)\b/,
  /\b(treffen|triffst du|sehen wir uns|uns sehen)\b/,
  /\b(quedar|quedamos|conocernos|vernos|en persona)\b/,
  /\b((se|nous|te) (voir|rencontrer)|on se voit|rencontrer)\b/,
  /\b(incontrar(ci|ti)|incontriamoci|vederci|ci vediamo)\b/,
  /\b(spotka(c|my|nie)|spotkac sie|zobaczyc sie|zobaczymy sie)\b/,
];

/** To phone, or to go on elsewhere. */
const elsewhere = [
  /\b(whats ?app|telegram|snapchat|instagram|insta|skype|signal|messenger|viber|kik)\b/,
  /\b(je|jouw|06|telefoon)[ -]?nummer\b|\bbellen\b|\bbel (me|mij|je)\b/,
  /\b(your|phone) number\b|\bcall (me|you)\b/,
  /\b(handy|telefon)[ -]?nummer\b|\bdeine nummer\b|\banrufen\b|\btelefonieren\b/,
  /\btu (numero|telefono)\b|\bnumero de telefono\b|\bllama(rte|rme|me)\b/,
  /\bton (numero|telephone)\b|\bnumero de telephone\b|\b(t'|m'|te |me )?appeler\b/,
  /\btuo numero\b|\bnumero di telefono\b|\b(chiamar(ti|mi)|chiamami|telefonar(ti|mi))\b/,
  /\b(twoj numer|numer telefonu|zadzwon|zadzwonic)\b/,
];

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('’', "'");

/** Whether a text asks if one is real, to meet, to phone or to go on elsewhere: an invented profile answers that with the truth (T7). */
export function asksForTruth(text: string): boolean {
  const words = plain(text);
  return [...real, ...meet, ...elsewhere].some((pattern) => pattern.test(words));
}
