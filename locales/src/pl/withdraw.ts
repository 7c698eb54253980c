import type { withdraw as nl } from '../nl/withdraw.ts';
import type { Texts } from '../texts.ts';

export const withdraw: Texts<typeof nl> = {
  title: 'Odstąp od umowy tutaj',
  intro: 'W ciągu {days} dni od zamówienia. Bez podawania przyczyny i bez logowania.',
  steps: { label: 'Kroki', order: '1. Które zamówienie', confirm: '2. Potwierdzenie' },
  form: {
    name: 'Imię i nazwisko',
    order: 'Numer zamówienia',
    orderHint: 'Jest na rachunku, na początku e-maila.',
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
    whole:
      'Informacja o odstąpieniu nie była prawidłowa. Dlatego wraca też to, co zostało już wykorzystane. Zwrot: {method}, w ciągu 14 dni.',
    unused:
      'Niewykorzystane: {unused} z {count, plural, one {# kredytu} few {# kredytów} many {# kredytów} other {# kredytu}}. Zwrot: {method}, w ciągu 14 dni.',
    later: 'Kwotę zwrotu podamy w e-mailu. Tutaj widzi ją tylko kupujący po zalogowaniu.',
    over: 'Przy tym zamówieniu można było odstąpić do {until}. Oświadczenie możesz wysłać mimo to; przyjrzy się mu człowiek.',
    declared: 'Od tego zamówienia już odstąpiono: {at}. Ponowne wysłanie niczego nie zmieni.',
    back: 'Wstecz',
    submit: 'Potwierdź odstąpienie',
    note: 'Pozostałe kredyty z tego zamówienia od razu znikną z twojego salda. Od razu dostaniesz e-mail z datą i godziną. Konto i pozostałe kredyty zostają.',
  },
  done: {
    title: 'Odstąpienie zostało wysłane',
    text: 'Otrzymano {at}. Jeśli numer należy do {email}, potwierdzenie przyjdzie na ten adres.',
    follow: 'Śledź zwrot pieniędzy',
  },
};
