import type { device as nl } from '../nl/device.ts';
import type { Texts } from '../texts.ts';

export const device: Texts<typeof nl> = {
  consent: {
    title: 'Czy możemy zapamiętać, skąd przychodzisz?',
    text: 'Trafiłeś tu przez partnera lub reklamę. Plik cookie na 30 dni pozwoli nam to wiedzieć także wtedy, gdy zarejestrujesz się później. Jeśli odmówisz, {site} działa tak samo.',
    allow: 'Zezwól',
    refuse: 'Odmów',
    more: 'Więcej o plikach cookie',
    choice: 'Pamiętaj, przez którego partnera lub reklamę tu trafiono',
    detail: 'Tylko do rozliczeń z partnerami, 30 dni. Wyłączone: tylko w tej karcie.',
    saved: 'Zapisano.',
  },
  install: {
    title: 'Dodaj {site} do ekranu głównego',
    text: 'Wtedy otwierasz {site} jak aplikację.',
    safari: 'W Safari stuknij Udostępnij, a potem „Do ekranu początkowego”.',
    install: 'Zainstaluj',
    later: 'Nie teraz',
    never: 'Nie pytaj więcej',
  },
};
