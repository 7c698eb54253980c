import type { device as nl } from '../nl/device.ts';
import type { Texts } from '../texts.ts';

export const device: Texts<typeof nl> = {
  consent: {
    title: 'Czy możemy zapamiętać, skąd przychodzisz?',
    text: 'Trafiasz tu przez partnera lub reklamę. Dzięki plikowi cookie na 30 dni będziemy to wiedzieć także wtedy, gdy zarejestrujesz się później. Jeśli odmówisz, {site} działa tak samo.',
    allow: 'Zezwól',
    refuse: 'Odmów',
    more: 'Więcej o plikach cookie',
    choice: 'Zapamiętajcie, przez którego partnera lub reklamę tu trafiam',
    detail: 'Tylko do rozliczeń z partnerami, 30 dni. Gdy wyłączone, tylko w tej karcie.',
    saved: 'Zapisano.',
  },
  install: {
    title: 'Dodaj {site} do ekranu głównego',
    text: 'Otworzysz wtedy {site} jak aplikację.',
    safari: 'W Safari stuknij Udostępnij, a potem „Do ekranu początkowego”.',
    install: 'Zainstaluj',
    later: 'Nie teraz',
    never: 'Nie pytaj więcej',
  },
};
