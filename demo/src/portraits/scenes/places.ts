import { mix } from '../colour.ts';
import type { Scene } from './scene.ts';
import { blotches, bokeh, height, ramp, strip, width } from './strokes.ts';

/** Gabled houses along a canal at dusk, with lit windows that mirror in the water. */
export const canal: Scene = (sketch, random) => {
  strip(sketch, [0, 760], '#34466e 0, #7d7aa0 45, #e8a98c 85, #f6cfa6 100');
  strip(sketch, [760, height], '#8a7088 0, #4a4a6c 40, #262b48 100');
  for (let x = -60; x < width;) {
    const wide = random.between(120, 180);
    const top = random.between(330, 470);
    const tone = random.pick(['#5a3f4a', '#4b4258', '#6d4a48', '#3f3f57', '#7a5a52']);
    const gable = `M${x} 770V${top + 90}L${x + wide * 0.24} ${top + 70}L${x + wide * 0.34} ${top}H${x + wide * 0.66}L${x + wide * 0.76} ${top + 70}L${x + wide} ${top + 90}V770Z`;
    for (const soft of [16, 9]) sketch.line(gable, { colour: tone, width: soft, opacity: 0.2 });
    sketch.path(gable, tone);
    for (let row = top + 120; row < 700; row += 92) {
      for (const column of [0.2, 0.45, 0.7]) {
        if (random.chance(0.4)) continue;
        sketch.glow({ x: x + wide * column + 8, y: row, r: 34, squash: 1.3 }, '#ffcf87', 0.75);
        sketch.glow({ x: x + wide * column + 8, y: 1540 - row, r: 40, squash: 2.2 }, '#ffc27a', 0.3);
      }
    }
    x += wide + 2;
  }
  strip(sketch, [740, 800], '#2c2a40 0 0, #2c2a40 50 0.6, #2c2a40 100 0');
  bokeh(sketch, random, {
    count: 14,
    area: [0, 640, width, 820],
    size: [14, 30],
    colours: ['#ffd9a0', '#ffc27a'],
    opacity: 0.6,
  });
  return {
    weather: 'mild',
    fromFront: true,
    key: '#ffd9b0',
    shade: '#33345a',
    rim: '#ffcf9c',
    tint: '#8a6a92',
    tintStrength: 0.1,
  };
};

/** A flower garden far out of focus. */
export const garden: Scene = (sketch, random) => {
  strip(sketch, [0, height], '#dfe9d6 0, #a9c793 45, #587f4e 100');
  blotches(sketch, random, {
    count: 14,
    area: [0, 200, width, height],
    size: [110, 250],
    colours: ['#7fa66a', '#4f7d4c', '#b7d39c'],
    opacity: 0.6,
  });
  bokeh(sketch, random, {
    count: 56,
    area: [0, 420, width, 1180],
    size: [18, 50],
    colours: ['#e9a3b4', '#f6d3da', '#d9799a', '#fff3e0', '#c9a0d6'],
    opacity: 0.62,
  });
  bokeh(sketch, random, {
    count: 16,
    area: [0, 0, width, 420],
    size: [14, 40],
    colours: ['#ffffff', '#f6f4d8'],
    opacity: 0.5,
  });
  return {
    weather: 'warm',
    fromFront: true,
    key: '#fffbe6',
    shade: '#47563f',
    rim: '#fff8dc',
    tint: '#cfe0b0',
    tintStrength: 0.07,
  };
};

/** Masts in a harbour on a hazy morning. */
export const harbour: Scene = (sketch, random) => {
  strip(sketch, [0, 700], '#a9c3d2 0, #d8e2e2 60, #f4ead8 100');
  strip(sketch, [700, height], '#b9cdd2 0, #7f9fae 45, #4f7386 100');
  for (let index = 0; index < 11; index += 1) {
    const x = random.between(-20, width);
    const top = random.between(120, 380);
    for (const [wide, opacity] of [
      [13, 0.16],
      [5, 0.34],
    ] as const)
      sketch.line(`M${x.toFixed(0)} 720L${(x + 6).toFixed(0)} ${top.toFixed(0)}`, {
        colour: '#6f7f8c',
        width: wide,
        opacity,
      });
    sketch.line(
      `M${(x - 50).toFixed(0)} 690L${(x + 6).toFixed(0)} ${(top + 30).toFixed(0)}L${(x + 66).toFixed(0)} 690`,
      {
        colour: '#7f8f9a',
        width: 2.5,
        opacity: 0.25,
      },
    );
    sketch.glow({ x, y: 712, r: 92, squash: 0.26 }, random.pick(['#f4efe6', '#3f5f7a', '#a6544a', '#e6dccb']), 0.75);
    sketch.glow({ x, y: 800, r: 60, squash: 1.4 }, '#eef2f0', 0.2);
  }
  return {
    weather: 'mild',
    fromFront: true,
    key: '#fff8e8',
    shade: '#4c5f70',
    rim: '#fffaf0',
    tint: '#d3dfe2',
    tintStrength: 0.07,
  };
};

