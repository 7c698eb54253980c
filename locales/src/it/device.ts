import type { device as nl } from '../nl/device.ts';
import type { Texts } from '../texts.ts';

export const device: Texts<typeof nl> = {
  consent: {
    title: 'Possiamo ricordare da dove arrivi?',
    text: 'Arrivi da un partner o da un annuncio. Con un cookie di 30 giorni lo sappiamo anche se ti iscrivi più tardi. {site} funziona allo stesso modo se rifiuti.',
    allow: 'Consenti',
    refuse: 'Rifiuta',
    more: 'Scopri di più sui cookie',
    choice: 'Ricordare da quale partner o annuncio arrivo',
    detail: 'Solo per i conti con i partner, 30 giorni. Disattivato: solo in questa scheda.',
    saved: 'Salvato.',
  },
  install: {
    title: 'Aggiungi {site} alla schermata Home',
    text: 'Così apri {site} come un’app.',
    safari: 'In Safari tocca Condividi e poi «Aggiungi alla schermata Home».',
    install: 'Installa',
    later: 'Non ora',
    never: 'Non chiedere più',
  },
};
