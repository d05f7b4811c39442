import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { fileUrl, type Presenting } from '#platform/server/files/file.presenter.ts';
import type { Reading } from '../contract/receipt.schema.ts';
import type { ReadFile } from './reading.store.ts';

const PICTURES: readonly string[] = IMAGE_EXTENSIONS;
const NOTHING = { amount: null, date: null, merchant: null, number: null };

/** A reading with the picture that its places are in, for who may see the file. */
export function presentReading(ctx: Presenting, { uuid, ext, status, fault, found, pages }: ReadFile): Reading {
  const shown = pages ?? (PICTURES.includes(ext) ? uuid : null);
  return { file: uuid, status, fault, picture: shown && fileUrl(ctx, { uuid: shown, is_public: false }), ...(found ?? NOTHING) };
}
