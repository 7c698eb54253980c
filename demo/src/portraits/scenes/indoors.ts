import { mix } from '../colour.ts';
import type { Scene } from './scene.ts';
import { blotches, bokeh, height, strip, width } from './strokes.ts';

export const city: Scene = (sketch, random) => {
  strip(sketch, [0, height], '#1b2748 0, #34446f 50, #1a2038 100');
  for (let index = 0; index < 12; index += 1) {
    const x = random.between(-40, width);
    const wide = random.between(70, 150);
    const top = random.between(320, 700);
    sketch.path(
      `M${x.toFixed(0)} ${top.toFixed(0)}h${wide.toFixed(0)}V1200h${(-wide).toFixed(0)}Z`,
      sketch.linear({ from: [x, 0], to: [x + wide, 0] }, [
        [0, '#182040', 0],
        [0.25, '#182040', 0.6],
        [0.75, '#182040', 0.6],
        [1, '#182040', 0],
      ]),
    );
  }
  bokeh(sketch, random, {
    count: 90,
    area: [0, 360, width, 1120],
    size: [12, 42],
    colours: ['#ffc873', '#ff9d6c', '#ffe6b0', '#7fb3f2', '#f47f8d', '#a9d4ff'],
    opacity: 0.72,
  });
  return {
    weather: 'mild',
    fromFront: false,
    key: '#ffd9a8',
    shade: '#161d40',
    rim: '#a9c4ff',
    tint: '#2a3a78',
    tintStrength: 0.11,
  };
};

export const cafe: Scene = (sketch, random) => {
  strip(sketch, [0, height], '#4a2a22 0, #6d3d2c 55, #2b1714 100');
  blotches(sketch, random, {
    count: 11,
    area: [0, 0, width, height],
    size: [130, 300],
    colours: ['#8a4f33', '#3a201b', '#a0633c'],
    opacity: 0.55,
  });
  for (let shelf = 0; shelf < 3; shelf += 1) {
    const y = 300 + shelf * 170;
    strip(sketch, [y, y + 26], '#2a1512 0 0, #2a1512 50 0.55, #2a1512 100 0');
    for (let x = random.between(0, 60); x < width; x += random.between(46, 96))
      sketch.glow(
        { x, y: y - 36, r: 34, squash: 1.5 },
        random.pick(['#c98a4e', '#5a7a6a', '#8f3f34', '#d9b98a', '#31414a']),
        0.55,
      );
  }
  bokeh(sketch, random, {
    count: 34,
    area: [0, 0, width, 620],
    size: [18, 56],
    colours: ['#ffcf8a', '#ffb066', '#ffe7bd'],
    opacity: 0.7,
  });
  return {
    weather: 'mild',
    fromFront: true,
    key: '#ffdba6',
    shade: '#3a1a1c',
    rim: '#ffcf8f',
    tint: '#c9703a',
    tintStrength: 0.13,
  };
};

export const window: Scene = (sketch, random) => {
  strip(sketch, [0, height], '#d9cfc4 0, #cbbcae 60, #a99787 100');
  const left = random.between(470, 600);
  sketch.glow({ x: left + 190, y: 430, r: 620 }, '#fffaf0', 0.85);
  for (const x of [left, left + 215]) {
    for (const y of [90, 400, 710]) {
      const pane = `M${x} ${y}h190v280h-190Z`;
      for (const soft of [26, 16, 8]) sketch.line(pane, { colour: '#fffdf6', width: soft, opacity: 0.2 });
      sketch.path(
        pane,
        sketch.linear({ from: [0, y], to: [0, y + 280] }, [
          [0, '#fdfaf0'],
          [1, mix('#cfe0d2', '#fdfaf0', 0.45)],
        ]),
      );
    }
  }
  blotches(sketch, random, {
    count: 16,
    area: [0, 700, 330, height],
    size: [60, 150],
    colours: ['#6f8a62', '#8ea77c', '#4f6d4c'],
    opacity: 0.65,
  });
  return {
    weather: 'mild',
    fromFront: true,
    key: '#fffaf0',
    shade: '#6a5560',
    rim: '#ffffff',
    tint: '#f4e6d2',
    tintStrength: 0.06,
  };
};

export const studio: Scene = (sketch, random) => {
  const tone = random.pick(['#7a5f86', '#4f7c82', '#a6605c', '#b98a4e', '#5b7355', '#536a94', '#a98a7c']);
  strip(sketch, [0, height], `${mix(tone, '#ffffff', 0.22)} 0, ${tone} 60, ${mix(tone, '#1c1420', 0.35)} 100`);
  sketch.glow({ x: 420, y: 420, r: 620 }, mix(tone, '#fff4e2', 0.55), 0.8);
  blotches(sketch, random, {
    count: 9,
    area: [0, 0, width, height],
    size: [160, 320],
    colours: [mix(tone, '#ffffff', 0.25), mix(tone, '#1c1420', 0.2)],
    opacity: 0.25,
  });
  return {
    weather: 'warm',
    fromFront: true,
    key: '#fff3e0',
    shade: mix(tone, '#241628', 0.65),
    rim: mix(tone, '#ffffff', 0.75),
    tint: tone,
    tintStrength: 0.06,
  };
};
