import type { sandbox as nl } from '../nl/sandbox.ts';
import type { Texts } from '../texts.ts';

export const sandbox: Texts<typeof nl> = {
  title: 'Sandbox: płatność próbna',
  ribbon: 'Sandbox. Tu nie płaci się prawdziwymi pieniędzmi.',
  away: 'Zapłacono. Przeglądarka sama nie wróci: to, czy kredyty dotrą, zależy tylko od powiadomienia.',
  back: 'Wróć do sklepu',
  state: {
    open: 'Wybierz, jak zakończy się ta płatność.',
    pending: 'Ta płatność jest przetwarzana.',
    paid: 'Ta płatność została zrealizowana.',
    failed: 'Ta płatność się nie udała.',
    cancelled: 'Ta płatność została anulowana.',
    expired: 'Czas na tę płatność minął.',
    refunded: 'Ta płatność została zwrócona.',
    charged_back: 'Ta płatność została cofnięta przez bank.',
  },
  outcome: {
    paid: 'Zapłacono',
    paid_twice: 'Zapłacono, dwa powiadomienia',
    paid_away: 'Zapłacono, bez powrotu',
    pending: 'Najpierw w toku, potem zapłacono',
    failed: 'Nie udało się',
    cancelled: 'Anulowano',
    refunded: 'Zwróć',
    charged_back: 'Cofnij',
  },
  detail: {
    paid: 'Powiadomienie przychodzi po sekundzie.',
    paid_twice: 'To samo powiadomienie przychodzi po jednej i po dwóch sekundach.',
    paid_away: 'Tak jak po zamknięciu okna.',
    pending: 'Płatność dochodzi po pięciu sekundach.',
    failed: 'Bank odmawia.',
    cancelled: 'Przerywasz płatność.',
    refunded: 'Sklep oddaje całą kwotę.',
    charged_back: 'Bank odbiera kwotę.',
  },
};
