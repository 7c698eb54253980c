import type { verification as source } from '../nl/verification.ts';
import type { Texts } from '../texts.ts';

export const verification: Texts<typeof source> = {
  intro: 'Pokaż, że to ty jesteś na swoim głównym zdjęciu. Przy twoim imieniu pojawi się wtedy znaczek.',
  how: 'Robisz zdjęcie, na którym widać coś, o co prosimy w danej chwili. Osoba z zespołu {company} porównuje je z twoim głównym zdjęciem. Żaden komputer nie mierzy ani nie rozpoznaje twojej twarzy. Inni użytkownicy nigdy nie zobaczą tego zdjęcia.',
  provesTitle: 'Co mówi znaczek',
  proves:
    'Że osoba z zespołu widziała na tym głównym zdjęciu tę samą osobę co na zdjęciu zrobionym do tego sprawdzenia.',
  provesNotTitle: 'Czego nie mówi',
  provesNot: 'Nie mówi, że imię, wiek czy zamiary są prawdziwe. Zachowaj ostrożność, także gdy ktoś ma znaczek.',
  methodLabel: 'Jak chcesz to zrobić?',
  methods: {
    gesture_selfie: 'Z selfie',
    document: 'Bez selfie',
  },
  methodDetails: {
    gesture_selfie: 'Robisz sobie zdjęcie z gestem, o który prosimy.',
    document:
      'Fotografujesz dokument tożsamości obok kartki z liczbą od nas. Widoczne musi być tylko zdjęcie z dokumentu.',
  },
  consent: 'Zgadzam się na obejrzenie tego zdjęcia i porównanie go z moim głównym zdjęciem',
  consentDetail:
    'Tylko do tego celu. Zdjęcie usuwamy w ciągu 24 godzin od decyzji. Gdy wycofasz zgodę, wszystko od razu znika, znaczek też.',
  tries:
    '{count, plural, one {W tym tygodniu została ci # próba.} few {W tym tygodniu zostały ci # próby.} many {W tym tygodniu zostało ci # prób.} other {W tym tygodniu zostało ci # próby.}} Każde zadanie liczy się jako próba.',
  begin: 'Daj mi zadanie',
  openTitle: 'Twoje zadanie',
  gestures: {
    thumb_up: 'Podnieś kciuk obok twarzy.',
    two_fingers: 'Podnieś dwa palce obok twarzy.',
    three_fingers: 'Podnieś trzy palce obok twarzy.',
    open_hand: 'Trzymaj otwartą dłoń obok twarzy.',
    fist_under_chin: 'Trzymaj pięść pod brodą.',
    hand_on_head: 'Połóż dłoń na czubku głowy.',
    hand_on_shoulder: 'Połóż dłoń na przeciwnym ramieniu.',
    finger_on_nose: 'Dotknij palcem czubka nosa.',
    finger_on_ear: 'Dotknij palcem ucha.',
    finger_on_lips: 'Połóż palec na ustach.',
  },
  gestureNote: 'Całą twarz i dłoń musi być dobrze widać, bez filtrów.',
  number: 'Napisz {number} na kartce.',
  numberNote:
    'Połóż ją obok paszportu, dowodu osobistego lub prawa jazdy i zrób jedno zdjęcie obu. Zakryj wszystko oprócz zdjęcia w dokumencie.',
  until: 'To zadanie jest ważne do: {time}.',
  take: 'Zrób zdjęcie',
  sending: 'Wysyłanie zdjęcia: {percent}%',
  stop: 'Przerwij',
  waitingTitle: 'Oglądamy twoje zdjęcie',
  waiting:
    'Osoba z zespołu porównuje je z twoim głównym zdjęciem. Wynik dostaniesz e-mailem. Jeśli nikt go nie obejrzy w ciągu 14 dni, usuniemy zdjęcie.',
  withdrawWaiting: 'Wycofaj i usuń zdjęcie',
  verifiedTitle: 'Twój profil jest zweryfikowany',
  verified: 'Od {day} przy twoim imieniu jest znaczek. Zniknie, gdy wybierzesz inne główne zdjęcie.',
  withdrawVerified: 'Wycofaj moją zgodę',
  withdrawQuestion: 'Znaczek zniknie od razu, a my usuniemy informację o weryfikacji.',
  withdrawn: 'Wycofano i usunięto.',
  refusedTitle: 'Nie udało się tego potwierdzić',
  reasons: {
    other_person: 'Nie było wyraźnie widać, że to ta sama osoba co na głównym zdjęciu.',
    instruction_missed: 'Na zdjęciu nie było widać tego, o co prosiliśmy.',
    unclear: 'Zdjęcie było zbyt niewyraźne, żeby je porównać.',
    no_fresh_picture: 'Wyglądało na zdjęcie ekranu, stare zdjęcie albo zdjęcie przerobione.',
  },
  disagree: 'Coś się nie zgadza?',
  disagreeLink: 'Daj nam znać',
  lostTitle: 'Twój znaczek zniknął',
  lost: 'Twoje główne zdjęcie nie jest już tym, które porównaliśmy. Możesz zrobić to jeszcze raz.',
  expiredTitle: 'Nikt nie obejrzał zdjęcia na czas',
  expired: 'To nasza wina. Usunęliśmy twoje zdjęcie. Możesz zrobić to jeszcze raz.',
  limit: 'W tym tygodniu były już trzy próby. Następna będzie możliwa od: {time}.',
  needsPhoto: 'Nie masz jeszcze głównego zdjęcia, które widzą inni. To z nim porównujemy.',
  toPhotos: 'Przejdź do zdjęć',
};
