/** A photo as it is printed beside what a paper says of a person. */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { FileStore } from './file-store.ts';
import type { FileRow } from './file.tables.ts';

/** Dots a point: a portrait of a card stays sharp. */
const FINE = 4;

/**
 * To be drawn while the paper is sent: to read and cut a picture holds no connection of the database.
 * @param size in points @returns JPEG, cut to the size; null where there is no picture
 */
export async function printedPhoto(
  files: FileStore,
  file: Pick<FileRow, 'ext' | 'disk_path'> | null | undefined,
  size: { readonly width: number; readonly height: number },
): Promise<Buffer | null> {
  if (!file || !/^(jpe?g|png|webp)$/.test(file.ext)) return null;
  const bytes = await buffer(await files.get(file.disk_path));
  return sharp(bytes)
    .resize(size.width * FINE, size.height * FINE, { fit: 'cover' })
    .jpeg()
    .toBuffer();
}
