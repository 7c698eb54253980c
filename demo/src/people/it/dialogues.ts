import { dialogues } from '../content.ts';

export const itDialogues = dialogues(`
Quella nella tua foto è una poiana o me la sto inventando?
Un gheppio. Però apprezzo chi si butta.
Allora oggi ho imparato qualcosa. Ci vai spesso?
Tutte le domeniche alle sette, con il thermos. Gli uccelli sono più mattinieri di me.
Non distinguo un passero da un fringuello, ma il thermos lo so portare.
Assunzione immediata. Latte?
Un goccio. E prometto di sussurrare.

Domanda di principio: la carbonara con la panna?
Ho riletto tre volte per capire se scherzavi.
Scherzavo.
Meno male, avevo già la giacca addosso.
Guanciale, quindi?
Guanciale. Adesso possiamo presentarci.

Come va la giornata?
Piena, e poi di colpo vuota. Il treno è fermo a Orte.
Allora hai tempo. Cosa vedi?
Un signore con una pianta sulle ginocchia. Le parla.
Digli che lo capisco.

Scrivi che cucini a occhio. Non è mai andata male?
Una volta, con il raffreddore. Di quel curry non si parla.
Vorrei tanto parlare di quel curry.
Prima la tua cena peggiore.
Sale al posto dello zucchero, nella torta di compleanno della mia capa.
Va bene, te lo sei guadagnato.

Dove mandi chi non conosce la tua zona?
Sul ponte dietro la vecchia filanda, verso le sette e mezza.
Così preciso?
Il sole passa sotto l’arco e per dieci minuti diventa tutto arancione.
Per dieci minuti di arancione faccio volentieri molti chilometri.

Buongiorno. Vedo che ti svegli presto anche tu.
Il cane non crede nel fine settimana.
Di che razza?
Di tutte, con le maniere di un conte.
Mi ricorda mio zio.
Anche lui abbaia al postino?
Solo nei ponti.

Cosa stai leggendo?
Un libro enorme sul sale. È più avvincente di quanto sembri.
Lo spero per te.
Ci hanno fatto le guerre. Non dico altro.
Tienilo per un caffè. Io porto lo zucchero, per equilibrio.

Dov’è la foto con il tetto rosso?
A Porto, una terrazza dove siamo finiti per sbaglio.
Le terrazze migliori si trovano per sbaglio.
Anche le peggiori, a essere onesti. Questa era buona.
Allora ti prendo come guida, con un piccolo sconto per gli errori.

Canti in un coro? Che voce?
{Tenore|Contralto}. Noi facciamo il lavoro e i soprani prendono gli applausi.
Io canto solo sotto la doccia, con molta eco.
Di voci ne mancano sempre. Martedì alle otto, l’asciugamano lascialo pure a casa.

Ho letto che hai appena traslocato. Ti ci trovi?
Quasi. Ogni sera sbatto contro lo stesso stipite.
E i vicini?
A sinistra una tromba, a destra un neonato. Si danno il cambio con grande cortesia.
Almeno hai risparmiato sulla sveglia.

Di cosa hai riso ieri?
Mia figlia mi ha chiesto se una volta i colori c’erano già.
E tu?
Le ho detto che li hanno inventati nel 1985.
Giusto. Del grigio mi ricordo appena.

Non sono un granché con i primi messaggi.
Questo è uno, quindi ce la fai.
Allora ecco il secondo: cosa bevi quando piove?
Cioccolata. E se diluvia, con un dito di rum.
Mi sa che stasera diluvia.

Cammini per conto tuo o in gruppo?
Per conto mio, o con un’amica che va ancora più veloce.
Qual è il tuo giro preferito?
Lungo il canale fino alla seconda chiusa. Si vedono i giardini di tutti.
Anche a me piace guardare i giardini. La chiamo architettura.
Questa me la segno.

Il tuo miglior viaggio tra quelli andati male?
Campeggio in Scozia. La seconda notte la tenda è finita nel lago.
E poi?
Un contadino ci ha dato zuppa e un fienile. Siamo rimasti quattro giorni.
Adesso capisco perché è il migliore.

La chitarra sullo sfondo la suoni o fa arredamento?
Tutte e due. So quattro accordi, ma molto bene.
Con quattro accordi si va lontano.
È quello che sperano i miei vicini.

Giorno libero e tempo orribile. Che fai?
Un museo con poca gente e buone panche.
Due sale e poi la torta?
Hai letto il mio profilo.
Due volte, a dire il vero.
Allora tu scegli le sale e io la torta.

Mare o montagna?
Mare. La montagna ti guarda con aria di rimprovero.
Come se ti dovessi allenare.
Ecco. Il mare non chiede niente, al massimo ti restituisce una ciabatta.

Sei qui da molto?
Tre settimane. Più che altro guardo, se devo essere onest{o|a}.
E hai visto qualcosa?
Molti signori con un pesce in mano. E te, senza pesce.
Io ne ho uno, ma non ha voluto farsi fotografare.

Una settimana senza musica o senza pane?
Senza pane. Però ci scriverei una canzone.
Come si intitolerebbe?
Mortadella senza casa.
È già un successo.

Quand’è stata l’ultima volta che hai fatto qualcosa per la prima volta?
La settimana scorsa. Il bagno in mare, a novembre.
E?
Ho fatto dei versi che non conoscevo.
Allora sono due prime volte.

Sono indecis{o|a} tra un complimento e una domanda.
Comincia dalla domanda, il complimento te lo devi guadagnare.
Va bene. Da chi hai imparato a cucinare?
Da mia nonna. Niente ricette, e una cucchiaiata sulle dita se assaggiavo troppo presto.
Allora il complimento: scrivi come immagino che cucini.
Con troppo aglio?
Con quello giusto.

Com’era il concerto?
Bellissimo e altissimo. Sento ancora un mi bemolle.
Allora lo scrivo chiaro: SABATO TI VA UNA PASSEGGIATA?
Sì. Puoi anche abbassare la voce.

Il tuo piacere inconfessabile?
I programmi di ristrutturazioni. Grido alla televisione che quel muro è portante.
Hai mai avuto ragione?
Una volta. La racconto ancora.
Lo vedo, e mi sembra giusto.

Conosci un buon posto per il bollito?
La mia cucina, ma non accetta prenotazioni.
E se porto io la mostarda?
Allora forse si libera un tavolo. È quella giusta?
Quella che fa piangere.
Apriamo all’una.

Nel fine settimana dormi fino a tardi?
Fino alle otto. Per me vale.
Per i miei figli le sei sono già tardi.
Quanti anni hanno?
Quattro e sei. Stanno con me metà settimana.
Quindi aspetto risposte dopo le nove di sera.
E mezza. Prima devo togliere i dinosauri dalle scale.

Che lavoro fai, in fondo?
Faccio in modo che a teatro la luce si spenga al momento giusto.
È più poetico di quanto pensassi.
Sono soprattutto cavi. Ma quel momento è bello.

Programmi per Capodanno?
Divano, lenticchie, a letto a mezzanotte e cinque. E tu?
Lo stesso, ma con un puzzle.
Cielo o mare?
Tutto cielo. È stato un errore.

Ti devo confessare una cosa: non mi piace il coriandolo.
Non è una confessione, è genetica.
Allora andiamo avanti?
Sì, ma cucini tu. Io lo metto dappertutto.

Abiti vicino al lago. Esci anche in barca?
Ne ho una vecchia, con un motore che parte nei giorni buoni.
E in quelli cattivi?
Remiamo e lo chiamiamo sport.
Io ho i guanti.
La frase più bella di oggi.

Qual è il suono più bello che conosci?
Una chiave nella porta, quando aspetti qualcuno.
Volevo dire la pioggia sulla tenda, ma vinci tu.
La pioggia sulla tenda è un ottimo secondo posto.

Che film sai a memoria?
Ricomincio da tre, dalla prima all’ultima parola.
Allora ricominciamo da tre anche noi.
Cioè saltiamo i primi due messaggi?

Scusa se rispondo solo adesso, è stata una settimana.
Figurati. Una bella settimana o una settimana?
Una settimana. Mio padre è caduto, ma brontola di nuovo.
Con le infermiere o con se stesso?
Con la minestra.
Allora si riprende. Salutalo da parte di qualcuno che la minestra la prende sul serio.

Cosa fai quando non dormi?
Il pane. Alle quattro di notte l’impasto fa buona compagnia.
Io ripeto le stazioni tra Bologna e Ancona.
Fino a dove arrivi?
Cattolica. Sempre Cattolica.

Ho sentito che sei forte nei quiz.
Solo geografia e canzoni prima del 2000.
Io sport e Risorgimento. Insieme siamo quasi una squadra.
Ci manca qualcuno per biologia.
Mia sorella è veterinaria.
Allora serve solo un nome.
Quasi Giusto?
Perfetto. Giovedì?

Caffè, o scriviamo ancora un po’?
Scriviamo ancora un po’. Sono più lent{o|a} di quanto sembri.
Va bene. Allora una domanda seria: cosa metti nel panino?
Prosciutto, burro e nessuna foglia d’insalata.
Torno stasera con altre domande.

Cosa c’è sul tuo comodino?
Una lampada, tre libri e il bicchiere d’acqua che rovescio ogni notte.
Quali tre?
Uno sugli alberi, uno che non riesco a finire e uno per addormentarmi.
Comincio io quello sugli alberi, così abbiamo un argomento.

Cosa ti rilassa?
Stirare. Davvero. Radio accesa e dieci camicie.
Non avevo mai visto mentire così bene.
Porta il bucato e vedrai.

Cosa volevi fare a otto anni?
{Guardiano|Guardiana} del faro. E tu?
La persona che saluta dall’ultimo vagone.
Quindi salutavamo tutti e due.
Da lontano, per ora.

I cani sono ammessi alla prima passeggiata?
Sono richiesti. Riempiono i silenzi.
Il mio li riempie con il panino degli altri.
Ne porterò due.

La tua scoperta migliore al mercatino?
Una teiera a forma di tram. Due euro.
Versa bene?
Malissimo e in tutte le direzioni. La adoro.
Come un tram vero, insomma.

Cosa direbbero di te i vicini?
Che presto la scala e non la chiedo mai indietro.
Che generosità.
No, è che non ricordo chi ce l’ha.

Pizza: forchetta o mani?
Mani. Piegata in due, camminando.
Quindi l’appuntamento è in piedi.
Davanti al forno di via Roma, e chi si macchia offre il caffè.
Allora offro io, te lo dico subito.
`);
