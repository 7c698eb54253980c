/** Words of what this device is asked: a cookie that is not needed, the app on its home screen. */
export const device = {
  consent: {
    title: 'Mogen we onthouden hoe je hier kwam?',
    text: 'Je kwam via een partner of advertentie. Met een cookie van 30 dagen weten we dat ook als je je later aanmeldt. {site} werkt hetzelfde als je weigert.',
    allow: 'Toestaan',
    refuse: 'Weigeren',
    more: 'Meer over cookies',
    choice: 'Onthouden via welke partner of advertentie ik kwam',
    detail: 'Alleen voor de afrekening met partners, 30 dagen. Staat dit uit, dan weten we het alleen in dit tabblad.',
    saved: 'Bewaard.',
  },
  install: {
    title: 'Zet {site} op je beginscherm',
    text: 'Dan open je {site} als app.',
    safari: 'Tik in Safari op Deel en dan op ‘Zet op beginscherm’.',
    install: 'Installeren',
    later: 'Niet nu',
    never: 'Niet meer vragen',
  },
} as const;
