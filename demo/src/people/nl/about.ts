import type { LanguageContent } from '../content.ts';

export const nlAbout: LanguageContent['about'] = {
  work: [
    {
      text: 'Overdag geef ik les aan groep 7. Daar leer je geduld, en elke week een nieuw woord dat ik niet mag gebruiken.',
      maxAge: 66,
    },
    {
      text: 'Ik werk in de thuiszorg en kom dus bij veel mensen aan de keukentafel. De mooiste verhalen hoor ik tussen twee koppen koffie.',
      maxAge: 66,
    },
    {
      text: 'Ik repareer fietsen in een kleine werkplaats. Mensen komen met een lekke band en gaan weg met een half levensverhaal.',
      maxAge: 66,
    },
    {
      text: 'Ik doe de planning van een transportbedrijf: negen telefoons, veertig vrachtwagens en altijd ergens file.',
      maxAge: 66,
    },
    {
      text: 'Door de week ontwerp ik tuinen, in het weekend durf ik mijn eigen tuin niet aan te kijken.',
      interest: 'gardening',
      maxAge: 67,
    },
    {
      text: 'Ik ben begonnen als verkoper en werk nu voor mezelf. Minder vergaderingen, meer regen op de voorruit, geen spijt.',
      maxAge: 66,
    },
    {
      text: 'Mijn werk doe ik achter een scherm, dus als het klaar is, wil ik naar buiten, iets vasthouden of iemand spreken.',
      maxAge: 66,
    },
    { text: 'Na veertig jaar werken ben ik gestopt. De agenda is niet leger geworden, wel leuker.', minAge: 63 },
    {
      text: 'Ik werk drie dagen in de bibliotheek. Nee, ik zeg nooit ssst, dat doen de bezoekers onderling.',
      interest: 'books',
      maxAge: 67,
    },
  ],
  home: [
    {
      text: 'Ik heb twee kinderen die de helft van de week bij mij zijn. De andere helft is het huis netjes en iets te stil.',
      minAge: 32,
      maxAge: 56,
      tells: 'home',
    },
    {
      text: 'Mijn kinderen zijn volwassen en komen vooral eten. Ik kook graag, dus dat komt goed uit.',
      minAge: 50,
      tells: 'home',
    },
    {
      text: 'Thuis wacht een hond die bij elke wandeling doet alsof het de eerste is. Daar kan ik wat van leren.',
      tells: 'home',
      interest: 'dogs',
    },
    {
      text: 'Ik woon klein, met een balkon waar precies twee stoelen passen. Die tweede staat er niet voor niets.',
      tells: 'home',
    },
    {
      text: 'Ik woon alleen en dat gaat me goed af. Alleen bij een doos van een meubelwinkel mis ik een tweede paar handen.',
      tells: 'home',
    },
    {
      text: 'Ik deel mijn huis met een oude kat en te veel boeken. De kat is de rustigste van het stel.',
      tells: 'home',
      interest: 'cats',
    },
    {
      text: 'Mijn huis staat aan een dijk, met zicht op schapen. Zij kijken terug, dat moet je aankunnen.',
      tells: 'home',
    },
    {
      text: 'Ik verhuisde vorig jaar naar een nieuwe stad en ken de bakker, de buurvrouw en de snelste weg naar het water.',
      tells: 'home',
    },
  ],
  free: [
    { text: 'In het weekend sta ik vroeg op om te wandelen, met thermosfles en zonder einddoel.', interest: 'hiking' },
    {
      text: 'Ik kook uitgebreid op zaterdag: eerst de markt, dan radio aan, dan drie pannen tegelijk.',
      interest: 'cooking',
    },
    {
      text: 'Op vrijdag speel ik in een bandje dat al tien jaar dezelfde vijf nummers oefent. Optreden komt nog.',
      interest: 'music',
    },
    { text: 'Musea bezoek ik langzaam: twee zalen, een stoel, en daarna taart in het café.', interest: 'museums' },
    {
      text: 'Ik fiets graag lange stukken langs het water. Wind tegen is gratis training, zeg ik dan, en dat meen ik pas thuis.',
      interest: 'cycling',
    },
    {
      text: 'Er staat hier altijd een bordspel klaar. Ik win weinig, maar ik leg de regels prachtig uit.',
      interest: 'board-games',
    },
    {
      text: 'Ik ga graag alleen naar de film en praat er daarna graag over met iemand. Daar zit nog een gat.',
      interest: 'film',
    },
    {
      text: 'Twee keer per jaar pak ik de trein zonder hotel te boeken. Het is nog nooit misgegaan, hooguit anders gegaan.',
      interest: 'travelling',
    },
    { text: 'Ik dans salsa op donderdag. Tellen kan ik, de rest komt vanzelf.', interest: 'dancing' },
  ],
  quirk: [
    'Eerlijk is eerlijk: ik praat tegen mijn planten en verwacht antwoord.',
    'Ik kan slecht tegen halve afspraken, en goed tegen regen.',
    'Mijn vrienden noemen me betrouwbaar. Ze bedoelen: altijd een schroevendraaier bij zich.',
    'Ik huil bij reclames met oude mensen en schaam me daar niet meer voor.',
    'In de ochtend zeg ik weinig. Na de koffie haal ik dat in.',
    'Ik heb ooit een marathon uitgelopen en begin daar eerder over dan nodig is.',
    'Ik bewaar kassabonnen van mooie avonden. De letters verdwijnen, de avond niet.',
    'Als ik enthousiast ben, ga ik harder praten. Een hand op mijn arm helpt.',
  ],
  seek: [
    'Ik zoek iemand met een eigen leven, die daar een stoel in vrij heeft.',
    'Het hoeft niet meteen iets te heten. Een paar goede avonden is al veel.',
    'Ik hoop op iemand die vragen terugstelt en om zichzelf kan lachen.',
    'Liefst iemand die graag buiten is, ook als de lucht niet meewerkt.',
    'Leeftijd zegt me weinig, nieuwsgierigheid alles.',
    'Ik val voor mensen die aardig zijn tegen obers.',
    'Graag iemand die zegt wat er is. Gedachten lezen kan ik niet, luisteren wel.',
    'Samen zijn is niet alles samen doen. Jij je avond, ik de mijne, en dan de rest.',
    'Ik zoek rust zonder saai, en gezelligheid zonder lawaai.',
  ],
  end: [
    'Vertel me wat je gisteren aan het lachen maakte, dan begin ik daar.',
    'Benieuwd? Noem een boek, een gerecht of een plek, dan noem ik er een terug.',
    'Ik schrijf niet de hele dag, wel altijd terug.',
    'Eerst wat schrijven, dan een wandeling. Als het niks is, hebben we toch buitenlucht gehad.',
    'Vraag gerust door. Alleen over mijn examenfoto geef ik geen commentaar.',
    'Een goede eerste zin is niet nodig. Een echte wel.',
    'Ik trakteer op de eerste koffie, jij kiest het gebak.',
    'Tot schrijfs.',
  ],
};
