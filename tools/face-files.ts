/** Puts what finds a face into the build: the models of @vladmandic/human and the WebAssembly that it runs on. Served from here, asked of nobody else. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { FACE_FILES } from '../src/modules/face-recognition/web/camera/face-files.ts';

const MODELS = ['blazeface', 'facemesh', 'faceres', 'antispoof', 'liveness'];
const RUNTIMES = ['tfjs-backend-wasm.wasm', 'tfjs-backend-wasm-simd.wasm', 'tfjs-backend-wasm-threaded-simd.wasm'];

const within = (path: string) => fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));
const HUMAN = '@vladmandic/human';
const WASM = '@tensorflow/tfjs-backend-wasm';

/** By name, where each lies in its package. */
const FILES = new Map([
  ...MODELS.flatMap((model) => [`${model}.json`, `${model}.bin`].map((name) => [name, within(`${HUMAN}/models/${name}`)] as const)),
  ...RUNTIMES.map((name) => [name, within(`${WASM}/wasm-out/${name}`)] as const),
]);

const versionOf = (name: string) => (JSON.parse(readFileSync(within(`${name}/package.json`), 'utf8')) as { version: string }).version;

/** @throws Error where the address names other versions than are installed: browsers keep what they have under it */
export function faceFiles(): Plugin {
  const folder = `/assets/face-${versionOf(HUMAN)}-${versionOf(WASM)}/`;
  if (folder !== FACE_FILES) throw new Error(`src/modules/face-recognition/web/camera/face-files.ts names ${FACE_FILES}, and ${folder} is installed`);
  return {
    name: 'face-files',
    generateBundle() {
      for (const [name, path] of FILES) this.emitFile({ type: 'asset', fileName: folder.slice(1) + name, source: readFileSync(path) });
    },
    configureServer(server) {
      server.middlewares.use(folder, (request, response, next) => {
        const path = FILES.get((request.url ?? '').replace(/^\//, ''));
        if (!path) return next();
        if (path.endsWith('.wasm')) response.setHeader('content-type', 'application/wasm');
        return response.end(readFileSync(path));
      });
    },
  };
}
