import type { adminNumbers as nl } from '../nl/admin-numbers.ts';
import type { Texts } from '../texts.ts';

export const adminNumbers: Texts<typeof nl> = {
  title: 'Zahlen',
  intro: 'Was auf den Websites geschah, gezählt nach Tagen der jeweiligen Website.',
  until: 'Gezählt bis {time}.',
  never: 'Es wurde noch nichts gezählt. Das geschieht jede Viertelstunde.',
  running: 'Der letzte Zeitraum läuft noch und zählt beim Vergleich nicht mit.',
  view: 'Ansicht',
  charts: 'Diagramme',
  tables: 'Tabellen',
  step: 'Zeitraum',
  steps: {
    day: 'Pro Tag',
    week: 'Pro Woche',
    month: 'Pro Monat',
  },
  spans: {
    day: '{count} Tagen',
    week: '{count} Wochen',
    month: '{count} Monaten',
  },
  tableOf: 'Tabelle von {chart}',
  csvOf: 'CSV von {chart}',
  total: '{total} in den letzten {span}; {before} in den {span} davor.',
  change: '{total} in den letzten {span}, {change} gegenüber den {span} davor.',
  none: 'In dieser Zeit gibt es nichts.',
  sum: 'Zusammen',
  others: 'übrige',
  own: 'ohne Netzwerk',
  period: 'Beginnt am',
  runs: '(läuft)',
  members: 'zwischen Mitgliedern',
  invented: 'mit fiktiven Profilen',
  names: {
    sign_ups: 'Anmeldungen nach Netzwerk',
    confirmations: 'Bestätigte Adressen nach Netzwerk',
    first_purchases: 'Erste Käufe nach Zahlungsart',
    messages: 'Nachrichten',
    paid_by_method: 'Bezahlt nach Zahlungsart ({currency})',
    paid_by_country: 'Bezahlt nach Land ({currency})',
    left_at_once: 'Landingpages, die sofort verlassen wurden',
  },
  notes: {
    first_purchases: 'Der erste Kauf eines Mitglieds: Damit wird es Premium.',
    paid: 'Inklusive MwSt., ohne Abzug dessen, was später erstattet oder zurückgebucht wurde.',
  },
};
