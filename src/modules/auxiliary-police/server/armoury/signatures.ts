/** What officers signed for in the armoury book. */
import { IMAGE_EXTENSIONS, type UploadedFile } from '#platform/contract/uploads.ts';
import { replaceFile } from '#platform/server/files/attach-file.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';

const [TYPE, FIELD] = ['asm_armoury_entry', 'signature'];

/** @param entry of the book, made just now @throws 422 where it is no picture */
export async function sign(ctx: Ctx, entry: number, signature: string): Promise<void> {
  await replaceFile(ctx, signature, { type: TYPE, id: entry, field: FIELD }, { inputField: FIELD, extensions: IMAGE_EXTENSIONS });
}

/** By entry; those that were not signed are absent. */
export async function signaturesOf(ctx: Ctx, entries: readonly number[]): Promise<ReadonlyMap<number, UploadedFile>> {
  const found = await presentFilesOf(ctx, TYPE, entries, FIELD);
  return new Map([...found].flatMap(([id, [file]]) => (file ? [[id, file] as const] : [])));
}
