import type { adminBooks as nl } from '../nl/admin-books.ts';
import type { Texts } from '../texts.ts';

export const adminBooks: Texts<typeof nl> = {
  title: 'Miesiące',
  intro:
    'Księgi serwisu {site}. To, co zarobiono, księguje się w nocy. Pliki CSV trwającego miesiąca sięgają ostatniej nocy.',
  year: 'Rok',
  month: 'Miesiąc',
  payments: 'Płatności',
  sold: 'Sprzedano',
  back: 'Zwrócono',
  vat: 'VAT',
  earned: 'Zarobiono',
  fees: 'Koszty',
  files: 'CSV',
  take: 'Pobierz',
  takeOf: 'Pliki CSV: {name}',
  underWay: 'trwa',
  quarters: 'Kwartały dla OSS',
  quarter: 'Kwartał',
  currencies: 'Inne waluty',
  noCurrencies: 'brak',
  quarterTitle: 'Deklaracja za {name}',
  quarterText:
    'Ile wart był euro w ostatnim dniu kwartału, według Europejskiego Banku Centralnego. W każdej z tych walut coś sprzedano.',
  rate: '1 euro w {currency}',
  make: 'Utwórz pliki CSV',
  noRate: 'To nie jest kurs, jak 4,2512.',
  nothing: 'Nic nie zaksięgowano',
  nothingText: 'W tym roku w księgach tego serwisu nic nie ma.',
  takenUnderWay: 'Pobrano. Okres jeszcze trwa: dane są do ostatniej nocy.',
  risk: {
    title: 'Ryzyko kart',
    intro:
      'Ile z płatności kartą wróciło w ostatnich 30 dniach, we wszystkich serwisach firmy: tak widzi to Twój agent rozliczeniowy.',
    counted: 'Policzono',
    sites: 'Serwisy',
    payments: 'Płatności kartą',
    disputes: 'Cofnięte przez bank',
    returns: 'Zwrócone łącznie',
    calm: 'bez alarmu',
    alarm: 'alarm: powiadom agenta rozliczeniowego',
    share: '{share} z {limit}, które toleruje organizacja kartowa.',
    schemes: {
      visa: 'Visa',
      mastercard: 'Mastercard',
    },
    rules: {
      visa: 'Visa liczy oszustwa i reklamacje. Alarm od {share} i {least} reklamacji; teraz jest ich {cases}.',
      mastercard:
        'Mastercard liczy razem reklamacje i zwroty. Alarm od {share} przy co najmniej {least} płatnościach; teraz jest ich {cases}.',
    },
    note: 'Przy alarmie obsługa klienta dostaje jeden e-mail na miesiąc i organizację. Zwroty z dobrej woli też się liczą.',
  },
};
