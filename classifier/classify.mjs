// A worker thread: answers a picture of 224 x 224 RGB bytes with how probable each class of the model is.
// Nothing leaves the machine: the model and the code that runs it lie in node_modules beside this file.
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { setThreadsCount, setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { ready, setBackend, tensor4d, tidy } from '@tensorflow/tfjs-core';
import { loadLayersModel } from '@tensorflow/tfjs-layers';
import { MobileNetV2Model } from 'nsfwjs/models/mobilenet_v2';
import manifest from './package.json' with { type: 'json' };

const side = 224;
const version = `nsfwjs ${manifest.dependencies.nsfwjs} ${MobileNetV2Model.name}`;
/** In the order of the model's answer. */
const classes = ['drawing', 'hentai', 'neutral', 'porn', 'sexy'];

setWasmPaths(`${dirname(createRequire(import.meta.url).resolve('@tensorflow/tfjs-backend-wasm'))}/`);
// One: the other processors serve requests.
setThreadsCount(1);
await setBackend('wasm');
await ready();
const model = await loadLayersModel({ load: readModel });

async function readModel() {
  const { default: json } = await MobileNetV2Model.modelJson();
  const parts = await Promise.all(
    MobileNetV2Model.weightBundles.map(async (load) => Buffer.from((await load()).default, 'base64')),
  );
  const bytes = new Uint8Array(Buffer.concat(parts));
  return {
    modelTopology: json.modelTopology,
    weightSpecs: json.weightsManifest.flatMap(({ weights }) => weights),
    weightData: bytes.buffer,
  };
}

parentPort.on('message', async (pixels) => {
  const output = tidy(() =>
    model.predict(
      tensor4d(
        Float32Array.from(pixels, (value) => value / 255),
        [1, side, side, 3],
      ),
    ),
  );
  const scores = await output.data();
  output.dispose();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort.postMessage({ version, scores: Object.fromEntries(classes.map((name, at) => [name, scores[at]])) });
});
