/** Checkpoints of a site. A QR code that nobody named gets one that cannot be guessed. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { once } from '#platform/server/db/once.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { newPairCode, shownCode } from '#modules/device/server/public.ts';
import type { Ctx } from '#platform/server/context.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { PATROL_ERRORS as E, PATROL_MESSAGES } from '../../contract/patrol.messages.ts';
import { choicesOf } from '../../contract/phone/point-answers.ts';
import { checkpoints, type CheckpointRow } from '../../contract/site/checkpoint.register.ts';
import { evaluatePlaces } from '../round/evaluate-place.ts';
import { renewRounds } from '../round/renew-rounds.ts';
import { patrolChanged } from '../patrol-changed.ts';
import { patrolCheckpoints as table, patrolRoutes as r } from '../patrol.tables.ts';
import { getSite } from './site.register.ts';

const degrees = (value: number | null) => value?.toFixed(7) ?? null;
/** Sixty bits in three groups, so that it can be typed where it cannot be read. */
const newTag = () => `${shownCode(newPairCode())}-${newPairCode().slice(0, 4)}`;

/** The number of an NFC tag: bytes apart by colons. */
const NUMBERED = /^[\da-f]{2}(:[\da-f]{2})+$/i;

/** What decides whether a scan of the point was made there. */
const placeOf = ({ type, lat, lng, radius_m }: Pick<typeof table.$inferSelect, 'type' | 'lat' | 'lng' | 'radius_m'>) =>
  type === 'GPS' ? [Number(lat), Number(lng), radius_m].join() : '';

/** Routes that lead over checkpoints of a site, by checkpoint; asked for together with the site. */
const routesOver = (ctx: Ctx, site: number): Promise<ReadonlyMap<number, string>> =>
  once(ctx, `patrol-routes-over:${site}`, async () => {
    const rows = await ctx.db
      .select({ name: r.name, points: r.points })
      .from(r)
      .where(and(eq(r.company_id, ctx.companyId), eq(r.site_id, site), isNull(r.deleted_at)))
      .execute();
    return new Map(rows.flatMap(({ name, points }) => points.map(({ checkpoint_id }) => [checkpoint_id, name] as const)));
  });

export const checkpointRegister = registerOf(checkpoints, {
  table,
  subject: 'patrol_checkpoint',
  search: [table.code, table.name],
  order: { position: table.position, code: sql`lower(${table.code})` },
  unique: { patrol_checkpoints_code_key: ['code', E.codeTaken], patrol_checkpoints_tag_key: ['tag_uid', E.tagTaken] },
  wording: { created: PATROL_MESSAGES.checkpointCreated, saved: PATROL_MESSAGES.checkpointSaved, deleted: PATROL_MESSAGES.checkpointDeleted },
  under: (ctx, { site_id }, lock) =>
    pipeline(
      ctx,
      () => getSite(ctx, site_id, lock),
      () => routesOver(ctx, site_id),
    ),
  columns: ({ lat, lng, type, tag_uid, ...form }) => ({
    ...form,
    type,
    lat: degrees(lat),
    lng: degrees(lng),
    radius_m: type === 'GPS' ? form.radius_m : null,
    // Phones tell the number of a tag in capital letters.
    tag_uid: type === 'GPS' ? null : tag_uid === null ? newTag() : NUMBERED.test(tag_uid) ? tag_uid.toUpperCase() : tag_uid,
  }),
  check: (_ctx, drafts) =>
    drafts.map(({ form }) => ({
      ...(['NFC', 'Beacon'].includes(form.type) && form.tag_uid === null && fault('tag_uid', E.tagNeeded)),
      ...((form.lat === null) !== (form.lng === null) && fault('lat', E.pinHalf)),
      ...(form.questions.some((each) => each.type === 'choice' && choicesOf(each).length < 2) && fault('questions', E.choicesNeeded)),
      ...(form.type === 'GPS' && form.lat === null && form.lng === null && fault('lat', E.pinNeeded)),
      ...(form.type === 'GPS' && form.radius_m === null && fault('radius_m', E.radiusNeeded)),
    })),
  async may(ctx, records) {
    const [site] = records.map(({ site_id }) => site_id);
    const over = site === undefined ? new Map<number, string>() : await routesOver(ctx, site);
    return records.map(({ id }) => {
      const name = over.get(id);
      const on = (word: string) => word.replace('{name}', name ?? '');
      return { update: true as const, remove: name === undefined ? (true as const) : { en: on(E.onRoute.en), ms: on(E.onRoute.ms) } };
    });
  },
  present: (_ctx, records) =>
    records.map(({ lat, lng }): Partial<CheckpointRow> => ({ lat: lat === null ? null : Number(lat), lng: lng === null ? null : Number(lng) })),
  async notify(ctx, changes) {
    // Where a GPS point lies says which scans were made there: what was evaluated by its old place is evaluated anew.
    const moved = changes.flatMap(({ before, after }) => (before && after && placeOf(before) !== placeOf(after) ? [after.id] : []));
    await evaluatePlaces(ctx, moved);
    await renewRounds(
      ctx,
      changes.filter(({ before, after }) => before && after?.status !== before.status),
    );
    await patrolChanged(ctx);
  },
});
