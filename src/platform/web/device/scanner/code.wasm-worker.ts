/** Reads codes with zxing-wasm, in a thread of its own: a page stays quick, and only this file may compile WebAssembly (`web-files.ts`). */
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import { answerAsWorker } from '../answer-as-worker.ts';
import type { CodeKind } from './code-kind.ts';

export interface CodeQuestion {
  readonly kind: CodeKind;
  readonly image: ImageData;
  /** Where its WebAssembly lies: here, asked of nobody else. */
  readonly wasm: string;
}

/** A product's number in a picture made smaller is misread more often. */
const OPTIONS: Readonly<Record<CodeKind, ReaderOptions>> = {
  qr: { formats: ['QRCode'], maxNumberOfSymbols: 1 },
  product: { formats: ['EAN13', 'EAN8', 'UPCA'], maxNumberOfSymbols: 1, tryDownscale: false },
};

let prepared: string | null = null;

async function read({ kind, image, wasm }: CodeQuestion): Promise<string | null> {
  if (prepared !== wasm) prepareZXingModule({ overrides: { locateFile: () => wasm } });
  prepared = wasm;
  const [found] = await readBarcodes(image, OPTIONS[kind]);
  return found?.text ?? null;
}

answerAsWorker(read);
