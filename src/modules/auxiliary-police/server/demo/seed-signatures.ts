/** What officers of the demo signed for when they were given a firearm. */
import sharp from 'sharp';
import { fixedClock } from '#platform/server/clock/clock.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import { insertFile } from '#platform/server/files/file.store.ts';
import { storeUpload } from '#platform/server/files/save-file.ts';

/** Nobody's signature. */
const STROKES = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><path d="M60 130c40-90 70-90 60-10s40 40 60-20 30 60 60 20 60-60 70 0 50 20 80-10 60 10 120-20M90 160h380" fill="none" stroke="#000" stroke-width="4" stroke-linecap="round"/></svg>`;

/** @param entries of the armoury book */
export async function seedSignatures(
  { tx, files, now }: DemoStage,
  by: { readonly companyId: number; readonly userId: number },
  entries: readonly (number | null)[],
): Promise<void> {
  const drawn = await sharp(Buffer.from(STROKES)).png().toBuffer();
  for (const id of entries) {
    if (id === null) continue;
    const stored = await storeUpload({ files, clock: fixedClock(now.toISOString()) }, drawn, 'signature.png', by, { field: 'signature' });
    await insertFile(tx, { ...stored, subject_type: 'asm_armoury_entry', subject_id: id });
  }
}
