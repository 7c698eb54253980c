import type { settings as source } from '../nl/settings.ts';
import type { Texts } from '../texts.ts';

export const settings: Texts<typeof source> = {
  title: 'Ajustes',
  saved: 'Guardado.',
  savedAtOnce: 'Los cambios se guardan al momento.',
  sections: {
    notifications: 'Avisos',
    account: 'Cuenta',
    privacy: 'Privacidad',
    location: 'Ubicación',
    language: 'Idioma',
    devices: 'Dispositivos',
    payments: 'Pagos',
  },
  notifications: {
    intro: 'Elige de qué te avisamos por correo o en tu dispositivo. Un aviso no muestra nombre, foto ni texto, salvo que lo actives.',
    mail: 'Correo',
    push: 'Push',
    byMail: '{type} por correo',
    byPush: '{type} como push',
    content: 'Mostrar nombre y texto en los avisos',
    contentDetail: 'Quien vea tu pantalla podrá leerlo.',
  },
  types: {
    conversation: 'Nueva conversación',
    message: 'Nuevo mensaje',
    like: 'Like',
    unread: 'Mensajes sin leer',
    weekly: 'Nuevos miembros, semanal',
    promotions: 'Ofertas',
    news: 'Novedades del sitio',
    reminders: 'Recordatorios',
    unreadNote: 'Después de un día',
  },
  privacy: {
    intro: 'Tú decides quién te encuentra y dónde se te ve.',
    invisible: 'Invisible',
    invisibleDetail: 'Nadie te encuentra, te da like ni te escribe. Tus conversaciones siguen.',
    onlyReal: 'Solo miembros reales',
    onlyRealDetail: 'Los perfiles ficticios desaparecen de todo, también de tus mensajes.',
    ads: 'Mostrarme en páginas de entrada',
    adsDetail: 'Tu foto principal y tu nombre, para quienes aún no son miembros. Desactivado hasta que lo actives.',
  },
  blocked: {
    title: 'Bloqueados',
    none: 'No has bloqueado a nadie.',
    unblock: 'Desbloquear',
    unblockName: 'Desbloquear a {name}',
    since: 'desde el {day}',
  },
  location: {
    here: 'Usar mi ubicación',
    hereHint: 'Buscamos la población más cercana. No guardamos dónde estás exactamente.',
    denied: 'Tu navegador no comparte tu ubicación. Elígela abajo.',
    nowhere: 'No encontramos ninguna población cerca. Elígela abajo.',
    set: 'Tu ubicación es ahora {city}.',
  },
  payments: {
    text: 'Tus pedidos, recibos y reembolsos.',
    open: 'Ver tus pagos',
  },
};
