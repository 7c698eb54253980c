import type { adminAccount as nl } from '../nl/admin-account.ts';
import type { Texts } from '../texts.ts';

export const adminAccount: Texts<typeof nl> = {
  title: 'Mon compte',
  person: {
    email: 'E-mail',
    roles: 'Rôle',
    name: 'Nom',
    language: 'Langue de la gestion',
    scheme: 'Affichage',
    schemes: {
      device: 'Comme ton appareil',
      light: 'Clair',
      dark: 'Sombre',
    },
    save: 'Enregistrer',
    saved: 'Enregistré.',
  },
  second: {
    title: 'Deuxième étape',
    passkey: 'Clé d’accès « {name} »',
    made: 'créée le {date}',
    used: 'utilisée {ago}',
    remove: 'Retirer',
    removePasskey: 'Retirer la clé d’accès {name}',
    app: 'Application de codes',
    removeApp: 'Retirer l’application de codes',
    backup: 'Codes de secours',
    left: '{count, plural, =0 {aucun} one {encore #} other {encore #}}',
    renew: 'Nouveaux',
    renewCodes: 'Créer de nouveaux codes de secours',
    addPasskey: 'Ajouter une clé d’accès',
    passkeyName: 'Nom',
    passkeyNameHint: 'Pour la reconnaître : portable du travail.',
    make: 'Créer',
    addApp: 'Ajouter une application de codes',
    anotherApp: 'Autre application de codes',
    note: 'Gardes-en toujours deux. Le dernier ne peut pas être retiré.',
  },
  password: {
    title: 'Mot de passe',
    text: 'Les autres sessions se terminent quand tu le changes.',
    next: 'Nouveau mot de passe',
    change: 'Changer le mot de passe',
    changed: 'Ton mot de passe est changé. Les autres sessions sont terminées.',
  },
  sessions: {
    title: 'Où tu es connecté',
    here: 'cet appareil',
    end: 'Terminer',
    endOne: 'Terminer {device}',
    endOthers: 'Terminer toutes les autres',
    note: 'Après {minutes} minutes de silence ou {hours} heures, nous redemandons qui tu es.',
  },
  work: {
    title: 'Poste de travail',
    duty: 'Je suis de service',
    dutyDetail:
      'Nous t’écrivons dès que quelque chose est en retard dans tes files. Si personne n’est de service, tous ceux qui ont ce rôle reçoivent l’e-mail.',
  },
};
