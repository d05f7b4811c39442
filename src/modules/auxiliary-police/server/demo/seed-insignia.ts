/** Insignia of the demo's ranks: as many plain bars as the rank is high. No force wears them. */
import sharp from 'sharp';
import { fixedClock } from '#platform/server/clock/clock.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import { insertFile } from '#platform/server/files/file.store.ts';
import { storeUpload } from '#platform/server/files/save-file.ts';
import type { SeededUnit } from './seed-unit.ts';

const WIDTH = 120;
const HEIGHT = 120;
const BAR = 8;

/** @param level of the ladder, from 1 */
function barsOf(level: number): string {
  const bars = Array.from({ length: level }, (_, at) => `<rect x="30" y="${HEIGHT - 12 - at * (BAR + 3)}" width="60" height="${BAR}" fill="#c9a227"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" rx="10" fill="#1f2d3d"/>${bars.join('')}</svg>`;
}

export async function seedInsignia({ tx, files, now }: DemoStage, userId: number, { company_id, ranks }: SeededUnit): Promise<void> {
  for (const [level, id] of ranks) {
    const picture = await sharp(Buffer.from(barsOf(level)))
      .png()
      .toBuffer();
    const by = { companyId: company_id, userId };
    const stored = await storeUpload({ files, clock: fixedClock(now.toISOString()) }, picture, `insignia-${level}.png`, by, { field: 'insignia' });
    await insertFile(tx, { ...stored, subject_type: 'asm_rank', subject_id: id });
  }
}
