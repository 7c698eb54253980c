import type { LanguageContent } from '../content.ts';

export const plAbout: LanguageContent['about'] = {
  work: [
    { text: 'Uczę dziesięciolatki. Co tydzień poznaję nowe słowo i żadnego nie wolno mi użyć.', maxAge: 64 },
    { text: 'Pracuję w osiedlowej aptece: znam wszystkich i nic nie powtarzam.', maxAge: 64 },
    {
      text: 'Odnawiam meble w warsztacie z marnym ogrzewaniem i bardzo dobrym radiem.',
      interest: 'crafts',
      maxAge: 67,
    },
    {
      text: 'Układam trasy dla firmy przewozowej: dziewięć telefonów, czterdzieści ciężarówek i gdzieś zawsze korek.',
      maxAge: 64,
    },
    {
      text: 'Prowadzę małą bibliotekę. Nie, nigdy nikogo nie uciszam, czytelnicy robią to między sobą.',
      interest: 'books',
      maxAge: 64,
    },
    {
      text: 'Zaczynał{em|am} w handlu, dziś pracuję na własny rachunek. Mniej zebrań, więcej deszczu na szybie, żadnych żalów.',
      maxAge: 64,
    },
    { text: 'Pracuję przed ekranem, więc po szóstej potrzebuję czegoś do rąk: ciasta, ziemi albo piłki.', maxAge: 64 },
    {
      text: 'Po czterdziestu latach pracy powiedział{em|am} dość. Kalendarz nie jest pustszy, tylko weselszy.',
      minAge: 61,
    },
  ],
  home: [
    {
      text: 'Dwoje moich dzieci mieszka u mnie przez pół tygodnia. Przez drugie pół jest porządek i trochę za cicho.',
      minAge: 32,
      maxAge: 56,
      tells: 'home',
    },
    {
      text: 'Dzieci są dorosłe i przyjeżdżają głównie jeść. Lubię gotować, więc wszyscy zadowoleni.',
      minAge: 50,
      tells: 'home',
    },
    {
      text: 'W domu czeka pies, który na każdym spacerze zachowuje się tak, jakby był pierwszy.',
      tells: 'home',
      interest: 'dogs',
    },
    {
      text: 'Mieszkam w małym mieszkaniu z balkonem na dokładnie dwa krzesła. Drugie nie stoi dla ozdoby.',
      tells: 'home',
    },
    {
      text: 'Mieszkam w pojedynkę i dobrze mi to wychodzi. Kogoś brakuje mi tylko przy powlekaniu kołdry.',
      tells: 'home',
    },
    {
      text: 'Dzielę mieszkanie ze starym kotem i zbyt wieloma książkami. Spokojniejszy jest kot.',
      tells: 'home',
      interest: 'cats',
    },
    {
      text: 'Mój dom stoi na skraju wsi, z widokiem na owce. One też się przyglądają, można przywyknąć.',
      tells: 'home',
    },
    {
      text: 'W zeszłym roku przeprowadził{em|am} się do nowego miasta. Na razie znam piekarnię, sąsiadkę i najkrótszą drogę nad rzekę.',
      tells: 'home',
    },
  ],
  free: [
    { text: 'W soboty wstaję wcześnie i idę przed siebie, z termosem i bez celu.', interest: 'hiking' },
    {
      text: 'W weekend gotuję na poważnie: najpierw targ, potem radio, potem wszystkie garnki naraz.',
      interest: 'cooking',
    },
    {
      text: 'Gram w zespole, który od dziesięciu lat ćwiczy te same pięć piosenek. Koncert jeszcze będzie.',
      interest: 'music',
    },
    { text: 'Muzea zwiedzam powoli: dwie sale, ławka, a potem szarlotka.', interest: 'museums' },
    { text: 'Jeżdżę rowerem wzdłuż wody. Wiatr w twarz nazywam treningiem, ale dopiero w domu.', interest: 'cycling' },
    {
      text: 'Na moim stole zawsze stoi rozłożona planszówka. Rzadko wygrywam, za to zasady tłumaczę pięknie.',
      interest: 'board-games',
    },
    {
      text: 'Dwa razy w roku wsiadam do pociągu bez rezerwacji hotelu. Nigdy nie wyszło źle, tylko inaczej.',
      interest: 'travelling',
    },
    { text: 'W czwartki tańczę salsę. Liczyć umiem, reszta przychodzi sama.', interest: 'dancing' },
    { text: 'Mam działkę, na której najlepiej udaje się fasola i leżak.', interest: 'gardening' },
  ],
  quirk: [
    'Przyznaję się: rozmawiam z roślinami i czekam na odpowiedź.',
    'Źle znoszę niejasne umowy, za to deszcz dobrze.',
    'Znajomi mówią, że można na mnie polegać. Mają na myśli, że zawsze noszę śrubokręt.',
    'Płaczę na reklamach z dziadkami i już tego nie ukrywam.',
    'Przed kawą mówię niewiele. Po kawie nadrabiam.',
    'Raz ukończył{em|am} maraton i wspominam o tym częściej, niż trzeba.',
    'Kiedy się zapalam do tematu, mówię głośniej. Wystarczy dłoń na ramieniu.',
    'Nigdy nie {wyszedłem|wyszłam} z księgarni z pustymi rękami i po korytarzu to widać.',
  ],
  seek: [
    'Szukam kogoś z własnym życiem, w którym stoi jeszcze wolne krzesło.',
    'Nie trzeba tego od razu nazywać. Kilka dobrych wieczorów to już dużo.',
    'Mam nadzieję na osobę, która też zadaje pytania i umie śmiać się z siebie.',
    'Najlepiej, jeśli lubisz być na dworze, nawet gdy niebo nie współpracuje.',
    'Wiek mówi mi mało, ciekawość prawie wszystko.',
    'Proszę, mów, jak jest. Czytać w myślach nie umiem, słuchać tak.',
    'Nie musimy robić wszystkiego razem: ty swój wieczór, ja swój, a i tak zostaje sporo tygodnia.',
    'Spokój bez nudy, towarzystwo bez hałasu: mniej więcej tak.',
  ],
  end: [
    'Opowiedz, co cię wczoraj rozśmieszyło, zacznę od tego.',
    'Podaj książkę, danie albo miejsce, a ja oddam jedno w zamian.',
    'Nie piszę przez cały dzień, ale zawsze odpisuję.',
    'Najpierw kilka wiadomości, potem spacer. W najgorszym razie zażyjemy świeżego powietrza.',
    'Pytaj o wszystko oprócz zdjęcia z komunii.',
    'Piękne pierwsze zdanie nie jest potrzebne. Wystarczy prawdziwe.',
    'Pierwszą kawę stawiam ja, ciasto wybierasz ty.',
    'Twoja kolej.',
  ],
};
