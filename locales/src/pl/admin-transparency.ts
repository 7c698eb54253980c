import type { adminTransparency as nl } from '../nl/admin-transparency.ts';
import type { Texts } from '../texts.ts';

export const adminTransparency: Texts<typeof nl> = {
  title: 'Raport roczny',
  intro:
    'Co w ciągu roku wpłynęło w {site} i co z tego wynikło, policzone do raportu przejrzystości (DSA, artykuły 15 i 24).',
  year: 'Rok',
  save: 'Zapisz jako CSV',
  none: 'Nic w tym roku.',
  all: 'wszystko razem',
  about: '{country} · {concerns}',
  runs: 'Ten rok jeszcze trwa: policzono do {time}.',
  median: 'Mediana to czas od wpłynięcia do decyzji; przy odwołaniach tylko osób, które nadal mają konto.',
  tables: {
    notices: 'Co wpłynęło',
    measures: 'Co zrobiliśmy',
    objections: 'Odwołania',
    authorities: 'Żądania organów',
  },
  heads: {
    what: 'Co',
    part: 'Powód',
    number: 'Liczba',
    acted: 'Środek',
    notActed: 'Bez środka',
    restored: 'Cofnięte',
    upheld: 'Utrzymane',
    median: 'Mediana',
  },
  reasons: {
    fraud: 'Oszustwo lub jego próba',
    fake_profile: 'Profil innej osoby albo nieprawdziwe dane',
    underage: 'Poniżej 18 lat',
    harassment: 'Nękanie lub groźby',
    hate: 'Nienawiść lub dyskryminacja',
    sexual_content: 'Treści seksualne, o które nikt nie prosił',
    advertising: 'Reklama lub płatne usługi',
    other: 'Inna zasada regulaminu',
  },
  kinds: {
    complaint: 'Reklamacja',
    report: 'Zgłoszenie',
    image_removal: 'Usunięcie zdjęcia intymnego',
    account_closed: 'Konto zamknięte',
    profile_hidden: 'Profil ukryty',
    photo_removed: 'Zdjęcie usunięte',
    member_warned: 'Ostrzeżenie',
    member_renamed: 'Imię odebrane',
    restriction: 'Od ograniczenia',
    photo: 'Od usunięcia zdjęcia',
  },
};
