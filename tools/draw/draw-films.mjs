// Draws the films of the landers, in which nobody is real, to web/src/assets/films, and two places to
// web/src/assets/scenes. Every frame is drawn by this code and encoded as VP9 by the installed Chromium (WebCodecs).
// Run by hand; the files are committed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { appearanceOf } from '../../demo/src/portraits/appearance.ts';
import { drawLayers } from '../../demo/src/portraits/draw-portrait.ts';
import { seededRandom } from '../../demo/src/seeded-random.ts';
import { scenes } from '../../demo/src/portraits/scenes/scenes.ts';
import { Sketch } from '../../demo/src/portraits/sketch.ts';
import { findBrowser } from '../find-browser.mjs';
import { writeWebm } from './write-webm.mjs';

const assets = fileURLToPath(new URL('../../web/src/assets/', import.meta.url));
const fps = 20;
const seconds = 8;

/** Who is looked at: the seed decides face and place, as in tools/draw-models.mjs. */
const films = {
  dune: {
    seed: 'model-e-3',
    gender: 'female',
    age: 43,
    variant: 0,
    width: 480,
    height: 600,
    bitrate: 150_000,
    mirror: true,
  },
  town: { seed: 'l-m-8', gender: 'male', age: 44, variant: 0, width: 480, height: 600, bitrate: 150_000, mirror: true },
  harbour: {
    seed: 'l-g-14',
    gender: 'female',
    age: 48,
    variant: 0,
    width: 640,
    height: 800,
    bitrate: 220_000,
    mirror: false,
  },
};
const moods = [
  { smile: 0.25, lids: 0.12 },
  { smile: 0.45, lids: 0.12 },
  { smile: 0.7, lids: 0.1 },
  { smile: 0.95, lids: 0.08 },
];
const closed = [0.55, 0.98];

/** For each frame: which of the drawn faces. A blink at 1.6 s, a smile that comes and goes, a blink within it. */
function faceAt(time) {
  const smile = time < 2.4 ? 0 : time < 2.9 ? 1 : time < 3.4 ? 2 : time < 6.2 ? 3 : time < 6.7 ? 2 : time < 7.2 ? 1 : 0;
  for (const blink of [1.6, 4.6, 7.5]) {
    const since = time - blink;
    if (since >= 0 && since < 0.24) return { smile, lids: since < 0.07 || since > 0.17 ? 1 : 2 };
  }
  return { smile, lids: 0 };
}

const dataUrl = (svg) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** Runs in the browser: paints every frame and answers the encoded chunks. */
async function paint({ layers, frames, width, height, fps, bitrate, mirror }) {
  const load = async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(width * 1.1, height * 1.1);
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  };
  const backdrop = await load(layers.backdrop);
  const light = await load(layers.light);
  const figures = new Map(
    await Promise.all(Object.entries(layers.figures).map(async ([key, address]) => [key, await load(address)])),
  );
  const chunks = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      let text = '';
      for (const byte of data) text += String.fromCharCode(byte);
      chunks.push({ isKey: chunk.type === 'key', time: chunk.timestamp / 1000, data: btoa(text) });
    },
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({ codec: 'vp09.00.31.08', width, height, bitrate, framerate: fps, latencyMode: 'quality' });
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  let poster;
  for (const [at, { key, turn }] of frames.entries()) {
    context.setTransform(mirror ? -1 : 1, 0, 0, 1, mirror ? width : 0, 0);
    const drift = Math.sin(turn * 2 * Math.PI);
    context.drawImage(backdrop, -width * 0.05 + drift * width * 0.025, -height * 0.05, width * 1.1, height * 1.1);
    const breath = Math.sin(turn * 4 * Math.PI);
    context.drawImage(
      figures.get(key),
      -drift * width * 0.006,
      -breath * height * 0.003,
      width,
      height * (1 + breath * 0.004),
    );
    context.drawImage(light, 0, 0, width, height);
    const frame = new VideoFrame(canvas, { timestamp: (at * 1_000_000) / fps, duration: 1_000_000 / fps });
    encoder.encode(frame, { keyFrame: at === 0 });
    frame.close();
    if (at === Math.round(frames.length / 2)) poster = await canvas.convertToBlob({ type: 'image/png' });
    if (encoder.encodeQueueSize > 8) await new Promise((resolve) => setTimeout(resolve, 30));
  }
  await encoder.flush();
  const bytes = new Uint8Array(await poster.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { chunks, poster: btoa(text) };
}

function layersOf({ variant, ...traits }) {
  const person = appearanceOf(traits);
  const figures = {};
  for (const [smile, mood] of moods.entries()) {
    for (const [lids, value] of [mood.lids, ...closed].entries()) {
      figures[`${smile}-${lids}`] = dataUrl(drawLayers(person, variant, { ...mood, lids: value }).figure);
    }
  }
  const { backdrop, light } = drawLayers(person, variant, moods[0]);
  return { backdrop: dataUrl(backdrop), light: dataUrl(light), figures };
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();
// WebCodecs are there on secure pages only.
await page.route('https://films.invalid/', (route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
);
await page.goto('https://films.invalid/');
mkdirSync(`${assets}films/`, { recursive: true });
for (const [name, { width, height, bitrate, mirror, ...person }] of Object.entries(films)) {
  const frames = Array.from({ length: fps * seconds }, (_, at) => {
    const { smile, lids } = faceAt(at / fps);
    return { key: `${smile}-${lids}`, turn: at / (fps * seconds) };
  });
  const { chunks, poster } = await page.evaluate(paint, {
    layers: layersOf(person),
    frames,
    width,
    height,
    fps,
    bitrate,
    mirror,
  });
  const film = writeWebm({
    width,
    height,
    seconds,
    chunks: chunks.map((chunk) => ({ ...chunk, data: Buffer.from(chunk.data, 'base64') })),
  });
  writeFileSync(`${assets}films/${name}.webm`, film);
  const still = await sharp(Buffer.from(poster, 'base64')).webp({ quality: 68, effort: 6 }).toBuffer();
  writeFileSync(`${assets}films/${name}.webp`, still);
  console.log(name, film.length, still.length);
}
await browser.close();

mkdirSync(`${assets}scenes/`, { recursive: true });
for (const name of ['dune', 'city']) {
  const sketch = new Sketch();
  scenes[name](sketch, seededRandom(`scene:${name}`));
  const file = await sharp(Buffer.from(sketch.toSvg(960, 1200)), { density: 36 })
    .resize(480, 600)
    .flatten()
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
  writeFileSync(`${assets}scenes/${name}-480.webp`, file);
  console.log(name, file.length);
}
