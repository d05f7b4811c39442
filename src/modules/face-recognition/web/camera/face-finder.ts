/** Asks the thread that finds faces. It is started with the first question and ended with the page. */
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

interface Asked {
  readonly done: (faces: FoundFace[]) => void;
  readonly failed: (error: Error) => void;
}

export function openFaceFinder(): FaceFinder {
  const worker = new Worker(new URL('./face.wasm-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Asked>();
  let asked = 0;
  const failAll = (why: string) => {
    for (const { failed } of waiting.values()) failed(new Error(why));
    waiting.clear();
  };
  worker.onmessage = ({ data }: MessageEvent<{ id: number; faces?: FoundFace[]; error?: string }>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.faces) one?.done(data.faces.toSorted((a, b) => b.width - a.width));
    else one?.failed(new Error(data.error ?? 'No answer'));
  };
  worker.onerror = (event) => failAll(event.message);
  return {
    find: (image) =>
      new Promise((done, failed) => {
        asked += 1;
        waiting.set(asked, { done, failed });
        worker.postMessage({ id: asked, image }, { transfer: [image.data.buffer] });
      }),
    close() {
      worker.terminate();
      failAll('Closed');
    },
  };
}
