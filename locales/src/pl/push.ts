import type { push as nl } from '../nl/push.ts';
import type { Texts } from '../texts.ts';

export const push: Texts<typeof nl> = {
  told: {
    conversation: 'Ktoś rozpoczął z tobą rozmowę',
    message: '{count, plural, one {Masz nową wiadomość} few {# nowe wiadomości} other {# nowych wiadomości}}',
    fictional:
      '{count, plural, one {Nowa wiadomość w rozmowie z fikcyjnym profilem} few {# nowe wiadomości w rozmowie z fikcyjnym profilem} other {# nowych wiadomości w rozmowie z fikcyjnym profilem}}',
    unread:
      '{count, plural, one {Czeka na ciebie wiadomość} few {Czekają na ciebie # wiadomości} other {Czeka na ciebie # wiadomości}}{fictional, plural, =0 {} other {, w tym # od fikcyjnego profilu}}',
    fictionalUnread:
      '{count, plural, one {Czeka na ciebie wiadomość w rozmowie z fikcyjnym profilem} few {Czekają na ciebie # wiadomości w rozmowie z fikcyjnym profilem} other {Czeka na ciebie # wiadomości w rozmowie z fikcyjnym profilem}}',
    fictionalName: '{name}, profil fikcyjny',
    like: '{count, plural, one {Masz nowe polubienie} few {Masz # nowe polubienia} other {Masz # nowych polubień}}',
    weekly: 'W twojej okolicy są nowe osoby',
    promotions: 'Jest dla ciebie oferta',
    news: 'Są nowości o serwisie',
    reminders: 'Przypomnienie dla ciebie',
  },
  device: {
    title: 'Push na tym urządzeniu',
    on: 'Włączone.',
    onElsewhere: 'Włączone. Także na {count, plural, one {innym urządzeniu} other {# innych urządzeniach}}.',
    off: 'Wyłączone.',
    offElsewhere: 'Wyłączone na tym urządzeniu, włączone na {count, plural, one {innym} other {# innych}}.',
    incapable: 'Ta przeglądarka nie pokazuje powiadomień push.',
    install:
      'Na iPhonie lub iPadzie push działa, gdy {site} jest na ekranie początkowym: dotknij Udostępnij, a potem Do ekranu początkowego.',
    failed: 'Nie udało się włączyć. Spróbuj później.',
    others: 'Inne urządzenia z push',
    since: 'Od {day}',
    unknown: 'Nieznane urządzenie',
    stop: 'Wyłącz',
    stopOne: 'Wyłącz push na urządzeniu {device}',
  },
  denied: {
    title: 'Push jest zablokowany w przeglądarce',
    text: 'Wcześniej wybrano „zablokuj”. Nie możemy zapytać ponownie; możesz to zmienić samodzielnie.',
    here: 'to urządzenie',
    again: 'Sprawdź ponownie',
    still: 'Nadal jest zablokowany.',
    never: 'Nie trzeba, wystarczy e-mail',
    browsers: {
      chrome: {
        name: 'Chrome',
        step1: 'Dotknij kłódki lub suwaków po lewej stronie adresu',
        step2: 'Wybierz Uprawnienia, a potem Powiadomienia',
        step3: 'Włącz Powiadomienia i wróć tutaj',
      },
      safari: {
        name: 'Safari · iPhone',
        step1: 'Dodaj {site} do ekranu początkowego przez Udostępnij',
        step2: 'Otwórz Ustawienia, Powiadomienia, {site}',
        step3: 'Włącz Pozwalaj na powiadomienia',
      },
      firefox: {
        name: 'Firefox · komputer',
        step1: 'Kliknij kłódkę obok adresu',
        step2: 'Usuń Zablokowane przy powiadomieniach',
        step3: 'Odśwież tę stronę',
      },
      edge: {
        name: 'Edge · komputer',
        step1: 'Kliknij kłódkę obok adresu',
        step2: 'Wybierz Uprawnienia dla tej witryny',
        step3: 'Ustaw Powiadomienia na Zezwalaj',
      },
    },
  },
  alert: {
    text: 'Włącz push na tym urządzeniu. Powiadomienie nie pokazuje imienia ani treści, chyba że tego chcesz.',
    action: 'Włącz push',
  },
  question: {
    title: 'Dać znać, gdy ktoś napisze?',
    text: 'Twoja pierwsza wiadomość została wysłana. Tak wygląda powiadomienie, bez imienia i bez treści:',
    now: 'teraz',
    after: 'Potem przeglądarka zapyta jeszcze raz. Wyłączyć można zawsze w Ustawieniach.',
    no: 'Nie, dziękuję',
    yes: 'Tak, proszę',
    done: 'Od teraz damy ci znać.',
    install:
      'Na iPhonie lub iPadzie działa to, gdy {site} jest na ekranie początkowym: stuknij Udostępnij, a potem Do ekranu początkowego.',
    understood: 'Rozumiem',
  },
};
