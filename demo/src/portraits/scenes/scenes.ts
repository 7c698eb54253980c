import { cafe, city, studio, window } from './indoors.ts';
import { bookshop, canal, concert, garden, harbour, lavender } from './places.ts';
import { autumn, dune, forest, hills, mountains, sea, snow, sunset } from './outdoors.ts';
import type { Scene } from './scene.ts';

export const scenes = {
  dune,
  sea,
  forest,
  city,
  cafe,
  sunset,
  hills,
  window,
  autumn,
  mountains,
  snow,
  studio,
  canal,
  garden,
  harbour,
  bookshop,
  concert,
  lavender,
} as const satisfies Record<string, Scene>;
export type SceneName = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as SceneName[];
