/** Asks the thread that finds faces. It is started with the first question and ended with the page. */
import { askWorker } from '#platform/web/device/ask-worker.ts';

export interface FoundFace {
  /** 1024 numbers. */
  readonly descriptor: readonly number[];
  /** Of the face, in pixels of the picture. */
  readonly width: number;
  /** Percent: how likely it is a person and no picture of one. A hint. */
  readonly liveness: number;
}

export interface FaceFinder {
  /** Largest first. @throws Error when the thread cannot do it */
  find(image: ImageData): Promise<FoundFace[]>;
  close(): void;
}

export function openFaceFinder(): FaceFinder {
  const { ask, close } = askWorker<ImageData, FoundFace[]>(new Worker(new URL('./face.wasm-worker.ts', import.meta.url), { type: 'module' }));
  return {
    find: async (image) => (await ask(image, [image.data.buffer])).toSorted((a, b) => b.width - a.width),
    close,
  };
}
