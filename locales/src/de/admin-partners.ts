import type { adminPartners as nl } from '../nl/admin-partners.ts';
import type { Texts } from '../texts.ts';

export const adminPartners: Texts<typeof nl> = {
  title: 'Partner',
  intro: 'Mit einem Schlüssel meldet der Server eines Partners Menschen bei {site} an.',
  new: 'Neuer Schlüssel',
  none: 'Es gibt noch keine Schlüssel',
  noneText:
    'Ein Partner, der Menschen anmeldet, bekommt von dir einen Schlüssel. In den Zahlen stehen sie unter dem Namen seines Netzwerks.',
  newText: 'Wir zeigen den Schlüssel einmal und behalten nur, woran wir ihn erkennen.',
  network: 'Netzwerk',
  networkHint: 'So heißt der Partner in den Zahlen, etwa radio-ost.',
  make: 'Schlüssel anlegen',
  keyOf: 'Schlüssel von {network}',
  key: 'Schlüssel',
  shownOnce:
    'Du siehst ihn nur jetzt. Gib ihn dem Partner auf einem Weg, den niemand mitliest. Geht er verloren, leg einen neuen an und beende diesen.',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  kept: 'Ich habe ihn aufbewahrt',
  columns: {
    network: 'Netzwerk',
    made: 'Angelegt',
    state: 'Stand',
    act: 'Aktion',
  },
  works: 'gilt',
  endedAt: 'beendet, {at}',
  end: 'Beenden',
  endOf: 'Schlüssel von {network} beenden, angelegt am {at}',
  endTitle: 'Schlüssel von {network} beenden?',
  endText:
    'Der Server des Partners meldet damit ab sofort niemanden mehr an. Wer dadurch Mitglied wurde, bleibt es. Zurücknehmen geht nicht, einen neuen anlegen schon.',
  ended: 'Der Schlüssel gilt nicht mehr.',
};
