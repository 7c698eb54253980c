import type { adminAccount as nl } from '../nl/admin-account.ts';
import type { Texts } from '../texts.ts';

export const adminAccount: Texts<typeof nl> = {
  title: 'My account',
  person: {
    email: 'E-mail',
    roles: 'Role',
    name: 'Name',
    language: 'Language of the back office',
    scheme: 'Appearance',
    schemes: {
      device: 'As your device',
      light: 'Light',
      dark: 'Dark',
    },
    save: 'Save',
    saved: 'Saved.',
  },
  second: {
    title: 'Second step',
    passkey: 'Passkey ‘{name}’',
    made: 'made {date}',
    used: 'used {ago}',
    remove: 'Remove',
    removePasskey: 'Remove passkey {name}',
    app: 'App with codes',
    removeApp: 'Remove the app with codes',
    backup: 'Backup codes',
    left: '{count, plural, =0 {none left} one {# left} other {# left}}',
    renew: 'New ones',
    renewCodes: 'Make new backup codes',
    addPasskey: 'Add a passkey',
    passkeyName: 'Name',
    passkeyNameHint: 'What you know it by: Work laptop.',
    make: 'Make',
    addApp: 'Add an app with codes',
    anotherApp: 'Another app with codes',
    note: 'Always keep two. The last one cannot be removed.',
  },
  password: {
    title: 'Password',
    text: 'Other sessions end when you change it.',
    next: 'New password',
    change: 'Change password',
    changed: 'Your password was changed. Other sessions have ended.',
  },
  sessions: {
    title: 'Where you are logged in',
    here: 'this device',
    end: 'End',
    endOne: 'End {device}',
    endOthers: 'End all others',
    note: 'After {minutes} minutes of silence or {hours} hours we ask again who you are.',
  },
  work: {
    title: 'Workplace',
    duty: 'I am on duty',
    dutyDetail:
      'We mail you as soon as something in your queues is overdue. When nobody is on duty, everybody with that role gets the mail.',
  },
};
