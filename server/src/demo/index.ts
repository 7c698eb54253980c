/**
 * The demo people: who they are and how their pictures look. Owns no table; pure and deterministic, so that every
 * install shows the same members. Nobody is real, and the pictures are drawings that look like drawings.
 */
export { inventedProfiles, type DemoCompany, type InventedProfile } from './people/invented.ts';
export { demoDialogue, demoMembers, type Cast, type DemoMember } from './people/members.ts';
export { appearanceOf, type Appearance, type PortraitGender } from './portraits/appearance.ts';
export { drawPortrait, portraitHeight, portraitWidth } from './portraits/draw-portrait.ts';
export { renderPortrait } from './portraits/render-portrait.ts';
export { seededRandom, type Random } from './seeded-random.ts';
