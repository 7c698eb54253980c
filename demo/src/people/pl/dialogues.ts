import { dialogues } from '../content.ts';

export const plDialogues = dialogues(`
Czy to na twoim zdjęciu to myszołów, czy zmyślam?
Pustułka. Ale cenię ludzi, którzy strzelają.
To już się dziś czegoś nauczył{em|am}. Często obserwujesz?
W każdą niedzielę o siódmej, z termosem. Ptaki są lepsze w porankach ode mnie.
Nie odróżniam wróbla od zięby, ale mogę nosić termos.
Przyjmuję. Z mlekiem?
Odrobinę. I obiecuję szeptać.

Pytanie zasadnicze: barszcz z uszkami czy grzybowa?
U nas w Wigilię są obie, bo rodzina nigdy się nie dogadała.
Mądra rodzina.
Głośna. Ale najedzona.

Jak mija dzień?
Pracowicie, a potem nagle wcale. Pociąg stanął w Koluszkach.
To masz czas. Co widzisz?
Pana z doniczką na kolanach. Mówi do niej.
Przekaż mu, że go rozumiem.

Piszesz, że gotujesz na oko. Nigdy nie poszło źle?
Raz, przy katarze. O tamtym curry nie rozmawiamy.
A ja bardzo bym chciał{|a} porozmawiać o curry.
Najpierw twoja najgorsza kolacja.
Sól zamiast cukru, w torcie urodzinowym dla szefowej.
Dobrze, zasłużone.

Dokąd wysyłasz ludzi, którzy nie znają twojej okolicy?
Na kładkę za starą papiernią, około wpół do ósmej.
Tak dokładnie?
Słońce wchodzi pod łuk i przez dziesięć minut wszystko jest pomarańczowe.
Dla dziesięciu minut pomarańczowego pojadę daleko.

Dzień dobry. Widzę, że też wcześnie wstajesz.
Pies nie uznaje weekendów.
Jaka rasa?
Wszystkie po trochu, a maniery hrabiego.
Jak mój wujek.
Też szczeka na listonosza?
Tylko przed świętami.

Co teraz czytasz?
Grubą książkę o soli. Ciekawsza, niż brzmi.
Musi być.
Toczono o nią wojny! Więcej nie zdradzę.
Zostaw to na kawę. Przyniosę cukier, dla równowagi.

Gdzie jest zrobione zdjęcie z czerwonym dachem?
W Porto, na tarasie, na który trafiliśmy przez pomyłkę.
Najlepsze tarasy znajduje się przez pomyłkę.
Najgorsze też, bądźmy uczciwi. Ten był dobry.
W takim razie biorę cię na przewodnika, z małą zniżką za pomyłki.

Śpiewasz w chórze? Jakim głosem?
{Tenorem|Altem}. My odwalamy robotę, a soprany zbierają oklaski.
Ja śpiewam tylko pod prysznicem, z dużym pogłosem.
Głosów zawsze brakuje. Wtorek, dziewiętnasta, ręcznik możesz zostawić w domu.

Czytam, że świeżo po przeprowadzce. Już po swojemu?
Prawie. Co wieczór wpadam na tę samą framugę.
A sąsiedzi?
Z lewej trąbka, z prawej niemowlę. Zmieniają się bardzo uprzejmie.
Przynajmniej budzik z głowy.

Co cię wczoraj rozśmieszyło?
Córka zapytała, czy kiedyś były już kolory.
I co powiedział[eś|aś]?
Że wynaleziono je w 1985 roku.
Zgadza się. Szarość pamiętam jak przez mgłę.

Nie jestem mistrzem pierwszych wiadomości.
To jest pierwsza wiadomość, więc jakoś idzie.
To teraz druga: co pijesz, kiedy pada?
Kakao. A gdy leje naprawdę, to z odrobiną rumu.
Coś mi mówi, że wieczorem będzie lało.

Wędrujesz w pojedynkę czy w grupie?
W pojedynkę albo z koleżanką, która chodzi jeszcze szybciej.
A ulubiona trasa?
Wzdłuż kanału do drugiej śluzy. Widać wszystkim ogródki.
Też lubię zaglądać do ogródków. Nazywam to architekturą.
Pożyczam sobie to słowo.

Twój najlepszy wyjazd z tych nieudanych?
Pod namiotem w Bieszczadach. Drugiej nocy namiot popłynął z potokiem.
I co wtedy?
Gospodarz dał nam zupę i stodołę. Zostaliśmy cztery dni.
Teraz rozumiem, dlaczego najlepszy.

Ta gitara w tle gra czy dekoruje?
Jedno i drugie. Znam cztery akordy, ale gruntownie.
Z czterema akordami można zajść daleko.
Sąsiedzi na to liczą.

Wolny dzień i okropna pogoda. Co robisz?
Muzeum, mało ludzi, dobre ławki.
Dwie sale i potem szarlotka?
Ktoś tu czytał mój profil.
Nawet dwa razy.
To ty wybierasz sale, a ja ciasto.

Góry czy morze?
Morze. Góry patrzą z wyrzutem.
Jakby trzeba było trenować.
Właśnie. Morze niczego nie chce, najwyżej oddaje jeden klapek.

Długo tu jesteś?
Trzy tygodnie. Na razie głównie się rozglądam.
I co widać?
Bardzo wielu panów z rybą. I ciebie, bez ryby.
Mam jedną, ale nie chciała się fotografować.

Tydzień bez muzyki czy tydzień bez chleba?
Bez chleba. Ale śpiewał{bym|abym} o tym.
Jaki byłby tytuł?
Ser bez przydziału.
To będzie przebój.

Kiedy ostatnio coś robił[eś|aś] po raz pierwszy?
W zeszłym tygodniu. Kąpiel w Bałtyku, w listopadzie.
I?
Wydawał{em|am} dźwięki, których u siebie nie znał{em|am}.
To już dwa pierwsze razy.

Waham się między komplementem a pytaniem.
Zacznij od pytania, na komplement trzeba zapracować.
Dobrze. Kto cię nauczył gotować?
Babcia. Bez przepisów i z drewnianą łyżką po palcach, gdy próbował{em|am} za wcześnie.
To komplement: piszesz tak, jak pewnie gotujesz.
Za dużo czosnku?
W sam raz.

Jak koncert?
Piękny i o wiele za głośny. Wciąż słyszę ciche es.
To napiszę wyraźnie: MASZ OCHOTĘ NA SPACER W SOBOTĘ?
Tak. Możesz już mówić normalnie.

Twoja wstydliwa przyjemność?
Programy o remontach. Krzyczę do telewizora, że ta ściana jest nośna.
Zdarzyło ci się mieć rację?
Raz. Do dziś o tym opowiadam.
Zauważył{em|am} i uważam, że słusznie.

Znasz dobre miejsce na żurek?
Moja kuchnia, ale nie przyjmuje rezerwacji.
A jeśli przyniosę chleb na zakwasie?
To może zwolni się stolik. Własny?
Własny. Zakwas ma na imię Zenon.
Otwieramy o drugiej.

Śpisz długo w weekendy?
Do wpół do ósmej. U mnie to się liczy.
Moje dzieci uważają szóstą za południe.
Ile mają lat?
Cztery i sześć. Są u mnie przez pół tygodnia.
Czyli odpowiedzi po dwudziestej.
Wpół do dziewiątej. Najpierw zbieram klocki ze schodów.

A czym się właściwie zajmujesz?
Pilnuję, żeby w teatrze światło zgasło w dobrym momencie.
Brzmi bardziej poetycko, niż się spodziewał{em|am}.
To głównie kable. Ale ten jeden moment jest piękny.

Plany na sylwestra?
Kanapa, bigos, o wpół do jedenastej śpię. A ty?
To samo, tylko z puzzlami.
Niebo czy woda?
Samo niebo. To był błąd.

Muszę coś wyznać: nie lubię kolendry.
To nie wyznanie, to geny.
Czyli rozmawiamy dalej?
Tak, ale ty gotujesz. Ja daję ją do wszystkiego.

Mieszkasz nad jeziorem. Pływasz też łódką?
Starą, z silnikiem, który w dobre dni zapala.
A w złe?
Wiosłujemy i nazywamy to sportem.
Mam rękawiczki.
Najlepsze zdanie dnia.

Jaki znasz najładniejszy dźwięk?
Klucz w zamku, kiedy się na kogoś czeka.
Chciał{em|am} powiedzieć deszcz na namiocie, ale wygrywasz.
Deszcz na namiocie to mocne drugie miejsce.

Który film znasz na pamięć?
Rejs. Zwłaszcza te momenty, gdy nic się nie dzieje.
Czyli cały.
Widzę, że trafił swój na swego.

Przepraszam, że dopiero teraz. To był tydzień.
Nic nie szkodzi. Dobry tydzień czy taki tydzień?
Taki. Tata się przewrócił, ale już narzeka.
Na pielęgniarki czy na siebie?
Na zupę.
To z tego wyjdzie. Pozdrów go od kogoś, kto zupę też traktuje poważnie.

Co robisz, kiedy nie możesz spać?
Piekę chleb. O czwartej rano ciasto to dobre towarzystwo.
Ja wymieniam stacje między Warszawą a Krakowem.
Dokąd dochodzisz?
Do Miechowa. Zawsze do Miechowa.

Podobno dobrze ci idą quizy w pubie.
Tylko geografia i piosenki sprzed 2000 roku.
U mnie sport i królowie elekcyjni. Razem prawie drużyna.
Brakuje kogoś od biologii.
Moja siostra jest weterynarzem.
To została tylko nazwa.
Prawie Dobrze?
Idealnie. Czwartek?

Kawa czy jeszcze trochę popiszemy?
Jeszcze popiszmy. Jestem wolniejsz{y|a}, niż wyglądam.
Dobrze. To pytanie poważne: co kładziesz na chleb?
Masło, ogórek małosolny i nic więcej.
Wieczorem wrócę z kolejnymi pytaniami.

Co masz na nocnym stoliku?
Lampkę, trzy książki i szklankę wody, którą co noc przewracam.
Jakie trzy?
Jedną o drzewach, jedną nie do przejścia i jedną na sen.
Zacznę tę o drzewach, będzie o czym rozmawiać.

Co cię uspokaja?
Prasowanie. Serio. Radio i dziesięć koszul.
Dawno nikt tak pięknie mnie nie okłamał.
Przywieź pranie, zobaczysz.

Kim chciał[eś|aś] być w wieku ośmiu lat?
{Latarnikiem|Latarniczką}. A ty?
Osobą, która macha z ostatniego wagonu.
Czyli machaliśmy do siebie.
Na razie z daleka.

Czy na pierwszy spacer można z psem?
Trzeba. Psy wypełniają ciszę.
Mój wypełnia ją cudzą kanapką.
Wezmę dwie.

Twoja najlepsza zdobycz z pchlego targu?
Czajniczek w kształcie tramwaju. Dziesięć złotych.
Dobrze nalewa?
Fatalnie i we wszystkie strony. Uwielbiam go.
Zupełnie jak tramwaj przy remoncie torów.

Co powiedzieliby o tobie sąsiedzi?
Że pożyczam drabinę i nigdy nie proszę o zwrot.
Co za hojność.
Nie, po prostu nie pamiętam, kto ją ma.

Grzyby zbierasz czy tylko jesz?
Zbieram, i nie powiem gdzie.
Nawet w przybliżeniu?
Las. Drzewa. Tyle.
To uczciwa odpowiedź. Przyniosę śmietanę.
`);
