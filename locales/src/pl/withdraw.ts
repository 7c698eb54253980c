import type { withdraw as nl } from '../nl/withdraw.ts';
import type { Texts } from '../texts.ts';

export const withdraw: Texts<typeof nl> = {
  title: 'Odstąp od umowy tutaj',
  intro: 'W ciągu {days} dni od zamówienia. Bez podawania przyczyny i bez logowania.',
  steps: { label: 'Kroki', order: 'Które zamówienie', confirm: 'Potwierdzenie' },
  form: {
    name: 'Imię i nazwisko',
    order: 'Numer zamówienia',
    orderHint: 'Na potwierdzeniu zakupu, na początku wiadomości.',
    email: 'Adres e-mail do potwierdzenia',
    next: 'Dalej',
  },
  confirm: {
    title: 'Czy to się zgadza?',
    intro: 'Ten przycisk wysyła odstąpienie od umowy.',
    order: 'Zamówienie',
    ordered: 'Data zamówienia',
    name: 'Imię i nazwisko',
    email: 'Potwierdzenie na adres',
    refund: 'Zwrócimy ci',
    unused:
      'Niewykorzystane: {unused} z {count, plural, one {# kredytu} few {# kredytów} many {# kredytów} other {# kredytu}}. Przez {method}, w ciągu 14 dni.',
    later: 'Kwota zwrotu będzie w wiadomości. Pokazujemy ją tylko kupującemu po zalogowaniu.',
    over: 'Dla tego zamówienia było to możliwe do {until}. Możesz mimo to wysłać; przyjrzy się temu człowiek.',
    back: 'Wstecz',
    submit: 'Potwierdź odstąpienie',
    note: 'Od razu dostaniesz wiadomość z datą i godziną. Konto i pozostałe kredyty zostają.',
  },
  done: { title: 'Odstąpienie zostało wysłane', text: 'Otrzymano {at}. Potwierdzenie jest w wiadomości na adres {email}.' },
};
