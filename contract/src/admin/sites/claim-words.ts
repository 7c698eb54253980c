import type { Locale } from '../../locales.ts';

/**
 * What one says of oneself and would have to show: of size and rank, of safety, of seals, of more luck than others;
 * not what a body of disputes is, nor what we say not to promise (T18).
 */
const claimWords: Readonly<Record<Locale, RegExp>> = {
  nl: /nummer (?:1|één|een)\b|nr\.? ?1\b|grootste|populairste|meest (?:gekozen|bezocht|vertrouwd|gebruikt)|beste (?:datingsite|site|app|manier)|veiligste|(?:een|de|onze) veilige (?:site|plek om|manier)|(?:helemaal|volledig|altijd) veilig|keurmerk|gegarandeerd|garantie|bewezen|meer kans/i,
  en: /number (?:1|one)\b|no\. ?1\b|#1\b|largest|biggest|most (?:popular|trusted|visited|used)|best (?:dating|site|app|way)|safest|safe (?:site|place to|way to)|(?:completely|always) safe|\bseal\b|certified(?! (?:out-of-court|dispute))|guarantee|proven|more likely/i,
  de: /nummer (?:1|eins)\b|nr\. ?1\b|größte|beliebteste|meist(?:besucht|genutzt)|beste (?:singlebörse|seite|app|art)\b|sicherste|(?:eine|die|unsere) sichere (?:seite|art)|(?:völlig|immer) sicher|siegel|zertifi(?!zierte (?:stelle|streit))|garanti|nachweislich|bewiesen|höhere chance/i,
  es: /número (?:1|uno)\b|n\.º ?1\b|más (?:grande de|popular|visitad)|mejor (?:sitio|web|app|página|manera)|(?:el|la) más segur|sitio segur|(?:totalmente|siempre) segur|sello|(?<!órgano )certificad|garanti|garantía|demostrad|más (?:de )?(?:posibilidades|probabilidades)/i,
  fr: /numéro (?:1|un)\b|n° ?1\b|plus (?:grand site|populaire|visité)|meilleure? (?:site|appli|façon)|(?:le|la) plus sûre?\b|site sûr|(?:totalement|toujours) sûr|\b(?:un|le|du) label\b|(?<!organe )certifi|(?<!ne )garanti|prouvé|plus de chances|chances en plus/i,
  it: /numero (?:1|uno)\b|n\. ?1\b|più (?:grande d|popolare|visitat)|migliore? (?:sito|app|modo)|(?:il|la) più sicur|sito sicuro|(?:totalmente|sempre) sicur|sigillo|(?<!organismo )certificat|(?<!non )garanti|dimostrat|possibilità in più/i,
  pl: /numer (?:1|jeden)\b|nr ?1\b|największ|najpopularniejsz|najbezpieczniejsz|najleps\S+ (?:portal|stron|serwis|aplikacj|sposób)|bezpieczn\S+ (?:portal|serwis|stron)|(?:w pełni|zawsze) bezpieczn|znak jakości|certyfikat|gwaran|udowodnion[aeoy]|większą szansę/i,
};
const figure = /\d+\s?%/;

/** The first words of a text that claim something of the site, which its register alone may say (T18); and where. */
export function findClaim(
  locale: Locale,
  text: string,
): { readonly words: string; readonly start: number } | undefined {
  const found = [figure, claimWords[locale]].flatMap((pattern) => {
    const match = pattern.exec(text);
    return match ? [{ words: match[0], start: match.index }] : [];
  });
  return found.toSorted((one, other) => one.start - other.start)[0];
}
