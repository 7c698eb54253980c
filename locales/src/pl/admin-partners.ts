import type { adminPartners as nl } from '../nl/admin-partners.ts';
import type { Texts } from '../texts.ts';

export const adminPartners: Texts<typeof nl> = {
  title: 'Partnerzy',
  intro: 'Z kluczem serwer partnera rejestruje osoby w serwisie {site}.',
  new: 'Nowy klucz',
  none: 'Nie ma jeszcze kluczy',
  noneText: 'Partner, który rejestruje osoby, dostaje od ciebie klucz. W liczbach widać je pod nazwą jego sieci.',
  newText: 'Klucz pokazujemy jeden raz i zachowujemy tylko to, po czym go rozpoznajemy.',
  network: 'Sieć',
  networkHint: 'Tak partner nazywa się w liczbach, np. radio-wschod.',
  make: 'Utwórz klucz',
  keyOf: 'Klucz sieci {network}',
  key: 'Klucz',
  shownOnce:
    'Widzisz go tylko teraz. Przekaż go partnerowi tak, by nikt inny go nie przeczytał. Jeśli zginie, utwórz nowy i unieważnij ten.',
  copy: 'Kopiuj',
  copied: 'Skopiowano.',
  kept: 'Klucz jest zapisany',
  columns: {
    network: 'Sieć',
    made: 'Utworzono',
    state: 'Stan',
    act: 'Działanie',
  },
  works: 'działa',
  endedAt: 'unieważniony, {at}',
  end: 'Unieważnij',
  endOf: 'Unieważnij klucz sieci {network}, utworzony {at}',
  endTitle: 'Unieważnić klucz sieci {network}?',
  endText:
    'Serwer partnera od razu nikogo już z nim nie zarejestruje. Kto dzięki niemu ma konto, ten je zachowa. Tego nie da się cofnąć, ale można utworzyć nowy klucz.',
  ended: 'Klucz już nie działa.',
};
