import type { icebreakers as nl } from '../nl/icebreakers.ts';
import type { Texts } from '../texts.ts';

export const icebreakers: Texts<typeof nl> = {
  bird: 'Jaki ptak najlepiej do ciebie pasuje i dlaczego?',
  unplanned: 'Co cię dziś spotkało zupełnie poza planem?',
  wake: 'Dla czego warto cię obudzić nawet w środku nocy?',
  sunday: 'Jak wygląda twoja idealna niedziela, od kawy po kanapę?',
  learned: 'Jaka nowa umiejętność ostatnio cię ucieszyła?',
  smell: 'Jaki zapach od razu przenosi cię do dzieciństwa?',
  animals: 'Jakie zwierzę najbardziej cię rozśmieszyło?',
  books: 'Jaką książkę najczęściej dajesz w prezencie?',
  coffee: 'Gdzie pijesz najlepszą kawę w mieście?',
  cooking: 'Co gotujesz, gdy ktoś niespodziewanie zostaje na kolacji?',
  dogs: 'Pies na smyczy czy luzem po plaży?',
  film: 'Jaki film możesz oglądać w kółko?',
  gardening: 'Co teraz kwitnie u ciebie, w ogrodzie albo na parapecie?',
  hiking: 'Na jaki szlak ciągle wracasz?',
  music: 'Przy jakiej piosence od razu podkręcasz głośność?',
  series: 'Jaki serial udało ci się obejrzeć w jeden weekend?',
  travelling: 'Dokąd najchętniej ruszysz choćby jutro?',
  wine: 'Czerwone przy kominku czy białe na tarasie?',
};
