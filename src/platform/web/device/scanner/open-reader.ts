/** What reads QR codes and the numbers of products: the browser itself where it can, else zxing-wasm. */
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { askWorker } from '../ask-worker.ts';
import type { CodeKind } from './code-kind.ts';
import type { CodeQuestion } from './code.wasm-worker.ts';

export interface CodeReader {
  /** The text of a code in the picture. @throws Error where this browser cannot read */
  read(video: HTMLVideoElement): Promise<string | null>;
  close(): void;
}

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface Detectors {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const FORMATS: Readonly<Record<CodeKind, readonly string[]>> = { qr: ['qr_code'], product: ['ean_13', 'ean_8', 'upc_a'] };
/** Pixels across of the picture that is read: a code of 60 mm at an arm's length. */
const WIDTH = 960;

async function ownReader(kind: CodeKind): Promise<CodeReader | null> {
  const detectors = (globalThis as { BarcodeDetector?: Detectors }).BarcodeDetector;
  const formats = await detectors?.getSupportedFormats().catch((): readonly string[] => []);
  if (!detectors || !FORMATS[kind].every((format) => formats?.includes(format))) return null;
  const detector = new detectors({ formats: FORMATS[kind] });
  return { read: async (video) => (await detector.detect(video))[0]?.rawValue ?? null, close: () => undefined };
}

const readingWorker = () => askWorker<CodeQuestion, string | null>(new Worker(new URL('./code.wasm-worker.ts', import.meta.url), { type: 'module' }));

function wasmReader(kind: CodeKind): CodeReader {
  const { ask, close } = readingWorker();
  const canvas = document.createElement('canvas');
  return {
    async read(video) {
      const scale = Math.min(1, WIDTH / video.videoWidth);
      [canvas.width, canvas.height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context || canvas.width === 0) return null;
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      const image = context.getImageData(0, 0, canvas.width, canvas.height);
      return ask({ kind, image, wasm: new URL(wasm, location.origin).href }, [image.data.buffer]);
    },
    close,
  };
}

export const openReader = async (kind: CodeKind): Promise<CodeReader> => (await ownReader(kind)) ?? wasmReader(kind);

/** Lets the browser keep what reads codes, so that the scanner opens without a network: once, and only where the browser reads none itself. */
export async function keepReader(kind: CodeKind): Promise<void> {
  if (!('caches' in globalThis) || (await caches.match(wasm)) || (await ownReader(kind))) return;
  const { ask, close } = readingWorker();
  await ask({ kind, image: new ImageData(8, 8), wasm: new URL(wasm, location.origin).href }).finally(close);
}
