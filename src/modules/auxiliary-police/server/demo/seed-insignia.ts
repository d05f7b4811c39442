/** Pictures of the insignia of the lower ranks of the demo: chevrons, one more with each rank, and stars. */
import sharp from 'sharp';
import { fixedClock } from '#platform/server/clock/clock.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import { insertFile } from '#platform/server/files/file.store.ts';
import { storeUpload } from '#platform/server/files/save-file.ts';
import type { SeededUnit } from './seed-unit.ts';

const SIDE = 120;
const chevron = (at: number) => `<path d="M24 ${40 + at * 22} L60 ${16 + at * 22} L96 ${40 + at * 22}" fill="none" stroke="#e8c14a" stroke-width="11"/>`;
const star = (at: number, of: number) => {
  const [x, y, points] = [60 + (at - (of - 1) / 2) * 30, 60, 5];
  const corner = (n: number) => {
    const [angle, radius] = [(Math.PI * n) / points - Math.PI / 2, n % 2 === 0 ? 15 : 6];
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `<polygon points="${Array.from({ length: points * 2 }, (_, n) => corner(n)).join(' ')}" fill="#e8c14a"/>`;
};
const drawing = (marks: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="12" fill="#1f2a44"/>${marks.join('')}</svg>`;
const row = (n: number, mark: (at: number, of: number) => string) => drawing(Array.from({ length: n }, (_, at) => mark(at, n)));

/** By level: lance corporal, corporal and sergeant have chevrons, inspectors stars. */
const PICTURES: Readonly<Record<number, string>> = {
  2: row(1, chevron),
  3: row(2, chevron),
  4: row(3, chevron),
  6: row(1, star),
  7: row(2, star),
  8: row(3, star),
};

export async function seedInsignia({ tx, files, now }: DemoStage, userId: number, { company_id, ranks }: SeededUnit): Promise<void> {
  for (const [level, svg] of Object.entries(PICTURES)) {
    const id = ranks.get(Number(level));
    if (id === undefined) continue;
    const drawn = await sharp(Buffer.from(svg)).png().toBuffer();
    const by = { companyId: company_id, userId };
    const stored = await storeUpload({ files, clock: fixedClock(now.toISOString()) }, drawn, `rank-${level}.png`, by, { field: 'insignia' });
    await insertFile(tx, { ...stored, subject_type: 'asm_rank', subject_id: id });
  }
}
