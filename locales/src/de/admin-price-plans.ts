import type { adminPricePlans as nl } from '../nl/admin-price-plans.ts';
import type { Texts } from '../texts.ts';

export const adminPricePlans: Texts<typeof nl> = {
  title: 'Geplante Preise',
  intro:
    'Ein Preis gilt überall ab der Minute, die du wählst, nach der Uhr dieser Website. Mitglieder merken vorher nichts davon. Durchgestrichen wird nur der niedrigste Preis der letzten 30 Tage; ein geplanter zählt erst ab diesem Moment.',
  none: 'Es ist nichts geplant.',
  older: 'Ältere zeigen',
  plan: 'Preis planen',
  planned: 'Geplant.',
  from: 'Ab {at}',
  price: '{credits} Credits: {price}',
  plannedBy: 'Geplant von {by}: {reason}',
  outcome: {
    held: 'Gilt seitdem.',
    cancelled: 'Gestrichen von {by}: {reason}',
    void: 'Trat nicht in Kraft: Dieses Paket oder diese Währung gab es nicht mehr.',
  },
  cancel: 'Streichen',
  cancelOf: 'Streichen, was ab {at} geplant ist',
  cancelTitle: 'Geplanten Preis streichen?',
  cancelText: 'Die Preise bleiben dann, wie sie sind, auch nach {at}.',
  cancelDone: 'Gestrichen.',
  planTitle: 'Preis planen',
  planText:
    'Lass leer, was bleibt, wie es ist. Wer eine Bestellung schon auf dem Bildschirm hat, zahlt nie mehr, als dort stand.',
  date: 'Tag',
  time: 'Uhrzeit',
  timeHint: 'Nach der Uhr dieser Website: {zone}.',
  newPrice: 'Neuer Preis für {credits} Credits in {currency}',
  now: 'Jetzt {price}.',
};
