/** Photos of what was done on sites: drawn, of no real place. */
import sharp from 'sharp';
import { addDays, dateInZone } from '#platform/contract/dates.ts';
import { fixedClock } from '#platform/server/clock/clock.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import { insertFile } from '#platform/server/files/file.store.ts';
import { storeUpload } from '#platform/server/files/save-file.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { PHOTOS } from '../site-task.presenter.ts';
import type { ActionRecord } from '../work-task.tables.ts';

/** Of so many days back. */
const DAYS = 2;
/** Sky, wall, door: another time of the day each. */
const LIGHTS = [
  ['#bcd9ee', '#d9cbb4', '#5a6b75'],
  ['#f2d3a2', '#c7b299', '#6d4c3d'],
  ['#90a9c4', '#b8bec4', '#37474f'],
] as const;

const drawn = ([sky, wall, door]: (typeof LIGHTS)[number]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="${sky}"/><rect y="330" width="640" height="150" fill="#8d8d86"/><rect x="90" y="120" width="460" height="240" fill="${wall}"/><rect x="270" y="210" width="100" height="150" fill="${door}"/><rect x="140" y="180" width="80" height="70" fill="#eef4f7"/><rect x="420" y="180" width="80" height="70" fill="#eef4f7"/></svg>`;

/** What was done in these days has a photo each. */
export async function photograph({ tx, files, now }: DemoStage, ctx: Ctx, actions: readonly ActionRecord[]): Promise<void> {
  const pictures = await Promise.all(
    LIGHTS.map((light) =>
      sharp(Buffer.from(drawn(light)))
        .jpeg({ quality: 70 })
        .toBuffer(),
    ),
  );
  const zone = ctx.actor.timeZone;
  const from = addDays(dateInZone(now, zone), -DAYS);
  for (const [at, { id, recorded_at }] of actions.filter((action) => dateInZone(new Date(action.recorded_at), zone) >= from).entries()) {
    const by = { userId: ctx.actor.userId, companyId: ctx.companyId };
    const clock = fixedClock(new Date(recorded_at).toISOString());
    const stored = await storeUpload({ files, clock }, pictures[at % pictures.length] as Buffer, 'tapak.jpg', by, { field: PHOTOS.field });
    await insertFile(tx, { ...stored, subject_type: PHOTOS.type, subject_id: id });
  }
}
