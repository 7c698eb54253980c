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
      'Wybierz, o czym chcesz dostać e-mail lub powiadomienie na urządzenie. Powiadomienie nie pokazuje imienia, zdjęcia ani tekstu, chyba że to włączysz.',
    mail: 'E-mail',
    push: 'Push',
    byMail: '{type}: e-mail',
    byPush: '{type}: push',
    content: 'Pokazuj imię i tekst w powiadomieniu',
    contentDetail: 'Kto widzi twój ekran, może to przeczytać.',
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
    intro: 'Decydujesz, kto cię znajduje i gdzie cię widać.',
    invisible: 'Niewidoczny profil',
    invisibleDetail: 'Nikt cię nie znajdzie, nie polubi ani do ciebie nie napisze. Trwające rozmowy zostają.',
    onlyReal: 'Tylko prawdziwe osoby',
    onlyRealDetail: 'Profile fikcyjne znikają wszędzie, także z wiadomości.',
    ads: 'Pokazuj mnie na stronach powitalnych',
    adsDetail: 'Twoje główne zdjęcie i imię, dla osób spoza serwisu. Wyłączone, dopóki tego nie włączysz.',
  },
  blocked: {
    title: 'Zablokowani',
    none: 'Nikogo nie blokujesz.',
    unblock: 'Odblokuj',
    unblockName: 'Odblokuj: {name}',
    since: 'od {day}',
  },
  location: {
    here: 'Użyj mojej lokalizacji',
    hereHint: 'Szukamy najbliższej miejscowości. Nie zapisujemy, gdzie dokładnie jesteś.',
    denied: 'Przeglądarka nie podaje lokalizacji. Wybierz miejscowość poniżej.',
    nowhere: 'Nie znajdujemy tu miejscowości. Wybierz ją poniżej.',
    set: 'Twoja miejscowość to teraz {city}.',
  },
  payments: {
    text: 'Twoje zamówienia, rachunki i zwroty.',
    open: 'Zobacz płatności',
  },
};
