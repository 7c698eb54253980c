import { dialogues } from '../content.ts';

export const nlDialogues = dialogues(`
Is die vogel op je foto een buizerd of verzin ik iets?
Een torenvalk. Maar je durft te gokken, dat waardeer ik.
Dan leer ik vandaag alweer iets. Kijk je vaak?
Elke zondagochtend, met thermosfles. De vogels zijn vroeger dan ik.
Ik kan geen mus van een vink onderscheiden, maar ik draag de koffie wel.
Aangenomen. Suiker?
Nee. En ik beloof te fluisteren.

Ik zie dat jij ook van appeltaart een principekwestie maakt.
Met rozijnen of zonder? Denk goed na voor je antwoordt.
Zonder. Al moet ik toegeven dat ik ze er stiekem uit peuter.
Dan mogen we door naar de volgende ronde.
Wat is de volgende ronde?
Slagroom ernaast of erop.
Ernaast. Ik ben geen barbaar.

Hoe is je dag?
Druk, en toen ineens niet meer. De trein valt uit en ik zit op station Ede.
Dan heb je dus tijd. Wat zie je?
Een man met een kamerplant op schoot. Hij praat ertegen.
Zeg dat ik hem begrijp.

Je schreef dat je kookt voor acht met één bord. Hoe gaat dat?
Zeven mensen nemen hun eigen bord mee. Het is een regel geworden.
En wie wast af?
Degene die te laat was. Er is altijd iemand te laat.
Ik ben nooit te laat, dus ik kom graag.

Welke plek in de buurt moet ik echt een keer zien?
De brug bij het oude gemaal, rond half zeven 's avonds.
Zo precies?
Dan staat de zon onder het wegdek en wordt alles oranje. Het duurt een minuut of tien.
Tien minuten oranje. Daar fiets ik voor om.

Goedemorgen. Jij staat ook vroeg op, zag ik.
De hond vindt uitslapen onzin. Ik heb er niets over te zeggen.
Wat voor hond?
Een vuilnisbakkenras met stamboomgedrag.
Dat klinkt als mijn oude buurman.
Luistert die ook alleen als hij zin heeft?
Precies dezelfde.

Wat lees je nu?
Een dik boek over zout. Het is spannender dan het klinkt.
Dat moet haast wel.
Er zijn oorlogen om gevoerd! Nou ja, ik zal je niet alles verklappen.
Bewaar het voor bij een kop koffie. Ik neem suiker mee, voor het evenwicht.

Mag ik vragen waar die foto met het rode dak is gemaakt?
In Porto, op een terras waar we per ongeluk terechtkwamen.
De beste terrassen vind je per ongeluk.
De slechtste ook, eerlijk gezegd. Maar deze was goed.
Dan neem ik jou mee als gids, met een kleine korting voor de missers.

Jij zingt in een koor, lees ik. Welke stem?
{Tenor|Alt}. Wij doen het werk, de sopranen krijgen de aandacht.
Ik zing alleen onder de douche, met veel galm.
Stemmen met galm zoeken we altijd. Dinsdag, half acht, je mag je handdoek thuislaten.

Vraagje: friet met of zonder?
Met. Altijd met. En de mayonaise ernaast, niet eroverheen.
We gaan het goed vinden samen.
Rustig aan, je hebt me nog geen bitterbal zien delen.
Deel je die dan?
Nee.

Ik las dat je net verhuisd bent. Al gewend?
Bijna. Ik loop nog elke keer tegen dezelfde deurpost.
En de buren?
Links een trompet, rechts een baby. Ze wisselen elkaar netjes af.
Dan hoef jij geen wekker meer te kopen.

Wat maakte je gisteren aan het lachen?
Mijn dochter vroeg of er vroeger ook al kleuren waren.
En wat zei je?
Dat ze in 1985 zijn uitgevonden.
Heel goed. Dan heb ik het nog net meegemaakt.

Hoi. Ik ben niet zo goed in eerste berichten.
Dit is er een, dus dat valt mee.
Dan nu het tweede: wat drink je het liefst als het regent?
Chocolademelk. En als het hard regent met een scheutje rum.
Volgens mij gaat het vanavond hard regenen.

Wandel je alleen of met een clubje?
Alleen, en soms met een vriendin die nog harder loopt dan ik.
Welke route is je favoriet?
Langs de Vecht, van Loenen naar Breukelen. Je kijkt bij iedereen de tuin in.
Ik hou ook van tuinen kijken. Ik noem het architectuur, dat klinkt beter.
Die onthoud ik.

Wat was de beste reis die helemaal misging?
Kamperen in Schotland. Op dag twee waaide de tent een meer in.
En toen?
Een boer gaf ons soep en een schuur. We zijn er vier dagen gebleven.
Ik begrijp nu waarom je hem de beste noemt.

Ik zie een gitaar op de achtergrond. Speel jij of hangt hij daar mooi te zijn?
Allebei. Ik speel vier akkoorden en die kan ik heel goed.
Met vier akkoorden kun je heel ver komen.
Mijn buren zijn het daar niet mee eens.

Wat zou je doen met een vrije dag en slecht weer?
Naar een museum met weinig mensen en goede stoelen.
Twee zalen en dan taart?
Je hebt mijn profiel gelezen.
Twee keer zelfs.
Dan mag jij de zalen kiezen en ik de taart.

Ben jij van de bergen of van de zee?
Zee. Bergen kijken je zo verwijtend aan.
Alsof je had moeten oefenen.
Precies. De zee vraagt nooit iets, die gooit hooguit een schoen terug.

Hoe lang ben je al hier?
Drie weken. Ik kijk vooral rond, eerlijk gezegd.
En, iets gezien?
Veel mannen met een vis. En jij, zonder vis.
Ik heb er wel een, maar die wilde niet op de foto.

Je maakt meubels? Wat is het laatste?
Een bankje voor het schoolplein van mijn neefje. Het staat een beetje scheef.
Het bankje of het schoolplein?
Dat zeggen we niet tegen elkaar, dan klopt het.

Zou jij eerder een week zonder muziek of zonder brood kunnen?
Zonder brood. Maar ik zou er wel over zingen.
Waarover zou het lied gaan?
Over kaas die niet weet waar hij heen moet.
Daar zit een hit in.

Wanneer heb jij voor het laatst iets voor het eerst gedaan?
Vorige week. Gezwommen in de Noordzee, in november.
En?
Ik heb geluiden gemaakt die ik niet kende.
Dat is dan twee keer iets voor het eerst.

Ik twijfel tussen een compliment en een vraag.
Begin met de vraag, dan verdien je het compliment.
Goed. Wie heeft jou leren koken?
Mijn oma. Zonder recept, met een tik op mijn vingers als ik te vroeg proefde.
Dan het compliment: je schrijft zoals je waarschijnlijk kookt.
Te veel knoflook?
Precies genoeg.

Hoe was het concert?
Mooi en veel te hard. Ik hoor nog een piep in mi.
Dan schrijf ik extra duidelijk: HEB JE ZIN OM ZATERDAG TE WANDELEN?
Ja! Maar praat gerust wat zachter.

Waar geniet jij stiekem van?
Verbouwprogramma's. Ik roep tegen de tv dat die muur dragend is.
Heb je weleens gelijk gehad?
Eén keer. Ik praat er nog over.
Dat merk ik, en ik vind het terecht.

Heb je een goed adres voor erwtensoep?
Mijn eigen keuken, maar die doet niet aan reserveringen.
En als ik de roggebrood meeneem?
Dan kan er misschien een tafeltje vrijkomen. Het is trouwens hét roggebrood.
Ik wist dat er een toets in zat.

Ik zag dat we allebei bij dezelfde bakker komen. De Kroon?
Ja! Zaterdag voor negenen, anders is het speltbrood op.
Dan heb jij mijn speltbrood.
Dat kan. Ik deel, als je vriendelijk vraagt.

Slaap je uit in het weekend?
Tot half acht. Dat is voor mij uitslapen.
Ik leef met je mee. Mijn kinderen noemen zes uur al een dag.
Hoe oud zijn ze?
Vier en zes. Ze zijn de helft van de week bij mij.
Dan reken ik op berichten na acht uur 's avonds.
Half negen. Ik moet eerst nog lego van de trap halen.

Wat voor werk doe je eigenlijk?
Ik zorg dat het licht in theaters op het goede moment uitgaat.
Dat is poëtischer dan ik had verwacht.
Het is vooral veel kabels. Maar dat ene moment is mooi.

Heb je plannen voor oudjaar?
Bank, oliebollen, om half elf in slaap vallen. En jij?
Hetzelfde, maar dan met een puzzel van duizend stukjes.
Lucht of water?
Alleen maar lucht. Het was een slecht plan.

Waarom vogels en niet bijvoorbeeld vlinders?
Vlinders praten niet terug.
En vogels wel?
De kauwen bij mij op het dak hebben overal een mening over.

Ik moet iets bekennen: ik hou niet van koriander.
Dat is geen bekentenis, dat is erfelijk.
Dus we kunnen verder?
Ja. Maar jij kookt, want ik gooi het overal in.

Je woont aan het water. Vaar je ook?
Een oude sloep met een motor die op goede dagen start.
En op slechte dagen?
Dan roeien we en noemen we het sport.
Ik heb handschoenen.
Dat is de beste zin van vandaag.

Wat is het mooiste geluid dat je kent?
Een sleutel in de deur van iemand op wie je wacht.
Ik wilde iets over regen op een tentdoek zeggen, maar dit wint.
Regen op een tentdoek is een goede tweede.

Ben je weleens in Friesland geweest in de winter?
Ja, op de schaats, van Sloten naar Stavoren. Ik kon daarna drie dagen geen trap op.
Dat klinkt als een aanbeveling.
Zeker. Als er ijs komt, app ik niemand, dan ben ik gewoon weg.
Zwaai even als je langs Hindeloopen komt.

Welke film kun jij meespreken?
Bijna alles van Alex van Warmerdam. Niet dat er veel gepraat wordt.
Dan heb je ook makkelijk praten.
Zullen we er samen een zwijgen?

Sorry dat ik nu pas antwoord, het was een week.
Geeft niet. Goede week of zo'n week?
Zo'n week. Mijn vader is gevallen, maar hij moppert alweer.
Moppert hij op de verpleging of op zichzelf?
Op de soep. Dus het komt goed.
Fijn. Doe hem de groeten van een onbekende die ook van soep houdt.

Wat doe jij als je niet kunt slapen?
Brood bakken. Om vier uur 's nachts is deeg heel goed gezelschap.
Ik tel de dorpen tussen Zwolle en Groningen.
Hoe ver kom je?
Beilen. Altijd Beilen.

Ik hoor dat jij goed bent in pubquizzen.
Alleen in aardrijkskunde en liedjes van voor 2000.
Ik heb sport en koningshuizen. Wij zijn samen bijna een team.
Dan missen we nog iemand voor biologie.
Mijn zus is dierenarts.
Dan hebben we alleen nog een teamnaam nodig.
Bijna Goed?
Geweldig. Donderdag?

Koffie of eerst nog even schrijven?
Eerst nog even schrijven. Ik ben trager dan ik eruitzie.
Prima. Dan de grote vragen: boterham met kaas, wat voor kaas?
Oude. Hoe ouder, hoe meer ik erover te zeggen heb.
Mooi, dan schrijf ik vanavond verder.

Wat staat er op je nachtkastje?
Een lamp, drie boeken en een glas water dat ik elke nacht omstoot.
Welke drie?
Een over bomen, een roman waar ik niet doorheen kom en eentje om in te slapen.
Ik begin aan die over bomen, dan hebben we iets om over te praten.

Waar word jij rustig van?
Strijken. Echt. Radio erbij en een stapel overhemden.
Ik heb nog nooit iemand zo knap horen liegen.
Kom langs met je was, dan zie je het.
`);