/** Shelves of books under a warm lamp. */
export const bookshop: Scene = (sketch, random) => {
  strip(sketch, [0, height], '#6b4a36 0, #55392b 60, #34231c 100');
  for (let y = 40; y < 1000; y += 190) {
    for (let x = random.between(-30, 0); x < width;) {
      const wide = random.between(22, 48);
      const tall = random.between(110, 156);
      const tone = random.pick([
        '#8f4a3a',
        '#3f5f63',
        '#c9a468',
        '#52607e',
        '#6f7a52',
        '#d8c6a4',
        '#7a3f4e',
        '#37424e',
      ]);
      sketch.path(
        `M${x.toFixed(0)} ${y + 162}v${-tall.toFixed(0)}h${wide.toFixed(0)}v${tall.toFixed(0)}Z`,
        sketch.linear({ from: [x, 0], to: [x + wide, 0] }, [
          [0, mix(tone, '#1c1210', 0.5)],
          [0.4, tone],
          [1, mix(tone, '#1c1210', 0.6)],
        ]),
        0.8,
      );
      x += wide + random.between(0, 5);
    }
    strip(sketch, [y + 158, y + 186], '#2b1b14 0 0.4, #3a251b 40 0.95, #22150f 100 0.6');
  }
  sketch.path('M0 0H960V1200H0Z', '#5a3a28', 0.34);
  sketch.glow({ x: random.between(200, 760), y: 220, r: 560 }, '#ffdca0', 0.5);
  return {
    weather: 'mild',
    fromFront: true,
    key: '#ffe2b0',
    shade: '#3c2420',
    rim: '#ffd9a0',
    tint: '#c98a50',
    tintStrength: 0.1,
  };
};

export const concert: Scene = (sketch, random) => {
  strip(sketch, [0, height], '#221a44 0, #472a66 50, #170f28 100');
  for (let index = 0; index < 6; index += 1) {
    const [x, spread] = [random.between(0, width), random.between(120, 300)];
    const colour = random.pick(['#e0569a', '#6f7cf0', '#ffb066', '#58c0d8']);
    const beam = `M${x.toFixed(0)} -20L${(x - spread).toFixed(0)} 1000H${(x + spread).toFixed(0)}Z`;
    sketch.path(
      beam,
      sketch.linear({ from: [0, 0], to: [0, 1000] }, ramp(`${colour} 0 0.42, ${colour} 60 0.12, ${colour} 100 0`)),
    );
  }
  bokeh(sketch, random, {
    count: 60,
    area: [0, 120, width, 900],
    size: [10, 38],
    colours: ['#ffb066', '#f07fb0', '#8fa0ff', '#ffe3b0', '#7fd6e6'],
    opacity: 0.62,
  });
  return {
    weather: 'warm',
    fromFront: false,
    key: '#ffc9d8',
    shade: '#1f1538',
    rim: '#f59ac0',
    tint: '#5a3a8a',
    tintStrength: 0.14,
  };
};

/** Rows of lavender towards the evening. */
export const lavender: Scene = (sketch, random) => {
  strip(sketch, [0, 620], '#9fb7d6 0, #e3d2dc 60, #f9e3c6 100');
  sketch.glow({ x: random.between(180, 780), y: 600, r: 420 }, '#fff0cc', 0.7);
  strip(sketch, [600, 660], '#7d8a7a 0 0, #7d8a7a 40 0.7, #8f86a8 100 0.9');
  strip(sketch, [650, height], '#a493bd 0, #7e68a3 45, #4c3c70 100');
  for (let row = -9; row <= 9; row += 1) {
    const foot = 480 + row * 190;
    const d = `M${480 + row * 26} 650L${foot - 46} 1220H${foot + 46}Z`;
    sketch.path(
      d,
      sketch.linear({ from: [0, 650], to: [0, 1200] }, ramp('#b7a4cf 0 0.5, #9a7fc0 50 0.6, #5c4688 100 0.7')),
    );
  }
  blotches(sketch, random, {
    count: 16,
    area: [0, 700, width, height],
    size: [40, 110],
    colours: ['#c3aede', '#6d5398', '#8fa070'],
    opacity: 0.35,
  });
  return {
    weather: 'warm',
    fromFront: true,
    key: '#fff0d6',
    shade: '#4c4068',
    rim: '#fff0d0',
    tint: '#d6b8d0',
    tintStrength: 0.08,
  };
};
