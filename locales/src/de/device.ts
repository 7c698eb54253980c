import type { device as nl } from '../nl/device.ts';
import type { Texts } from '../texts.ts';

export const device: Texts<typeof nl> = {
  consent: {
    title: 'Dürfen wir uns merken, woher du kommst?',
    text: 'Du bist über einen Partner oder eine Anzeige gekommen. Mit einem Cookie für 30 Tage wissen wir das auch, wenn du dich erst später registrierst. {site} funktioniert genauso, wenn du ablehnst.',
    allow: 'Erlauben',
    refuse: 'Ablehnen',
    more: 'Mehr über Cookies',
    choice: 'Merken, über welchen Partner oder welche Anzeige ich gekommen bin',
    detail: 'Nur zur Abrechnung mit Partnern, 30 Tage lang. Ausgeschaltet gilt es nur in diesem Tab.',
    saved: 'Gespeichert.',
  },
  install: {
    title: '{site} auf deinen Startbildschirm legen',
    text: 'Dann öffnest du {site} als App.',
    safari: 'Tippe in Safari auf „Teilen“ und dann auf „Zum Home-Bildschirm“.',
    install: 'Installieren',
    later: 'Jetzt nicht',
    never: 'Nicht mehr fragen',
  },
};
