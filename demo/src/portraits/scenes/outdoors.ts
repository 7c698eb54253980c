import type { Random } from '../../seeded-random.ts';
import { mix } from '../colour.ts';
import { round, type Point } from '../geometry.ts';
import type { Scene } from './scene.ts';
import { blotches, bokeh, height, ridge, strip, width } from './strokes.ts';

const full = [0, 0, width, height] as const;

export const dune: Scene = (sketch, random) => {
  strip(sketch, [0, height], '#8fb0c4 0, #c8d8da 40, #efe6d2 62, #d9c79c 100');
  blotches(sketch, random, {
    count: 7,
    area: [0, 60, width, 420],
    size: [120, 260],
    colours: ['#ffffff', '#eef3f2'],
    opacity: 0.4,
  });
  ridge(sketch, random, { y: 720, swing: 34, top: '#dccb9d', bottom: '#b79f68', soft: 10 });
  ridge(sketch, random, { y: 860, swing: 46, top: '#c6b078', bottom: '#9a8450', soft: 12 });
  for (let index = 0; index < 130; index += 1) {
    const x = random.between(-20, width + 20);
    const y = random.between(820, 1180);
    const tall = random.between(50, 150);
    sketch.line(
      `M${x.toFixed(0)} ${y.toFixed(0)}q${(tall * 0.08).toFixed(0)} ${(-tall * 0.6).toFixed(0)} ${(tall * 0.42).toFixed(0)} ${(-tall).toFixed(0)}`,
      {
        colour: random.pick(['#8c7c46', '#a8965a', '#756a3f', '#d8c68e']),
        width: random.between(2, 4.5),
        opacity: random.between(0.25, 0.6),
      },
    );
  }
  return {
    weather: 'mild',
    fromFront: true,
    key: '#fff3da',
    shade: '#5d5a6c',
    rim: '#fff0cf',
    tint: '#f3e3bf',
    tintStrength: 0.08,
  };
};

export const sea: Scene = (sketch, random) => {
  strip(sketch, [0, 640], '#6fa3c0 0, #b9d6dc 60, #f1ebd9 100');
  blotches(sketch, random, {
    count: 8,
    area: [0, 80, width, 480],
    size: [110, 260],
    colours: ['#ffffff', '#f6efe2'],
    opacity: 0.45,
  });
  strip(sketch, [634, 960], '#7fb2bb 0, #3f8794 35, #2c6b7c 100');
  strip(sketch, [626, 646], '#cfe0dd 0 0, #b7d2d3 50 0.8, #7fb2bb 100 0');
  for (let index = 0; index < 70; index += 1) {
    const y = random.between(655, 950);
    const reach = (y - 620) * random.between(0.15, 0.5);
    const x = random.between(0, width);
    sketch.line(
      `M${x.toFixed(0)} ${y.toFixed(0)}q${(reach / 2).toFixed(0)} ${random.between(-5, 1).toFixed(0)} ${reach.toFixed(0)} 0`,
      {
        colour: random.pick(['#d7ebea', '#9cc9cd', '#22596a']),
        width: random.between(2, 6),
        opacity: random.between(0.15, 0.5),
      },
    );
  }
  ridge(sketch, random, { y: 965, swing: 12, top: '#f3ecdd', bottom: '#c9b78f', soft: 16 });
  return {
    weather: 'warm',
    fromFront: true,
    key: '#fff8ea',
    shade: '#4a6076',
    rim: '#fdf6e6',
    tint: '#cfe4e6',
    tintStrength: 0.07,
  };
};

export const forest: Scene = (sketch, random) => {
  strip(sketch, [0, height], '#b6cf8a 0, #6f9c56 45, #2f5a38 100');
  blotches(sketch, random, {
    count: 20,
    area: full,
    size: [110, 270],
    colours: ['#3c6b3b', '#86ad5c', '#2a5233', '#b9d184', '#5f8e4c'],
    opacity: 0.7,
  });
  bokeh(sketch, random, {
    count: 46,
    area: [0, 0, width, 720],
    size: [16, 52],
    colours: ['#eaf3b8', '#cfe49a', '#fbf7d2'],
    opacity: 0.5,
  });
  return {
    weather: 'mild',
    fromFront: true,
    key: '#f8f6d2',
    shade: '#2e4a38',
    rim: '#f4f2c4',
    tint: '#9fc07a',
    tintStrength: 0.1,
  };
};

export const autumn: Scene = (sketch, random) => {
  strip(sketch, [0, height], '#f0d9a8 0, #c98b45 45, #6b3f26 100');
  blotches(sketch, random, {
    count: 20,
    area: full,
    size: [110, 260],
    colours: ['#a8552a', '#dd9a3f', '#7b4526', '#f2c766', '#8f6b32'],
    opacity: 0.66,
  });
  bokeh(sketch, random, {
    count: 40,
    area: [0, 0, width, 760],
    size: [14, 46],
    colours: ['#ffe6a8', '#f7c877', '#fff3d0'],
    opacity: 0.5,
  });
  return {
    weather: 'cold',
    fromFront: false,
    key: '#ffe9bd',
    shade: '#54303a',
    rim: '#ffdf9e',
    tint: '#e2a050',
    tintStrength: 0.1,
  };
};

