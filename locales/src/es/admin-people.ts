import type { adminPeople as nl } from '../nl/admin-people.ts';
import type { Texts } from '../texts.ts';

export const adminPeople: Texts<typeof nl> = {
  title: 'Equipo',
  intro: 'Quién trabaja aquí y qué puede hacer. Quien se va lo pierde todo al momento.',
  invite: 'Invitar',
  linkUntil: 'enlace hasta el {date}',
  columns: {
    name: 'Nombre',
    roles: 'Función',
    seen: 'Última vez',
    state: 'Estado',
  },
  states: {
    active: 'activo',
    invited: 'en espera',
    left: 'ya no trabaja',
  },
  rights: 'Qué puede hacer cada función',
  page: 'Página',
  yes: 'sí',
  no: 'no',
  grants: {
    label: 'Funciones',
    role: 'Función',
    site: 'Sitio',
    remove: 'Quitar {role}',
    add: 'Añadir función',
  },
  inviting: {
    title: 'Invitar a alguien',
    text: 'Recibirá un correo con un enlace de un solo uso y elegirá su contraseña y su segundo paso.',
    name: 'Nombre',
    email: 'Correo del trabajo',
    language: 'Idioma',
    send: 'Enviar la invitación',
    sent: 'La invitación va de camino a {email}.',
  },
  person: {
    notYours: 'Solo lo puede cambiar un propietario de todos sus sitios.',
    save: 'Guardar las funciones',
    saved: 'Se han cambiado las funciones.',
    link: 'Enviar un enlace nuevo',
    linkTitle: 'Enlace nuevo para {name}',
    linkText: 'La contraseña y el segundo paso caducan ahora y se eligen de nuevo. Todas las sesiones terminan.',
    linkDo: 'Enviar',
    linkSent: 'El enlace va de camino.',
    leave: 'Deja el trabajo',
    leaveTitle: '¿{name} deja el trabajo?',
    leaveText:
      'Las sesiones, las funciones, la contraseña y el segundo paso desaparecen al momento. Lo hecho queda en el registro.',
    leaveDo: 'Dar de baja',
    leftDone: 'Ya no trabaja aquí.',
  },
};
