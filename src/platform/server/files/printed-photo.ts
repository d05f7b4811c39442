/** A photo as it is printed beside what a paper says of a person. */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { findFile } from './file.store.ts';
import type { Ctx } from '../http/context.ts';

/** Dots a point: a portrait of a card stays sharp. */
const FINE = 4;

/** @param uuid of a file of the company; null: no photo @param size in points @returns JPEG, cut to the size; null where there is no picture */
export async function printedPhoto(ctx: Ctx, uuid: string | null, size: { readonly width: number; readonly height: number }): Promise<Buffer | null> {
  const file = uuid && (await findFile(ctx, uuid));
  if (!file || !/^(jpe?g|png|webp)$/.test(file.ext)) return null;
  const bytes = await buffer(await ctx.services.files.get(file.disk_path));
  return sharp(bytes)
    .resize(size.width * FINE, size.height * FINE, { fit: 'cover' })
    .jpeg()
    .toBuffer();
}
