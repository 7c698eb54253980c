import type { landing as source } from '../nl/landing.ts';
import type { Texts } from '../texts.ts';

export const landing: Texts<typeof source> = {
  title: 'Zacznij od dobrej rozmowy.',
  lead: 'Dla dorosłych, którzy lubią poznawać się bez pośpiechu.',
  leadPrice: 'Ceny są zawsze podane.',
  leadPriceEuro: 'Ceny są zawsze podane, w euro.',
  leadFictional: 'A zmyślone profile są oznaczone.',
  look: 'Rozejrzyj się',
  terms:
    '{age}+. Rejestracja jest bezpłatna{count, plural, =0 {} one {, a na start masz # darmową wiadomość} few {, a na start masz # darmowe wiadomości} many {, a na start masz # darmowych wiadomości} other {, a na start masz # darmowej wiadomości}}. Bez abonamentu.',
  examples: 'Przykłady tego, co piszą ludzie',
  model: '{who} · zdjęcie pozowane',
  how: 'Gramy w otwarte karty od pierwszego kliknięcia',
  priceTitle: 'Cena jest na przycisku',
  priceText:
    'Wiadomość kosztuje {credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}: od {from} do {to}, zależnie od wybranego pakietu. Cenę widzisz na przycisku, zanim wyślesz.',
  fictionalTitle: 'Fikcję widać od razu',
  fictionalText: 'Niektóre profile są zmyślone. Mają przerywaną ramkę i stałe oznaczenie, a nigdy nie mają dymka.',
  leaveTitle: 'Odejdziesz jednym kliknięciem',
  leaveText: 'Nie ma abonamentu, który trzeba wypowiadać. Niewykorzystane kredyty możesz zwrócić w ciągu {days} dni.',
  speakers: 'Po tym poznasz, kto mówi',
  speakersText:
    'Poniżej pozują modelki i modele. Prawdziwych użytkowników zobaczysz po rejestracji, a tutaj tylko wtedy, gdy sami tego chcą.',
  speakersTextOpen:
    'Poniżej pozują modelki i modele. Prawdziwych użytkowników zobaczysz w wyszukiwarce, a tutaj tylko wtedy, gdy sami tego chcą.',
  invented: 'Zmyślona postać',
  people: {
    marloes: 'Marzena, 43',
    marloesQuote: 'Szukam kogoś, z kim podzielę się niedzielną gazetą. Krzyżówką nie.',
    samir: 'Samir, 41',
    samirQuote: 'Umiem słuchać. Zapytaj moją siostrę.',
    nathalie: 'Natalia, 45',
    nathalieQuote: 'Dwoje nastolatków, pies i mimo to czas na kawę.',
    fatima: 'Fatima, 36',
    fatimaPlace: 'Legnica',
    fatimaQuote: 'Naucz mnie śmiać się z piłki nożnej, a ja nauczę cię gotować harirę.',
    edwin: 'Edward, 52',
    edwinPlace: 'Puławy',
    edwinQuote: 'Pokazuję ptaki, kiedy ty mówisz coś ważnego.',
    ingrid: 'Irena, 57',
    ingridPlace: 'Sopot',
    ingridQuote: 'Wolę długi spacer niż długą opowieść.',
    bianca: 'Bianka, 44',
    biancaText: 'Lubię flirtować słowami. Opowiedz, co ci chodzi po głowie.',
  },
};
