import { dialogues } from '../content.ts';

export const esDialogues = dialogues(`
¿Lo de tu foto es un águila o me lo estoy inventando?
Un cernícalo. Pero valoro a la gente que se moja.
Pues ya he aprendido algo hoy. ¿Sales mucho a ver pájaros?
Todos los domingos a las siete, con un termo. Ellos madrugan mejor que yo.
No distingo un gorrión de un pinzón, pero puedo llevar el termo.
Contratación inmediata. ¿Con leche?
Un poco. Y prometo hablar bajito.

Pregunta seria: ¿la tortilla, con cebolla o sin cebolla?
Con. ¿Esto era una prueba?
Era la prueba.
¿Y he pasado?
A la siguiente fase: poco hecha o cuajada.
Poco hecha, con pan al lado.
Ya no hay más fases.

¿Cómo va el día?
Con mucho lío y de repente nada. El tren se ha parado en Calatayud.
Entonces tienes tiempo. ¿Qué ves?
Un señor con una maceta en las rodillas. Le está hablando.
Dile de mi parte que le entiendo.

Dices que cocinas a ojo. ¿Nunca te ha salido mal?
Una vez, con catarro. Del curry aquel no se habla.
Me gustaría hablar del curry.
Primero tu peor cena.
Sal en lugar de azúcar, en la tarta de cumpleaños de mi jefa.
Vale, te lo has ganado.

¿A dónde mandas a la gente que no conoce tu barrio?
Al puente de detrás de la fábrica vieja, sobre las ocho y media.
¿Con tanta precisión?
El sol pasa por debajo del arco y todo se pone naranja diez minutos.
Por diez minutos de naranja hago yo muchos kilómetros.

Buenos días. Veo que también madrugas.
El perro no cree en los fines de semana.
¿De qué raza?
De todas, con modales de marqués.
Me recuerda a mi tío.
¿También ladra al cartero?
Solo en puentes y festivos.

¿Qué estás leyendo?
Un libro gordísimo sobre la sal. Es más emocionante de lo que suena.
Tiene que serlo.
Hubo guerras por ella. No te cuento más.
Guárdatelo para el café. Yo llevo el azúcar, por equilibrio.

¿Dónde es la foto del tejado rojo?
En Oporto, en una terraza a la que llegamos por error.
Las mejores terrazas se encuentran por error.
Y las peores también, para ser justos. Esta era de las buenas.
Entonces te nombro guía, con un pequeño descuento por los fallos.

¿Cantas en un coro? ¿Qué voz?
{Tenor|Contralto}. Hacemos el trabajo y las sopranos reciben los aplausos.
Yo solo canto en la ducha, con mucho eco.
Siempre nos faltan voces. Martes a las ocho; la toalla la puedes dejar en casa.

He leído que te acabas de mudar. ¿Ya te has hecho al sitio?
Casi. Todas las noches me doy con el mismo marco de la puerta.
¿Y los vecinos?
A la izquierda una trompeta, a la derecha un bebé. Se turnan con mucha educación.
Al menos te ahorras el despertador.

¿De qué te reíste ayer?
Mi hija me preguntó si antes ya existían los colores.
¿Y qué le dijiste?
Que los inventaron en 1985.
Correcto. Yo del gris me acuerdo por poco.

No se me dan bien los primeros mensajes.
Este es uno, así que tan mal no vas.
Pues va el segundo: ¿qué tomas cuando llueve?
Chocolate. Y si cae de verdad, con churros.
Creo que esta tarde cae de verdad.

¿Caminas a tu aire o con un grupo?
A mi aire, o con una amiga que va todavía más deprisa.
¿Cuál es tu ruta favorita?
Por el canal hasta la segunda esclusa. Se ven los patios de todo el mundo.
A mí también me gusta mirar patios. Lo llamo arquitectura.
Esa me la apunto.

¿Cuál fue tu mejor viaje de los que salieron mal?
Acampando en Asturias. La segunda noche la tienda acabó en el río.
¿Y entonces?
Un ganadero nos dio sopa y un pajar. Nos quedamos cuatro días.
Ya entiendo por qué fue el mejor.

La guitarra del fondo, ¿la tocas o está de adorno?
Las dos cosas. Sé cuatro acordes, pero los sé muy bien.
Con cuatro acordes se llega lejos.
Eso querrían mis vecinos.

Día libre y tiempo horrible. ¿Qué haces?
Un museo con poca gente y buenos bancos.
¿Dos salas y luego merienda?
Te has leído mi perfil.
Dos veces, la verdad.
Entonces tú eliges las salas y yo la merienda.

¿Mar o montaña?
Mar. La montaña te mira con reproche.
Como si hubieras tenido que entrenar.
Eso. El mar no te pide nada; como mucho te devuelve una sandalia.

¿Llevas mucho por aquí?
Tres semanas. De momento miro, si te digo la verdad.
¿Y has visto algo?
Muchos señores con un pez en la mano. Y a ti, sin pez.
Tengo uno, pero no quiso salir en la foto.

¿De qué podrías prescindir una semana, de la música o del pan?
Del pan. Pero cantaría sobre ello.
¿Y cómo se llamaría la canción?
Jamón sin destino.
Eso es un éxito seguro.

¿Cuándo fue la última vez que hiciste algo por primera vez?
La semana pasada. Me bañé en el Cantábrico en noviembre.
¿Y?
Hice unos ruidos que no me conocía.
Entonces fueron dos primeras veces.

Dudo entre un cumplido y una pregunta.
Empieza por la pregunta y gánate el cumplido.
Venga. ¿De quién aprendiste a cocinar?
De mi abuela. Sin receta y con un cucharazo si probaba antes de tiempo.
Pues el cumplido: escribes como imagino que cocinas.
¿Con demasiado ajo?
Con el justo.

¿Qué tal el concierto?
Precioso y altísimo. Todavía oigo un pitido en mi bemol.
Entonces te lo escribo claro: ¿TE APETECE DAR UN PASEO EL SÁBADO?
Sí. Ya puedes bajar la voz.

¿Tu placer culpable?
Los programas de reformas. Le grito a la tele que esa pared es de carga.
¿Has acertado alguna vez?
Una. Todavía lo cuento.
Ya lo veo, y me parece justo.

¿Conoces algún sitio bueno para un cocido?
Mi cocina, pero no admite reservas.
¿Y si llevo yo el pan?
Entonces a lo mejor queda una mesa. ¿De qué panadería?
De la que abre a las seis y cierra cuando se acaba.
Abrimos a las dos.

¿Duermes mucho los fines de semana?
Hasta las ocho y media. Eso cuenta.
Para mis hijos las siete ya es tarde.
¿Cuántos años tienen?
Cuatro y seis. Están conmigo media semana.
O sea que espero respuesta a partir de las nueve.
Y media. Antes tengo que quitar los dinosaurios del pasillo.

¿En qué trabajas, en realidad?
Hago que en el teatro la luz se apague en el momento justo.
Es más poético de lo que esperaba.
Son sobre todo cables. Pero ese momento es bonito.

¿Planes para Nochevieja?
Sofá, uvas y a las doce y cuarto en la cama. ¿Y tú?
Igual, pero con un puzle.
¿De cielo o de mar?
Todo cielo. Fue mala decisión.

Tengo que confesarte algo: no me gusta el cilantro.
Eso no es una confesión, es genética.
¿Entonces seguimos?
Sí, pero cocinas tú. Yo se lo echo a todo.

Vives junto al puerto. ¿Sales a navegar?
Tengo una barca vieja con un motor que arranca los días buenos.
¿Y los malos?
Remamos y lo llamamos deporte.
Tengo guantes.
La mejor frase que he leído hoy.

¿Cuál es el sonido que más te gusta?
Una llave en la puerta cuando esperas a alguien.
Yo iba a decir la lluvia en la tienda de campaña, pero ganas tú.
La lluvia es un segundo puesto muy digno.

¿Qué película te sabes de memoria?
Amanece, que no es poco. Entera, con las canciones.
Yo soy contingente.
Pero tú empiezas a ser necesari[o|a], que lo sepas.

Perdona que conteste tarde, ha sido una semana.
Tranquilidad. ¿Una buena semana o una semana?
Una semana. Mi padre se cayó, pero ya vuelve a protestar.
¿De las enfermeras o de sí mismo?
De la sopa.
Entonces sale de esta. Dale recuerdos de alguien que también se toma en serio la sopa.

¿Qué haces cuando no puedes dormir?
Pan. A las cuatro de la mañana la masa es buena compañía.
Yo repaso las estaciones de Madrid a Zaragoza.
¿Y hasta dónde llegas?
Hasta Sigüenza. Siempre Sigüenza.

Me han dicho que se te dan bien los concursos de bar.
Solo geografía y canciones de antes del 2000.
Yo llevo deportes y reyes godos. Casi somos un equipo.
Nos falta alguien de biología.
Mi hermana es veterinaria.
Entonces solo falta el nombre.
¿Por Poco?
Perfecto. ¿El jueves?

¿Café, o seguimos escribiendo un rato?
Seguimos un rato. Voy más despacio de lo que parece.
Me parece bien. Entonces una pregunta difícil: ¿qué lleva tu bocadillo?
Calamares, y nada que lo estropee.
Esta noche te escribo con más preguntas.

¿Qué hay en tu mesilla?
Una lámpara, tres libros y el vaso de agua que tiro todas las noches.
¿Qué tres?
Uno de árboles, uno que no consigo acabar y otro para dormirme.
Empiezo yo el de los árboles y así tenemos tema.

¿Qué te calma?
Planchar. En serio. Radio y diez camisas.
Nunca había visto mentir con tanta soltura.
Tráete la colada y lo compruebas.

¿Qué querías ser con ocho años?
{Farero|Farera}. ¿Y tú?
La persona que saluda desde el último vagón.
Entonces saludamos los dos.
De momento, desde lejos.

¿Se admiten perros en el primer paseo?
Se exigen. Rellenan los silencios.
El mío los rellena con el bocadillo de los demás.
Llevaré dos.

¿Cuál ha sido tu mejor hallazgo en el Rastro?
Una tetera con forma de tranvía. Dos euros.
¿Y echa bien el té?
Fatal, hacia todas partes. La adoro.
Como un tranvía de los de verdad.

¿Qué dirían de ti tus vecinos?
Que presto la escalera y nunca la reclamo.
Qué generosidad.
No creas, es que no recuerdo quién la tiene.

¿Eres más de siesta o de café?
De siesta con café. Te lo tomas antes y te despierta a los veinte minutos.
Eso es ciencia.
Es mi única aportación.
Pues esta tarde hago el experimento y te cuento.
`);
