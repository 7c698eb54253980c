import type { icebreakers as nl } from '../nl/icebreakers.ts';
import type { Texts } from '../texts.ts';

export const icebreakers: Texts<typeof nl> = {
  bird: 'Jakim ptakiem chcesz być i dlaczego właśnie tym?',
  unplanned: 'Co z dzisiejszego dnia było zupełnie nieplanowane?',
  wake: 'Dla czego zawsze można cię obudzić?',
  sunday: 'Jak wygląda twoja idealna niedziela, od kawy po kanapę?',
  learned: 'Jaka nowa umiejętność ostatnio sprawiła ci radość?',
  smell: 'Jaki zapach od razu przenosi cię w przeszłość?',
  animals: 'Jakie zwierzę najbardziej cię rozśmieszyło?',
  books: 'Jaką książkę najczęściej dajesz w prezencie?',
  coffee: 'Gdzie pijesz najlepszą kawę w mieście?',
  cooking: 'Co gotujesz, gdy ktoś niespodziewanie zostaje na kolacji?',
  dogs: 'Pies na smyczy czy luzem po plaży?',
  film: 'Jaki film możesz obejrzeć dziesięć razy?',
  gardening: 'Co teraz kwitnie u ciebie, w ogrodzie albo na parapecie?',
  hiking: 'Na jaki szlak wracasz bez końca?',
  music: 'Przy jakiej piosence robisz głośniej?',
  series: 'Jaki serial udało ci się obejrzeć w jeden weekend?',
  travelling: 'Dokąd najchętniej ruszysz choćby jutro?',
  wine: 'Czerwone przy kominku czy białe na tarasie?',
};
