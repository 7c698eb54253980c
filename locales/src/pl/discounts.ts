import type { discounts as source } from '../nl/discounts.ts';
import type { Texts } from '../texts.ts';

export const discounts: Texts<typeof source> = {
  welcome_discount_bonus: {
    title: '{percentage} zniżki na pierwsze kredyty',
    hours:
      '{hours, plural, one {Przez # godzinę} few {Przez # godziny} many {Przez # godzin} other {Przez # godziny}} od rejestracji.',
    special_offer: 'Oferta indywidualna, bo właśnie do nas dołączasz.',
    welcome_bonus: 'Zniżka powitalna: {percentage} na pierwsze kredyty',
    unlock_cta: 'Zobacz pakiety',
    act_fast: 'Ważne do {time}. Potem obowiązuje zwykła cena.',
    offer_valid: 'Do wykorzystania jeden raz.',
    instant_recieve: 'Zniżka zostanie odliczona przy płatności.',
  },
  left: 'Jeszcze {hours, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}} i {minutes, plural, one {# minuta} few {# minuty} many {# minut} other {# minuty}}',
  decline: 'Nie, dziękuję',
  once: 'Jeśli to zamkniesz, nie zobaczysz tego ponownie. Zniżka jest też przy pakietach.',
  lowest: 'najniższa cena z ostatnich 30 dni',
  row: 'Zniżka {code} ({percentage})',
  stayed: 'Oferta indywidualna, bo zostajesz z nami.',
  given: 'Oferta indywidualna od naszej obsługi klienta.',
  used: '{percentage} zniżki z kodem {code}',
  minimum: 'Działa od kwoty {price}.',
  country: 'Działa tu: {country}.',
  methods: 'Metody płatności: {methods}.',
  firstOrder: 'Na pierwszy zakup.',
  onceRule: 'Do wykorzystania jeden raz.',
  until: 'Ważne do {time}.',
  payUntil: 'Jeśli zamówisz do tego czasu, masz jeszcze 30 minut na zapłatę.',
  ended: 'Zniżka się skończyła. Widzisz teraz zwykłą cenę.',
  code: 'Kod zniżkowy',
  haveCode: 'Mam kod zniżkowy',
  apply: 'Użyj kodu',
  remove: 'Usuń kod',
  worse: 'Masz już zniżkę co najmniej tak samo wysoką i to ona obowiązuje.',
};
