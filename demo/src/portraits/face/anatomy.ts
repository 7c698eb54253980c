import type { Appearance } from '../appearance.ts';
import { points, type Point } from '../geometry.ts';

/**
 * The bones of a head in profile, facing right. Origin at the ear; 400 units from crown (y -215) to chin (y 187).
 * `profile` runs from the forehead to the throat and has corners under the nose and between the lips.
 */
export type Anatomy = {
  forehead: readonly Point[];
  philtrum: readonly Point[];
  lowerFace: readonly Point[];
  throat: readonly Point[];
  jaw: readonly Point[];
  nape: readonly Point[];
  skull: readonly Point[];
  noseTip: Point;
  lipPeak: Point;
  mouth: Point;
  lowerLip: Point;
  lipEnd: Point;
  browEdge: Point;
  eyeEdge: Point;
};

const fullness: Record<Appearance['build'], number> = {
  slim: -0.6,
  average: 0,
  athletic: -0.1,
  curvy: 0.5,
  full: 1.15,
};

type Measures = {
  man: 0 | 1;
  weight: number;
  nose: number;
  tip: number;
  ridge: number;
  lip: number;
  chin: number;
  under: number;
};

function measure({ face, gender, build }: Appearance): Measures {
  const man = gender === 'male' ? 1 : 0;
  return {
    man,
    weight: fullness[build],
    nose: 25 + man * 9 + face.noseLength * 6,
    tip: 46 + face.noseTip * 6 + man * 3,
    ridge: 152 + man * 4 + face.brow * 3,
    lip: 171 + face.lips * 3.5 - man * 2,
    chin: 160 + face.chin * 5 + man * 4,
    under: 184 + man * 5,
  };
}

export function anatomyOf(person: Appearance): Anatomy {
  const measures = measure(person);
  return { ...faceOf(person, measures), ...neckOf(person, measures) };
}

// prettier-ignore
function faceOf({ face }: Appearance, { man, weight, nose, tip, ridge, lip, chin, under }: Measures): Omit<Anatomy, 'throat' | 'jaw' | 'nape' | 'skull'> {
  const noseTip: Point = [164 + nose, tip];
  const mouth: Point = [161, 105];
  const lipPeak: Point = [lip + 1, 93];
  const lowerLip: Point = [lip - 2, 117 + face.lips];
  const lipEnd: Point = [158, 131];
  const subnasale: Point = [162, 73];
  return {
    noseTip, mouth, lipPeak, lowerLip, lipEnd,
    browEdge: [ridge, -58],
    eyeEdge: [141, -24],
    forehead: [
      [88, -200], [124, -168], [145 + face.forehead * 3 - man * 4, -128], [153 + face.forehead * 4 - man * 3, -92], [ridge, -58], [145 + man, -28],
      [156 + nose * 0.14 + face.bridge * 4, 0], [163 + nose * 0.5 + face.bridge * 5, 24], [noseTip[0] - 5, tip - 11], [noseTip[0] - 0.5, tip - 2], [noseTip[0] - 3, tip + 9], [noseTip[0] - 13, tip + 18], [176, 71], subnasale,
    ],
    philtrum: [subnasale, [163, 82], [lipPeak[0] - 3, 88], lipPeak, [lipPeak[0] - 3, 100], mouth],
    lowerFace: [
      mouth, [lowerLip[0] - 2, 109], lowerLip, [lowerLip[0] - 4, 125], lipEnd, [157, 139], [chin, 156], [chin - 3, 172], [chin - 20, under],
      [chin - 42, under + 6 + weight * 3],
    ],
  };
}

// prettier-ignore
function neckOf({ face }: Appearance, { man, weight, chin, under }: Measures): Pick<Anatomy, 'throat' | 'jaw' | 'nape' | 'skull'> {
  return {
    throat: [
      [chin - 42, under + 6 + weight * 3], [88, under + 5 + weight * 12], [62 + weight * 8, 205 + weight * 12],
      [54 + man * 6 + weight * 10, 262], [62 + man * 8 + weight * 12, 360],
    ],
    jaw: [
      [-2, 48], [4 - man * 4, 92], [16 + face.jaw * 5 - man * 6, 128 + man * 6], [58, 165 + man * 4 + weight * 4], [100, under + 2], [chin - 30, under + 3],
    ],
    nape: [[-150 - man * 14 - weight * 10, 360], [-116 - man * 16 - weight * 7, 262], [-104 - man * 16 - weight * 4, 180], [-122 - man * 8, 100], [-158, 30], [-174, 0]],
    skull: points('-174,0 -190,-60 -176,-138 -124,-196 -40,-218 30,-216 88,-200'),
  };
}
