import type { LanguageContent } from '../content.ts';

export const esAbout: LanguageContent['about'] = {
  work: [
    {
      text: 'Doy clase a niños de diez años. Aprendo una palabra nueva cada semana, y ninguna la puedo usar.',
      maxAge: 65,
    },
    { text: 'Trabajo en una farmacia de barrio, así que conozco a todo el mundo y no cuento nada.', maxAge: 65 },
    { text: 'Restauro muebles en un taller con mala calefacción y muy buena radio.', interest: 'crafts', maxAge: 67 },
    { text: 'Organizo rutas de reparto: nueve teléfonos, cuarenta camiones y un atasco en alguna parte.', maxAge: 65 },
    {
      text: 'Llevo la biblioteca de un pueblo pequeño. La gente viene por los libros y se queda por la conversación.',
      interest: 'books',
      maxAge: 65,
    },
    {
      text: 'Empecé en el comercio y ahora trabajo por mi cuenta. Menos reuniones, más kilómetros, ninguna queja.',
      maxAge: 65,
    },
    {
      text: 'Me paso el día delante de una pantalla; a partir de las seis necesito algo que se pueda tocar: masa, tierra o una pelota.',
      maxAge: 65,
    },
    { text: 'Después de cuarenta años de trabajo lo dejé. La agenda no está más vacía, está más alegre.', minAge: 62 },
  ],
  home: [
    {
      text: 'Mis dos hijos están conmigo media semana. La otra media la casa está ordenada y demasiado callada.',
      minAge: 32,
      maxAge: 56,
      tells: 'home',
    },
    {
      text: 'Mis hijos ya son mayores y vienen sobre todo a comer. Como me gusta cocinar, todos contentos.',
      minAge: 50,
      tells: 'home',
    },
    {
      text: 'En casa me espera un perro que en cada paseo hace como si fuera el primero.',
      tells: 'home',
      interest: 'dogs',
    },
    {
      text: 'Vivo en un piso pequeño, con un balcón donde caben justo dos sillas. La segunda no está de adorno.',
      tells: 'home',
    },
    {
      text: 'Vivo a mi aire y lo llevo bien. Solo echo de menos a alguien cuando hay que poner la funda nórdica.',
      tells: 'home',
    },
    {
      text: 'Comparto casa con un gato viejo y demasiados libros. El tranquilo es el gato.',
      tells: 'home',
      interest: 'cats',
    },
    { text: 'Mi casa da a una plaza con tres bares y un campanario. Se duerme regular y se vive bien.', tells: 'home' },
    {
      text: 'Me mudé el año pasado. De momento conozco la panadería, a la vecina y el camino más corto al río.',
      tells: 'home',
    },
  ],
  free: [
    { text: 'Los sábados salgo a caminar temprano, con termo y sin destino.', interest: 'hiking' },
    {
      text: 'El fin de semana cocino en serio: primero mercado, luego radio, luego todas las ollas a la vez.',
      interest: 'cooking',
    },
    {
      text: 'Toco en una banda que lleva diez años ensayando las mismas cinco canciones. El concierto ya llegará.',
      interest: 'music',
    },
    { text: 'Visito los museos despacio: dos salas, un banco y después merienda.', interest: 'museums' },
    {
      text: 'Salgo en bici por la costa. Al viento en contra lo llamo entrenamiento, pero solo cuando ya estoy en casa.',
      interest: 'cycling',
    },
    {
      text: 'En mi mesa siempre hay un juego a medias. Gano poco, pero explico las reglas de maravilla.',
      interest: 'board-games',
    },
    {
      text: 'Dos veces al año cojo un tren sin reservar hotel. Nunca ha salido mal, solo distinto.',
      interest: 'travelling',
    },
    { text: 'Los jueves bailo salsa. Contar, cuento bien; lo demás viene solo.', interest: 'dancing' },
    {
      text: 'Tengo un huerto pequeño con más tumbona que tomates, y no pienso cambiar la proporción.',
      interest: 'gardening',
    },
  ],
  quirk: [
    'Confieso que hablo con mis plantas y espero respuesta.',
    'Llevo mal los planes a medias y bien la lluvia.',
    'Mis amigos dicen que soy de fiar. Quieren decir que siempre llevo un destornillador.',
    'Lloro con los anuncios donde salen abuelos y ya no lo disimulo.',
    'Antes del café hablo poco. Después lo recupero.',
    'Una vez terminé un maratón y lo saco en la conversación antes de lo necesario.',
    'Cuando me entusiasmo subo la voz. Con una mano en el brazo se me pasa.',
    'Nunca he salido de una librería con las manos vacías, y se nota en el pasillo de casa.',
  ],
  seek: [
    'Busco a alguien con su propia vida y una silla libre en ella.',
    'No hace falta ponerle nombre enseguida. Unas cuantas noches buenas ya es mucho.',
    'Ojalá encuentre a alguien que pregunte de vuelta y sepa reírse de sí.',
    'Mejor si te gusta estar al aire libre, aunque el cielo no acompañe.',
    'La edad me dice poco; la curiosidad, casi todo.',
    'Por favor, di lo que hay. Leer mentes no sé, escuchar sí.',
    'No hay que hacerlo todo en pareja: tú tu tarde, yo la mía, y luego queda mucha semana.',
    'Quiero calma sin aburrimiento y compañía sin ruido.',
  ],
  end: [
    'Cuéntame de qué te reíste ayer y empiezo por ahí.',
    'Dime un libro, un plato o un lugar, y te devuelvo otro.',
    'No escribo todo el día, pero contesto siempre.',
    'Primero escribirnos, luego un paseo. Si no hay nada, al menos nos habrá dado el aire.',
    'Pregunta lo que quieras, menos por mi foto de la primera comunión.',
    'No hace falta una gran primera frase. Con que sea de verdad, basta.',
    'Al primer café invito yo; la tarta la eliges tú.',
    'Te toca.',
  ],
};