export const sunset: Scene = (sketch, random) => {
  strip(sketch, [0, 720], '#3d3f68 0, #8a5878 35, #d9776a 65, #f5ad70 85, #ffe0a6 100');
  const x = random.between(560, 800);
  sketch.glow({ x, y: 660, r: 420 }, '#ffe9b8', 0.75).ellipse({ x, y: 664, r: 58 }, '#fff6da', 0.95);
  blotches(sketch, random, {
    count: 7,
    area: [0, 120, width, 460],
    size: [120, 300],
    colours: ['#f2a07c', '#b0688a'],
    opacity: 0.35,
  });
  strip(sketch, [712, height], '#c08a86 0, #7b5a7c 25, #3b2f4d 100');
  for (let index = 0; index < 60; index += 1) {
    const y = random.between(722, 1100);
    const spread = 40 + (y - 700) * 0.34;
    const reach = random.between(30, 130);
    const at = x + random.between(-spread, spread) - reach / 2;
    sketch.line(`M${at.toFixed(0)} ${y.toFixed(0)}h${reach.toFixed(0)}`, {
      colour: '#ffd49a',
      width: random.between(3, 8),
      opacity: random.between(0.15, 0.45),
    });
  }
  return {
    weather: 'warm',
    fromFront: true,
    key: '#ffd9a0',
    shade: '#4a3158',
    rim: '#ffdca6',
    tint: '#f09a6a',
    tintStrength: 0.13,
  };
};

export const hills: Scene = (sketch, random) => {
  strip(sketch, [0, 760], '#e8b892 0, #f4d3ac 50, #fbe8cd 100');
  sketch.glow({ x: random.between(120, 800), y: 330, r: 360 }, '#fff6de', 0.8);
  for (const [index, tone] of ['#d9a79b', '#b98798', '#8f6a8b', '#64527a'].entries())
    ridge(sketch, random, {
      y: 600 + index * 120,
      swing: 62 - index * 6,
      top: mix(tone, '#f4d3ac', 0.25),
      bottom: tone,
      soft: 12,
    });
  return {
    weather: 'mild',
    fromFront: false,
    key: '#ffeacb',
    shade: '#553f66',
    rim: '#fff0d2',
    tint: '#efb795',
    tintStrength: 0.11,
  };
};

export const mountains: Scene = (sketch, random) => {
  strip(sketch, [0, 800], '#6f9bc6 0, #bcd5e8 55, #eef3f4 100');
  blotches(sketch, random, {
    count: 7,
    area: [0, 60, width, 360],
    size: [120, 260],
    colours: ['#ffffff'],
    opacity: 0.5,
  });
  for (const [base, tone, snow] of [
    [520, '#a9bfd6', '#eef4f9'],
    [660, '#8ba2bf', '#d9e5ef'],
  ] as const) {
    const range = mountainRange(random, base);
    for (const soft of [34, 24, 15, 8])
      sketch.line(range, { colour: mix(tone, snow, 0.4), width: soft, opacity: 0.16 });
    sketch.path(
      `${range}L1100 1200L-140 1200Z`,
      sketch.linear({ from: [0, base - 170], to: [0, base + 260] }, [
        [0, snow],
        [0.3, mix(snow, tone, 0.35)],
        [0.62, tone],
        [1, mix(tone, '#dfe9f0', 0.35)],
      ]),
    );
  }
  ridge(sketch, random, { y: 830, swing: 44, top: '#7f9a6c', bottom: '#55754f', soft: 14 });
  ridge(sketch, random, { y: 960, swing: 40, top: '#6b8a5a', bottom: '#3d5a3c', soft: 16 });
  return {
    weather: 'cold',
    fromFront: true,
    key: '#fffaf0',
    shade: '#4a5878',
    rim: '#ffffff',
    tint: '#cfe0f0',
    tintStrength: 0.07,
  };
};

/** A jagged line: the middle of every stretch is moved again and again, each time by half as much. */
function mountainRange(random: Random, base: number): string {
  let tops: Point[] = [
    [-140, base],
    [180, base - random.between(60, 150)],
    [430, base + 40],
    [720, base - random.between(90, 190)],
    [1100, base + 30],
  ];
  for (let swing = 44; swing > 5; swing /= 2) {
    tops = tops.flatMap((top, index): Point[] => {
      const next = tops[index + 1];
      return next ? [top, [(top[0] + next[0]) / 2, (top[1] + next[1]) / 2 + random.between(-swing, swing)]] : [top];
    });
  }
  return `M${tops.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

export const snow: Scene = (sketch, random) => {
  strip(sketch, [0, height], '#b6c4d8 0, #dde5ee 50, #f3f5f8 100');
  blotches(sketch, random, {
    count: 15,
    area: [0, 160, width, 800],
    size: [80, 220],
    colours: ['#8fa3bd', '#6f86a3', '#eaf0f6', '#a9b9cc'],
    opacity: 0.55,
  });
  ridge(sketch, random, { y: 880, swing: 30, top: '#f1f5f9', bottom: '#d3dde8', soft: 18 });
  bokeh(sketch, random, { count: 60, area: full, size: [5, 17], colours: ['#ffffff'], opacity: 0.9 });
  return {
    weather: 'cold',
    fromFront: true,
    key: '#ffffff',
    shade: '#4f5c78',
    rim: '#ffffff',
    tint: '#dbe6f2',
    tintStrength: 0.09,
  };
};
