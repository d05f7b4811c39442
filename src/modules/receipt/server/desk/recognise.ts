/** The words on a picture, with their places. */
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import type { Word } from '../../contract/find/receipt-lines.ts';
import { evenedOut } from './even-light.ts';
import { findRotation, type Rotation } from './find-turn.ts';
import { NoPicture } from './page-picture.ts';

const LANGUAGES = ['eng', 'msa'] as const;
/** What recognition is good at, and takes seconds for. */
const LONGEST = 2400;
const SHORTEST = 1000;
/** Enough to guess which way is up. */
const GUESSED = 1000;

let onProgress: (share: number) => void = () => undefined;
let engine: Promise<Worker> | null = null;

/** Words that stand together, and the picture that they stand in, in pixels. */
export interface Recognised {
  readonly pieces: readonly (readonly Word[])[];
  readonly width: number;
  readonly height: number;
  /** The picture that they stand in, as a JPEG, where it had to be turned. */
  readonly upright: Uint8Array<ArrayBuffer> | null;
}

/** Recognition wants its languages in one folder; they come in a package each. */
async function openEngine(): Promise<Worker> {
  const folder = await mkdtemp(join(tmpdir(), 'mesra-languages-'));
  const require = createRequire(import.meta.url);
  try {
    for (const language of LANGUAGES) {
      const packed = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`));
      await copyFile(join(packed, '4.0.0_best_int', `${language}.traineddata.gz`), join(folder, `${language}.traineddata.gz`));
    }
    return await createWorker([...LANGUAGES], OEM.LSTM_ONLY, {
      langPath: folder,
      cacheMethod: 'none',
      logger: ({ status, progress }) => {
        if (status === 'recognizing text') onProgress(progress);
      },
      // The call that asked is refused as well.
      errorHandler: () => undefined,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same picture once more, divided by the light around each of its places: what a shadow lies on stands out then as on white. */
export const recogniseInShadow = async (bytes: Uint8Array): Promise<Pick<Recognised, 'pieces'>> => wordsOn(bytes, LONGEST, true);

/** @throws NoPicture */
export async function recognise(bytes: Uint8Array, progress: (share: number) => void): Promise<Recognised> {
  onProgress = progress;
  const asIs = await wordsOn(bytes, LONGEST);
  const rotation = await findRotation(asIs.pieces, async (tried) => (await wordsOn(await turned(bytes, tried), GUESSED)).pieces);
  if (rotation === 0) return { ...asIs, upright: null };
  const upright = await turned(bytes, rotation);
  return { ...(await wordsOn(upright, LONGEST)), upright };
}

const turned = async (bytes: Uint8Array, rotation: Rotation) => Uint8Array.from(await sharp(bytes).rotate(rotation).jpeg({ quality: 88 }).toBuffer());

async function wordsOn(bytes: Uint8Array, most: number, evenLight = false): Promise<Omit<Recognised, 'upright'>> {
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch(() => Promise.reject(new NoPicture()));
  const longest = Math.max(width, height);
  const scale = longest > most ? most / longest : longest < SHORTEST ? Math.min(3, SHORTEST / longest) : 1;
  const small = sharp(bytes)
    .flatten({ background: 'white' })
    .greyscale()
    .resize(Math.max(1, Math.round(width * scale)));
  const grey = await (
    evenLight ? small.raw().toBuffer({ resolveWithObject: true }).then(evenedOut) : small.normalise().png({ compressionLevel: 1 }).toBuffer()
  ).catch(() => Promise.reject(new NoPicture()));
  const reader = await (engine ??= openEngine());
  const { data } = await reader.recognize(grey, {}, { blocks: true, text: false });
  const pieces = (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.map(({ words }) => words.map((word) => wordOf(word, scale)))),
  );
  return { pieces, width, height };
}

function wordOf({ text, confidence, bbox: { x0, y0, x1, y1 } }: { text: string; confidence: number; bbox: Word['box'] }, scale: number): Word {
  return { text, confidence, box: { x0: x0 / scale, y0: y0 / scale, x1: x1 / scale, y1: y1 / scale } };
}
