/**
 * Finds faces with @vladmandic/human, in a thread of its own: a page stays quick, and only this file may compile WebAssembly
 * (`platform/server/http/page/web-files.ts`). Models and WebAssembly come from this portal; nothing is asked elsewhere.
 */
import { Human } from '@vladmandic/human';
import { answerAsWorker } from '#platform/web/device/answer-as-worker.ts';
import { FACE_FILES } from './face-files.ts';
import type { FoundFace } from './face-finder.ts';

const OFF = { enabled: false };

const human = new Human({
  backend: 'wasm',
  wasmPath: FACE_FILES,
  modelBasePath: FACE_FILES,
  // The browser keeps the files; a database of its own would be a second copy.
  cacheModels: false,
  warmup: 'none',
  debug: false,
  filter: { enabled: false },
  gesture: OFF,
  body: OFF,
  hand: OFF,
  object: OFF,
  segmentation: OFF,
  face: {
    enabled: true,
    detector: { rotation: true, maxDetected: 3, minConfidence: 0.5, return: false },
    mesh: { enabled: true },
    iris: OFF,
    emotion: OFF,
    description: { enabled: true },
    antispoof: { enabled: true },
    liveness: { enabled: true },
  },
});

async function find(image: ImageData): Promise<FoundFace[]> {
  const { face: faces } = await human.detect(image);
  return faces.flatMap(({ embedding, box, real, live }) =>
    embedding?.length ? [{ descriptor: [...embedding], width: box[2], liveness: Math.round(Math.min(real ?? 1, live ?? 1) * 100) }] : [],
  );
}

answerAsWorker(find);
