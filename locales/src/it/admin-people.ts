import type { adminPeople as nl } from '../nl/admin-people.ts';
import type { Texts } from '../texts.ts';

export const adminPeople: Texts<typeof nl> = {
  title: 'Personale',
  intro: 'Chi lavora qui e cosa può fare. Chi se ne va perde tutto subito.',
  invite: 'Invita',
  linkUntil: 'link fino al {date}',
  columns: {
    name: 'Nome',
    roles: 'Ruolo',
    seen: 'Ultima volta',
    state: 'Stato',
  },
  states: {
    active: 'attivo',
    invited: 'in attesa',
    left: 'non più in servizio',
  },
  rights: 'Cosa può fare ogni ruolo',
  page: 'Pagina',
  yes: 'sì',
  no: 'no',
  grants: {
    label: 'Ruoli',
    role: 'Ruolo',
    site: 'Sito',
    remove: 'Togli {role}',
    add: 'Aggiungi ruolo',
  },
  inviting: {
    title: 'Invita qualcuno',
    text: 'Riceverà un’e-mail con un link che vale una volta e sceglierà password e secondo passaggio.',
    name: 'Nome',
    email: 'E-mail di lavoro',
    language: 'Lingua',
    send: 'Invia l’invito',
    sent: 'L’invito è in viaggio verso {email}.',
  },
  person: {
    notYours: 'Può cambiarlo solo un titolare di tutti i suoi siti.',
    save: 'Salva i ruoli',
    saved: 'I ruoli sono cambiati.',
    link: 'Invia un nuovo link',
    linkTitle: 'Nuovo link per {name}',
    linkText: 'Password e secondo passaggio decadono ora e vanno scelti di nuovo. Ogni sessione finisce.',
    linkDo: 'Invia',
    linkSent: 'Il link è in viaggio.',
    leave: 'Lascia il servizio',
    leaveTitle: '{name} lascia il servizio?',
    leaveText:
      'Sessioni, ruoli, password e secondo passaggio spariscono subito. Ciò che è stato fatto resta nel registro.',
    leaveDo: 'Rimuovi',
    leftDone: 'Non è più in servizio.',
  },
};
