import type { icebreakers as nl } from '../nl/icebreakers.ts';
import type { Texts } from '../texts.ts';

export const icebreakers: Texts<typeof nl> = {
  bird: 'Welcher Vogel wärst du, und warum gerade der?',
  unplanned: 'Was hast du heute gemacht, was du nicht geplant hattest?',
  wake: 'Wofür darf man dich nachts wecken?',
  sunday: 'Wie sieht dein idealer Sonntag aus, vom Kaffee bis zum Sofa?',
  learned: 'Was hast du zuletzt gelernt, was dir Freude gemacht hat?',
  smell: 'Welcher Geruch versetzt dich sofort in alte Zeiten zurück?',
  animals: 'Welches Tier hat dich je am meisten zum Lachen gebracht?',
  books: 'Welches Buch verschenkst du am häufigsten?',
  coffee: 'Wo trinkst du den besten Kaffee der Stadt?',
  cooking: 'Was kochst du, wenn jemand spontan zum Essen bleibt?',
  dogs: 'Hund an der Leine oder frei am Strand?',
  film: 'Welchen Film könntest du zehnmal sehen?',
  gardening: 'Was blüht gerade bei dir, im Garten oder auf der Fensterbank?',
  hiking: 'Welche Wanderung machst du immer wieder?',
  music: 'Bei welchem Lied drehst du die Musik lauter?',
  series: 'Welche Serie hast du an einem Wochenende durchgeschaut?',
  travelling: 'Wohin würdest du fahren, wenn du morgen loskönntest?',
  wine: 'Rotwein am Kamin oder Weißwein auf der Terrasse?',
};
