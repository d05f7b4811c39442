/** Where people stood on their visits, and the photos of it, are kept for some days alone. Kilometres, distances and what was signed stay. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { releaseFiles } from '#platform/server/files/file.store.ts';
import type { Ctx } from '#platform/server/context.ts';
import { POSITION_DAYS } from '#platform/contract/place/position-days.ts';
import { VISIT_FILES } from './visit-files.ts';
import { today } from './visit-list.store.ts';

const AT_ONCE = 500;

/** A place that was named where its person stood has that position too; a planned one has that of the place. */
const erased = adhocText<{ id: number }>(
  `with due as (
     select id from site_visits where company_id = $1 and positions_erased_at is null and date < $2 and status not in ('Upcoming', 'On Going')
     order by date, id limit ${AT_ONCE} for update skip locked
   ), entries as (
     update site_visit_entries e set lat = null, lng = null, accuracy_m = null from due where e.company_id = $1 and e.site_visit_id = due.id
   )
   update site_visits v set start_lat = null, start_lng = null, end_lat = null, end_lng = null, positions_erased_at = $3,
     place = case when (v.place ->> 'lat')::numeric(10, 7) = v.start_lat and (v.place ->> 'lng')::numeric(10, 7) = v.start_lng
       then v.place || '{"lat": null, "lng": null}' else v.place end
   from due where v.company_id = $1 and v.id = due.id returning v.id`,
);
const photosOf = adhocText<{ id: number }>(
  `select id from files where company_id = $1 and subject_type = '${VISIT_FILES.startPhoto.type}' and subject_id = any($2::bigint[])
     and field in ('${VISIT_FILES.startPhoto.field}', '${VISIT_FILES.endPhoto.field}')`,
);

/** The first day of which everything is kept. */
export const keptFrom = (ctx: Ctx): CalendarDate => addDays(today(ctx), -POSITION_DAYS);

/** @returns of how many visits */
export async function erasePositions(ctx: Ctx): Promise<number> {
  const from = keptFrom(ctx);
  let count = 0;
  for (let visits = AT_ONCE; visits === AT_ONCE; count += visits) {
    const ids = (await erased(ctx.client, [ctx.companyId, from, ctx.clock.now().toISOString()])).map(({ id }) => id);
    const photos = ids.length === 0 ? [] : await photosOf(ctx.client, [ctx.companyId, ids]);
    await releaseFiles(
      ctx,
      photos.map(({ id }) => id),
    );
    visits = ids.length;
  }
  if (count > 0) await audit(ctx, { action: 'site_visit.positions_erased', subject_type: 'site_visit', after: { before: from, visits: count } });
  return count;
}
