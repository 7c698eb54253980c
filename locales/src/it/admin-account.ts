import type { adminAccount as nl } from '../nl/admin-account.ts';
import type { Texts } from '../texts.ts';

export const adminAccount: Texts<typeof nl> = {
  title: 'Il mio account',
  person: {
    email: 'E-mail',
    roles: 'Ruolo',
    name: 'Nome',
    language: 'Lingua della gestione',
    scheme: 'Aspetto',
    schemes: {
      device: 'Come il tuo dispositivo',
      light: 'Chiaro',
      dark: 'Scuro',
    },
    save: 'Salva',
    saved: 'Salvato.',
  },
  second: {
    title: 'Secondo passaggio',
    passkey: 'Passkey «{name}»',
    made: 'creata il {date}',
    used: 'usata {ago}',
    remove: 'Rimuovi',
    removePasskey: 'Rimuovi la passkey {name}',
    app: 'App con codici',
    removeApp: 'Rimuovi l’app con codici',
    backup: 'Codici di riserva',
    left: '{count, plural, =0 {finiti} one {ne resta #} other {ne restano #}}',
    renew: 'Nuovi',
    renewCodes: 'Crea nuovi codici di riserva',
    addPasskey: 'Aggiungi passkey',
    passkeyName: 'Nome',
    passkeyNameHint: 'Per riconoscerla: portatile di lavoro.',
    make: 'Crea',
    addApp: 'Aggiungi app con codici',
    anotherApp: 'Altra app con codici',
    note: 'Tienine sempre due. L’ultimo non si può rimuovere.',
  },
  password: {
    title: 'Password',
    text: 'Le altre sessioni finiscono quando la cambi.',
    next: 'Nuova password',
    change: 'Cambia password',
    changed: 'La password è cambiata. Le altre sessioni sono finite.',
  },
  sessions: {
    title: 'Dove hai effettuato l’accesso',
    here: 'questo dispositivo',
    end: 'Termina',
    endOne: 'Termina {device}',
    endOthers: 'Termina tutte le altre',
    note: 'Dopo {minutes} minuti di silenzio o {hours} ore chiediamo di nuovo chi sei.',
  },
  work: {
    title: 'Postazione',
    duty: 'Sono di turno',
    dutyDetail:
      'Ti scriviamo appena qualcosa nelle tue code è in ritardo. Se nessuno è di turno, la mail arriva a tutti quelli con quel ruolo.',
  },
};
