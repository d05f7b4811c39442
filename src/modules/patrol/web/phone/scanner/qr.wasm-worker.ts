/** Reads QR codes with zxing-wasm, in a thread of its own: a page stays quick, and only this file may compile WebAssembly (`web-files.ts`). */
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { answerAsWorker } from '#platform/web/device/answer-as-worker.ts';

export interface QrQuestion {
  readonly image: ImageData;
  /** Where its WebAssembly lies: here, asked of nobody else. */
  readonly wasm: string;
}

let prepared: string | null = null;

async function read({ image, wasm }: QrQuestion): Promise<string | null> {
  if (prepared !== wasm) prepareZXingModule({ overrides: { locateFile: () => wasm } });
  prepared = wasm;
  const [found] = await readBarcodes(image, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
  return found?.text ?? null;
}

answerAsWorker(read);
