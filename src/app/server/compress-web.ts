/**
 * Compresses the built web beside its files, once and as small as it gets: brotli and gzip, for whoever asks. A server that compresses
 * each answer anew has milliseconds for it, and what it sends is a fifth larger.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest)$/;
/** Below it a header of the answer weighs more than what is saved; bytes. */
const SMALLEST = 1024;
/** Files at work at once: as many as Node's threads that compress. */
const AT_ONCE = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `x.js.br` and `x.js.gz` beside each `x.js` that is worth it. @param folder of a build */
export async function compressWeb(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const waiting = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name)).map((entry) => join(entry.parentPath, entry.name));
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await compressFile(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < SMALLEST) return;
  const small = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${path}.br`, await brotli(content, { params: small }));
  await writeFile(`${path}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
}
