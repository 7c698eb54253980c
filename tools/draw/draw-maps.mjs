// Draws the countries of the map lander from Natural Earth (public domain) and sorts their regions into five coarse
// parts. Run by hand with a folder that has world-atlas and topojson-client in its node_modules; what it writes is
// committed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countries } from '../../contract/src/locales.ts';
import { findCities } from '../../server/src/places/cities.ts';
import { centreOf } from '../../server/src/places/grid.ts';

const require = createRequire(resolve(process.argv[2] ?? '.', 'package.json'));
const { feature } = require('topojson-client');
const world = require('world-atlas/countries-10m.json');

const root = fileURLToPath(new URL('..', import.meta.url));
const width = 360;
const tolerance = 0.8;
const dotsAcross = 24;
/** ISO 3166-1 numeric codes. */
const numeric = {
  US: '840', NL: '528', BE: '056', FR: '250', IT: '380', ES: '724', DE: '276', AT: '040', IE: '372', GB: '826',
  CA: '124', PL: '616', AU: '036', NZ: '554', CH: '756',
}; // prettier-ignore
/** Where a country has far territories, the part that is drawn: west, south, east, north in degrees. */
const frames = {
  US: [-125, 24, -66, 50],
  NL: [3, 50.5, 7.5, 54],
  FR: [-5.5, 41, 10, 51.5],
  ES: [-10, 35.9, 4.5, 44],
  NZ: [166, -47.5, 179, -34],
  CA: [-141, 41.5, -52, 72],
  AU: [112, -44, 154, -10],
};
/** Regions whose part everybody there would name otherwise than their place in the frame does. */
const named = {
  NL: {
    north: ['01', '02', '04'], east: ['03', '15'], south: ['05', '06', '10'], west: ['07', '11'], middle: ['09', '16'],
  },
  BE: {
    north: ['VAN'], east: ['VLI', 'WLG'], south: ['WHT', 'WNA', 'WLX'], west: ['VWV', 'VOV'],
    middle: ['BRU', 'VBR', 'WBR'],
  },
  FR: {
    north: ['11', '28', '32'], east: ['44', '27', '84'], south: ['76', '93', '94'], west: ['52', '53', '75'],
    middle: ['24'],
  },
  IT: {
    north: ['05', '06', '08', '09', '12', '17', '19', '20'], south: ['01', '02', '03', '04', '11', '13', '15'],
    west: ['14'], middle: ['07', '10', '16', '18'],
  },
  ES: {
    north: ['27', '32', '34', '39', '59'], east: ['07', '52', '56', '60'], south: ['31', '51', '53', 'CE', 'ML'],
    west: ['55', '57', '58'], middle: ['29', '54'],
  },
  IE: { north: ['U'], east: ['L'], south: ['M'], west: ['C'] },
  GB: { north: ['SCT'], south: ['ENG'], west: ['NIR', 'WLS'] },
  CA: {
    north: ['12', '13', '14'], east: ['04', '05', '07', '09', '10'], west: ['01', '02'], middle: ['03', '08', '11'],
  },
}; // prettier-ignore

const isWithin = ([x, y], [west, south, east, north]) => x >= west && x <= east && y >= south && y <= north;
const middleOf = (ring) => [average(ring.map(([x]) => x)), average(ring.map(([, y]) => y))];
const average = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

function areaOf(ring) {
  return Math.abs(
    ring.reduce(
      (sum, [x, y], at) => sum + x * ring[(at + 1) % ring.length][1] - ring[(at + 1) % ring.length][0] * y,
      0,
    ) / 2,
  );
}

function ringsOf(country) {
  const shape = feature(
    world,
    world.objects.countries.geometries.find(({ id }) => id === numeric[country]),
  );
  const polygons = shape.geometry.type === 'Polygon' ? [shape.geometry.coordinates] : shape.geometry.coordinates;
  const rings = polygons.map(([outer]) => outer);
  return frames[country] ? rings.filter((ring) => isWithin(middleOf(ring), frames[country])) : rings;
}

/** Degrees to the picture: longitudes narrowed by the middle latitude. */
function projectionOf(rings) {
  const points = rings.flat();
  const [west, east] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const [south, north] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = width / ((east - west) * narrow);
  return {
    height: Math.round((north - south) * scale),
    toPicture: ([x, y]) => [(x - west) * narrow * scale, (north - y) * scale],
    toDegrees: ([x, y]) => [x / narrow / scale + west, north - y / scale],
  };
}

/** Leaves out points that lie within `tolerance` of the line between those around them (Douglas, Peucker 1973). */
function simplify(line, tolerance) {
  if (line.length < 3) return line;
  const [first, last] = [line[0], line.at(-1)];
  const distances = line.map((point) => distanceTo(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances));
  if (distances[farthest] <= tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(farthest), tolerance),
  ];
}

/** A ring has no ends: it is cut in two. */
function simplifyRing(ring) {
  const half = Math.ceil(ring.length / 2);
  return [...simplify(ring.slice(0, half + 1), tolerance).slice(0, -1), ...simplify(ring.slice(half), tolerance)];
}

function distanceTo([x, y], [ax, ay], [bx, by]) {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / length;
}

