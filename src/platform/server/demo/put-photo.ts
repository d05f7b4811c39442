/** Photos of work outdoors for the demo: drawn, of no real place. */
import sharp from 'sharp';
import { fixedClock } from '../clock/clock.ts';
import { insertFile, type FileSubject } from '../files/file.store.ts';
import { storeUpload, type SavedBy } from '../files/save-file.ts';
import type { DemoStage } from './demo-step.ts';

/** Sky, wall and door at three times of the day. */
const LIGHTS = [
  ['#bcd9ee', '#d9cbb4', '#5a6b75'],
  ['#f2d3a2', '#c7b299', '#6d4c3d'],
  ['#90a9c4', '#b8bec4', '#37474f'],
] as const;

const drawn = ([sky, wall, door]: (typeof LIGHTS)[number]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="${sky}"/><rect y="330" width="640" height="150" fill="#8d8d86"/><rect x="90" y="120" width="460" height="240" fill="${wall}"/><rect x="270" y="210" width="100" height="150" fill="${door}"/><rect x="140" y="180" width="80" height="70" fill="#eef4f7"/><rect x="420" y="180" width="80" height="70" fill="#eef4f7"/></svg>`;

const made = new Map<number, Promise<Buffer>>();

/** @param n which of them: those in a row differ */
export async function putDemoPhoto({ tx, files }: DemoStage, by: SavedBy, { type, field, id }: FileSubject, taken: Date, n: number): Promise<void> {
  const at = n % LIGHTS.length;
  const photo =
    made.get(at) ??
    sharp(Buffer.from(drawn(LIGHTS[at] as (typeof LIGHTS)[number])))
      .jpeg({ quality: 70 })
      .toBuffer();
  made.set(at, photo);
  const stored = await storeUpload({ files, clock: fixedClock(taken.toISOString()) }, await photo, 'tapak.jpg', by, { field });
  await insertFile(tx, { ...stored, subject_type: type, subject_id: id, field });
}
