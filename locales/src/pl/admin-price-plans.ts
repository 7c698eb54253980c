import type { adminPricePlans as nl } from '../nl/admin-price-plans.ts';
import type { Texts } from '../texts.ts';

export const adminPricePlans: Texts<typeof nl> = {
  title: 'Zaplanowane ceny',
  intro:
    'Cena obowiązuje wszędzie od wybranej minuty, według zegara tej witryny. Użytkownicy wcześniej niczego nie widzą. Przekreśla się tylko najniższą cenę z ostatnich 30 dni; zaplanowana liczy się od tej chwili.',
  none: 'Nic nie jest zaplanowane.',
  older: 'Pokaż starsze',
  plan: 'Zaplanuj cenę',
  planned: 'Zaplanowano.',
  from: 'Od {at}',
  price: 'kredyty: {credits}, cena: {price}',
  plannedBy: 'Plan: {by}, powód: {reason}',
  outcome: {
    held: 'Obowiązuje od tej chwili.',
    cancelled: 'Anulowane: {by}, powód: {reason}',
    void: 'Nie weszła w życie: tego pakietu lub tej waluty już nie było.',
  },
  cancel: 'Anuluj',
  cancelOf: 'Anuluj to, co zaplanowano od {at}',
  cancelTitle: 'Anulować zaplanowaną cenę?',
  cancelText: 'Ceny pozostaną wtedy takie, jakie są, także po {at}.',
  cancelDone: 'Anulowano.',
  planTitle: 'Zaplanuj cenę',
  planText:
    'Zostaw puste to, co ma się nie zmieniać. Kto ma już zamówienie na ekranie, nigdy nie zapłaci więcej, niż tam było.',
  date: 'Dzień',
  time: 'Godzina',
  timeHint: 'Według zegara tej witryny: {zone}.',
  newPrice: 'Nowa cena w {currency} za pakiet kredytów: {credits}',
  now: 'Teraz {price}.',
};
