/** Photos of displays for the tasks of the demo: drawn, of no real shelf. */
import sharp from 'sharp';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import { fixedClock } from '#platform/server/clock/clock.ts';
import { insertFile } from '#platform/server/files/file.store.ts';
import { keepPicture, THUMBNAIL_TYPE } from '#platform/server/files/keep-picture.ts';
import { storeMade } from '#platform/server/files/save-file.ts';
import { TASK_PHOTOS } from '../field/record-task.ts';

const [WIDTH, HEIGHT] = [640, 480];
const FACINGS = 8;
/** Wall, board and the packs on the boards from the top. */
const DISPLAYS = [
  ['#e8e2d6', '#8d6e53', ['#b5502f', '#d9a441', '#5d7a4c']],
  ['#dfe7ec', '#6b7780', ['#c2577f', '#efc3cf', '#7f6aa8']],
  ['#f0ead8', '#7c6a4f', ['#2f6f8f', '#4aa3a2', '#d98e32']],
] as const;

/** @param gap the place on the middle board that is sold out */
function displayOf([wall, board, packs]: (typeof DISPLAYS)[number], gap: number): string {
  const shelves = packs.map((pack, row) => {
    const foot = 150 + row * 140;
    const facings = Array.from({ length: FACINGS }, (_, place) =>
      row === 1 && place === gap
        ? ''
        : `<rect x="${56 + place * 67}" y="${foot - 84}" width="54" height="84" rx="5" fill="${pack}"/><rect x="${64 + place * 67}" y="${foot - 58}" width="38" height="24" fill="#fffdf7"/>`,
    );
    return `${facings.join('')}<rect x="36" y="${foot}" width="568" height="14" fill="${board}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${wall}"/>${shelves.join('')}</svg>`;
}

export interface PhotoOfTask {
  /** Of the action. */
  readonly id: number;
  readonly recorded_at: string;
}

/** Each action has its own file. The picture is drawn and made small once for all that show it, which a demo of some thousand days needs. */
export async function seedTaskPhotos({ tx, files }: DemoStage, companyId: number, actions: readonly PhotoOfTask[]): Promise<void> {
  const by = { companyId, userId: null };
  const pictures = await Promise.all(
    DISPLAYS.map(async (display, at) => {
      const drawn = await sharp(Buffer.from(displayOf(display, 2 + at * 2)))
        .jpeg({ quality: 75 })
        .toBuffer();
      return keepPicture(drawn, 'jpg', TASK_PHOTOS.field, by);
    }),
  );
  for (const [n, { id, recorded_at }] of actions.entries()) {
    const picture = pictures[n % pictures.length];
    if (!picture) continue;
    const services = { files, clock: fixedClock(recorded_at) };
    const made = await storeMade(services, {
      ...by,
      subject: { ...TASK_PHOTOS, id },
      name: 'display.jpg',
      ext: 'jpg',
      mime: 'image/jpeg',
      body: picture.bytes,
    });
    const thumb_path = made.disk_path.replace(/jpg$/, 'small.webp');
    await files.put(thumb_path, picture.thumbnail, THUMBNAIL_TYPE);
    await insertFile(tx, { ...made, thumb_path });
  }
}
