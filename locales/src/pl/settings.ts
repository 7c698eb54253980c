import type { settings as source } from '../nl/settings.ts';
import type { Texts } from '../texts.ts';

export const settings: Texts<typeof source> = {
  title: 'Ustawienia',
  saved: 'Zapisano.',
  savedAtOnce: 'Zmiany zapisują się od razu.',
  sections: {
    notifications: 'Powiadomienia',
    account: 'Konto',
    privacy: 'Prywatność',
    location: 'Lokalizacja',
    language: 'Język',
    devices: 'Urządzenia',
    payments: 'Płatności',
  },
  notifications: {
    intro:
      'Wybierz, o czym chcesz dostawać e-maile lub powiadomienia na urządzenie. Powiadomienie nie pokazuje imienia, zdjęcia ani tekstu, chyba że to włączysz.',
    mail: 'E-mail',
    push: 'Push',
    byMail: '{type}: e-mail',
    byPush: '{type}: push',
    content: 'Pokazuj imię i tekst w powiadomieniu',
    contentDetail: 'Przeczyta je każdy, kto widzi twój ekran.',
  },
  types: {
    conversation: 'Nowa rozmowa',
    message: 'Nowa wiadomość',
    like: 'Polubienie',
    unread: 'Nieprzeczytane wiadomości',
    weekly: 'Nowe osoby, co tydzień',
    promotions: 'Oferty',
    news: 'Nowości w serwisie',
    reminders: 'Przypomnienia',
    unreadNote: 'Po jednym dniu',
  },
  privacy: {
    intro: 'Ty decydujesz, kto cię znajdzie i gdzie cię widać.',
    invisible: 'Niewidoczny profil',
    invisibleDetail: 'Nikt cię nie znajdzie, nie polubi ani do ciebie nie napisze. Trwające rozmowy zostają.',
    onlyReal: 'Tylko prawdziwe osoby',
    onlyRealDetail: 'Profile fikcyjne znikają zewsząd, także z wiadomości.',
    ads: 'Pokazuj mnie na stronach powitalnych',
    adsDetail: 'Twoje zdjęcie główne i imię zobaczą osoby bez konta. Wyłączone, dopóki tego nie włączysz.',
  },
  blocked: {
    title: 'Zablokowane osoby',
    none: 'Nie blokujesz nikogo.',
    unblock: 'Odblokuj',
    unblockName: 'Odblokuj: {name}',
    since: 'od {day}',
  },
  location: {
    here: 'Użyj mojej lokalizacji',
    hereHint: 'Szukamy najbliższej miejscowości. Nie zapisujemy, gdzie dokładnie jesteś.',
    denied: 'Przeglądarka nie udostępnia lokalizacji. Wybierz miejscowość poniżej.',
    nowhere: 'Nie widzimy w pobliżu żadnej miejscowości. Wybierz ją poniżej.',
    set: 'Twoja miejscowość to teraz {city}.',
  },
  payments: {
    text: 'Twoje zamówienia, rachunki i zwroty.',
    open: 'Zobacz płatności',
  },
};
