import type { adminAccount as nl } from '../nl/admin-account.ts';
import type { Texts } from '../texts.ts';

export const adminAccount: Texts<typeof nl> = {
  title: 'Mi cuenta',
  person: {
    email: 'Correo',
    roles: 'Función',
    name: 'Nombre',
    language: 'Idioma de la gestión',
    scheme: 'Apariencia',
    schemes: {
      device: 'Como tu dispositivo',
      light: 'Clara',
      dark: 'Oscura',
    },
    save: 'Guardar',
    saved: 'Guardado.',
  },
  second: {
    title: 'Segundo paso',
    passkey: 'Llave de acceso «{name}»',
    made: 'creada el {date}',
    used: 'usada {ago}',
    remove: 'Quitar',
    removePasskey: 'Quitar la llave de acceso {name}',
    app: 'Aplicación de códigos',
    removeApp: 'Quitar la aplicación de códigos',
    backup: 'Códigos de reserva',
    left: '{count, plural, =0 {ninguno} one {queda #} other {quedan #}}',
    renew: 'Nuevos',
    renewCodes: 'Crear códigos de reserva nuevos',
    addPasskey: 'Añadir llave de acceso',
    passkeyName: 'Nombre',
    passkeyNameHint: 'Para reconocerla: portátil del trabajo.',
    make: 'Crear',
    addApp: 'Añadir aplicación de códigos',
    anotherApp: 'Otra aplicación de códigos',
    note: 'Ten siempre dos. El último no se puede quitar.',
  },
  password: {
    title: 'Contraseña',
    text: 'Las demás sesiones terminan al cambiarla.',
    next: 'Contraseña nueva',
    change: 'Cambiar contraseña',
    changed: 'Has cambiado la contraseña. Las demás sesiones han terminado.',
  },
  sessions: {
    title: 'Dónde has iniciado sesión',
    here: 'este dispositivo',
    end: 'Terminar',
    endOne: 'Terminar {device}',
    endOthers: 'Terminar todas las demás',
    note: 'Tras {minutes} minutos de silencio o {hours} horas volvemos a preguntar quién eres.',
  },
  work: {
    title: 'Puesto de trabajo',
    duty: 'Estoy de guardia',
    dutyDetail:
      'Te escribimos en cuanto algo de tus colas va con retraso. Si no hay nadie de guardia, recibe el correo todo el que tenga ese rol.',
  },
};
