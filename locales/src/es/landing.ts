import type { landing as source } from '../nl/landing.ts';
import type { Texts } from '../texts.ts';

export const landing: Texts<typeof source> = {
  title: 'Empieza con una buena conversación.',
  lead: 'Para adultos que quieren conocerse con calma.',
  leadPrice: 'Cada precio está a la vista.',
  leadPriceEuro: 'Cada precio está a la vista, en euros.',
  leadFictional: 'Y quien no es real lleva una etiqueta.',
  look: 'Echar un vistazo',
  terms:
    '+{age}. Registrarse es gratis{count, plural, =0 {} one {, con # mensaje gratis} other {, con # mensajes gratis}}. Sin suscripción.',
  examples: 'Ejemplos de lo que escribe la gente',
  model: '{who} · modelo',
  how: 'Las cartas sobre la mesa, desde el primer clic',
  priceTitle: 'El precio está en el botón',
  priceText:
    'Un mensaje cuesta {credits, plural, one {# crédito} other {# créditos}}: de {from} a {to}, según el paquete que elijas. Lo ves en el botón antes de enviar.',
  fictionalTitle: 'Los perfiles ficticios se reconocen',
  fictionalText:
    'Algunos perfiles son inventados. Llevan un borde discontinuo, una etiqueta fija y nunca un bocadillo.',
  leaveTitle: 'Para irte basta un botón',
  leaveText: 'No hay suscripción que cancelar. Puedes devolver los créditos sin usar durante {days} días.',
  speakers: 'Así ves quién habla',
  speakersText:
    'Las personas de abajo son modelos. A los miembros los ves tras registrarte, y aquí solo si ellos quieren.',
  speakersTextOpen:
    'Las personas de abajo son modelos. A los miembros los ves en la búsqueda, y aquí solo si ellos quieren.',
  invented: 'Personaje inventado',
  people: {
    marloes: 'Marta, 43',
    marloesQuote: 'Busco a alguien que comparta el periódico del domingo y me deje el crucigrama.',
    samir: 'Samir, 41',
    samirQuote: 'Sé escuchar. Pregúntale a mi hermana.',
    nathalie: 'Natalia, 45',
    nathalieQuote: 'Dos adolescentes, un perro y aun así tiempo para un café.',
    fatima: 'Fátima, 36',
    fatimaPlace: 'Lleida',
    fatimaQuote: 'Enséñame a reírme con el fútbol y te enseño a cocinar harira.',
    edwin: 'Eduardo, 52',
    edwinPlace: 'Segovia',
    edwinQuote: 'Se para a mirar los pájaros mientras le cuentas algo importante.',
    ingrid: 'Inés, 57',
    ingridPlace: 'Gijón',
    ingridQuote: 'Mejor un paseo largo que una historia larga.',
    bianca: 'Bianca, 44',
    biancaText: 'Me gusta coquetear con palabras. Cuéntame qué te ronda por la cabeza.',
  },
};