function isInside([x, y], ring) {
  let inside = false;
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
    const [[ax, ay], [bx, by]] = [ring[at], ring[before]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

const pathOf = (ring) => `M${ring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** A place in the frame: the middle third, else the side it is farthest to. */
function partAt([x, y], height) {
  const [across, down] = [x / width - 0.5, y / height - 0.5];
  if (Math.abs(across) < 0.17 && Math.abs(down) < 0.17) return 'middle';
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'east' : 'west';
  return down > 0 ? 'south' : 'north';
}

/** The part of each region: by the middle of its cities. */
async function partsOf(country, { toPicture, height }) {
  const cities = (await findCities({ country, limit: 100_000 })).filter(({ region }) => region !== null);
  const places = cities.map(({ region, cell }) => {
    const { latitude, longitude } = centreOf(cell);
    return { region, at: toPicture([longitude, latitude]) };
  });
  const parts = {};
  for (const region of new Set(cities.map(({ region }) => region))) {
    const own = places.filter((place) => place.region === region).map(({ at }) => at);
    const known = Object.keys(named[country] ?? {}).find((part) => named[country][part].includes(region));
    parts[region] = known ?? partAt(middleOf(own), height);
  }
  return { parts, places };
}

function dotsOf(rings, { height }, { parts, places }) {
  const step = width / dotsAcross;
  const dots = { north: [], east: [], south: [], west: [], middle: [] };
  for (let y = step / 2; y < height; y += step) {
    for (let x = step / 2; x < width; x += step) {
      if (!rings.some((ring) => isInside([x, y], ring))) continue;
      const nearest = places.reduce(
        (best, place) => {
          const distance = (place.at[0] - x) ** 2 + (place.at[1] - y) ** 2;
          return distance < best.distance ? { distance, region: place.region } : best;
        },
        { distance: Infinity, region: undefined },
      );
      dots[parts[nearest.region]].push([x, y]);
    }
  }
  return dots;
}

/** Where the name of each part stands: in its middle, names that would touch moved apart up and down. */
function labelsOf(dots) {
  const labels = Object.fromEntries(
    Object.entries(dots).map(([part, points]) => [part, points.length === 0 ? null : middleOf(points)]),
  );
  const shown = Object.values(labels).filter(Boolean);
  for (let round = 0; round < 40; round += 1) {
    for (const one of shown) {
      for (const other of shown) {
        if (one === other || Math.abs(one[0] - other[0]) > 84 || Math.abs(one[1] - other[1]) > 38 || one[1] > other[1])
          continue;
        one[1] -= 2;
        other[1] += 2;
      }
    }
  }
  return Object.fromEntries(Object.entries(labels).map(([part, at]) => [part, at && at.map(Math.round)]));
}

/** A dot with the talking corner. */
const dotAt = ([x, y]) => `M${(x - 4).toFixed(0)} ${y.toFixed(0)}a4 4 0 1 1 4 4h-4z`;

const folder = `${root}web/src/assets/maps/`;
mkdirSync(folder, { recursive: true });
const allParts = {};
for (const country of countries) {
  const rings = ringsOf(country);
  const projection = projectionOf(rings);
  const drawn = rings.map((ring) => ring.map(projection.toPicture));
  const largest = Math.max(...drawn.map(areaOf));
  const kept = drawn.filter((ring) => areaOf(ring) > largest / 800);
  const sorted = await partsOf(country, projection);
  const dots = dotsOf(kept, projection, sorted);
  const outline = kept.map((ring) => pathOf(simplifyRing(ring))).join('');
  const labels = labelsOf(dots);
  allParts[country] = Object.fromEntries(
    Object.keys(dots).map((part) => [
      part,
      Object.keys(sorted.parts).filter((region) => sorted.parts[region] === part),
    ]),
  );
  const file = {
    height: projection.height,
    outline,
    dots: Object.fromEntries(Object.entries(dots).map(([part, points]) => [part, points.map(dotAt).join('')])),
    labels,
  };
  writeFileSync(`${folder}${country.toLowerCase()}.json`, JSON.stringify(file));
  console.log(country, projection.height, JSON.stringify(file).length, JSON.stringify(labels));
}
const lines = Object.entries(allParts).map(
  ([country, parts]) =>
    `  ${country}: {${Object.entries(parts)
      .map(([part, regions]) => ` ${part}: '${regions.join(' ')}'`)
      .join(',')} },`,
);
writeFileSync(
  `${root}server/src/places/compass.ts`,
  `import type { CompassPart } from '@vonk/contract/landers';
import type { Country } from '@vonk/contract/locales';

/** The regions in each of the five coarse parts of a country, as tools/draw-maps.mjs sorted them for the map. */
const regionsByPart: Readonly<Record<Country, Readonly<Record<CompassPart, string>>>> = {
${lines.join('\n')}
};

/** The coarse part of its country that a region lies in. */
export const compassOf = (country: Country, region: string): CompassPart | undefined =>
  (Object.keys(regionsByPart[country]) as CompassPart[]).find((part) =>
    regionsByPart[country][part].split(' ').includes(region),
  );
`,
);
