/** What is kept for a time and no longer: personal fields of the logbook and of reports, signs of life, positions, photos that nobody named, sessions, links that are over. */
import { DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { transact } from '#platform/server/db/scope.ts';
import { releaseFiles } from '#platform/server/files/file.store.ts';
import type { Services } from '#platform/server/context.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { companiesWith, inCompany, positionEraser } from '#modules/company/server/public.ts';
import { OLDEST_DAYS } from '../contract/batch.ts';
import { KEPT_DAYS } from '../contract/report/kept-days.ts';
import { turnPingMonths } from './device/ping-months.ts';
import { PHOTO } from './device/send-photo.ts';
import { LOG_ENTRY } from './logbook/send-log-entries.ts';

const AT_ONCE = 5000;
const ended = (table: string, column: string) =>
  adhocText<{ id: number }>(`delete from ${table} where id in (select id from ${table} where ${column} < $1 order by ${column} limit ${AT_ONCE}) returning id`);
const KEPT = [
  { gone: ended('patrol_device_refusals', 'date'), days: KEPT_DAYS },
  { gone: ended('patrol_emergency_positions', 'recorded_at'), days: KEPT_DAYS },
  { gone: ended('patrol_welfare_answers', 'recorded_at'), days: KEPT_DAYS },
  { gone: ended('patrol_welfare_notices', 'due_at'), days: KEPT_DAYS },
  { gone: ended('patrol_duty_notices', 'since'), days: KEPT_DAYS },
  { gone: ended('patrol_certificates', 'expires_at'), days: KEPT_DAYS },
  { gone: ended('patrol_sessions', 'expires_at'), days: OLDEST_DAYS },
];
/** Where guards were goes, what it came to stays: a scan keeps its distance, for operations are evaluated whenever they are read. */
const PLACED = [
  {
    table: 'patrol_clockings',
    subject: 'patrol_clocking',
    // The sweep comes at night: of a shift that was under way ninety days ago it would take the first half alone.
    ended: '(select o.end_at from patrol_operations o where o.company_id = r.company_id and o.id = r.operation_id)',
  },
  { table: 'patrol_sitreps', subject: 'patrol_sitrep' },
  { table: 'patrol_emergencies', subject: 'patrol_emergency' },
].map(positionEraser);
const erased = adhocText<{ entry_id: number }>('delete from patrol_log_personals where company_id = $1 and erase_on <= $2::date returning entry_id');
/** Photos of these entries, and of the ways out that name them: they show the person or the thing whose fields go. The book keeps their digests. */
const shotsOf = adhocText<{ id: number }>(
  `select f.id from patrol_log_entries e join files f on f.company_id = e.company_id and f.subject_type = '${LOG_ENTRY}' and f.subject_id = e.id
   where e.company_id = $1 and (e.id = any($2::bigint[]) or exists (select from patrol_log_entries a where a.company_id = e.company_id and a.id = any($2::bigint[])
     and a.site_id = e.site_id and a.entry_no = e.about_no and e.act = 'Out'))`,
);
/** Identity numbers in reports go as many days after the report was closed as the site keeps those of visitors: an open one is still worked on. */
const forgotten = adhocText<{ id: number }>(
  `update patrol_sitreps r set updated_at = clock_timestamp(), persons = (select jsonb_agg(p.value || '{"identity": null}' order by p.ordinality) from jsonb_array_elements(r.persons) with ordinality p)
   from patrol_sites s where r.company_id = $1 and s.company_id = r.company_id and s.id = r.site_id and r.status = 'Closed'
     and r.closed_at <= $2::timestamptz - make_interval(days => s.visitor_days)
     and exists (select from jsonb_array_elements(r.persons) p where p.value ->> 'identity' is not null)
   returning r.id`,
);
const unnamed = adhocText<{ id: number }>(
  `delete from patrol_photos where id in (select id from patrol_photos where taken_at is null and received_at < $1 order by received_at limit ${AT_ONCE}) returning id`,
);
const filesOf = adhocText<{ id: number }>(`select id from files where subject_type = '${PHOTO}' and subject_id = any($1::bigint[])`);

async function sweep(services: Services): Promise<void> {
  const ago = (days: number) => new Date(services.clock.now().getTime() - days * 86_400_000).toISOString();
  const asSystem = { companyId: null, userId: null, system: true } as const;
  for (const { gone, days } of KEPT)
    for (let count = AT_ONCE; count === AT_ONCE;)
      count = await transact(services.pool, asSystem, async ({ client }) => (await gone(client, [ago(days)])).length);
  await transact(services.pool, asSystem, async (tx) => {
    const photos = await unnamed(tx.client, [ago(OLDEST_DAYS + 4)]);
    const files = photos.length === 0 ? [] : await filesOf(tx.client, [photos.map(({ id }) => id)]);
    await releaseFiles(
      tx,
      files.map(({ id }) => id),
    );
  });
}

/** Salts go with the values: what stays in the chain tells nothing. What is to be forgotten is, also where patrol is switched off. */
async function erase(services: Services): Promise<void> {
  for (const company of await companiesWith(services, null))
    await inCompany(services, company, async (ctx) => {
      const gone = await erased(ctx.client, [ctx.companyId, todayIn(ctx.clock, company.timezone ?? DEFAULT_TIME_ZONE)]);
      if (gone.length > 0) {
        const shots = await shotsOf(ctx.client, [ctx.companyId, gone.map(({ entry_id }) => entry_id)]);
        await releaseFiles(
          ctx,
          shots.map(({ id }) => id),
        );
        await audit(ctx, { action: 'patrol_log.erased', subject_type: 'patrol_log', after: { entries: gone.length } });
      }
      const reports = await forgotten(ctx.client, [ctx.companyId, ctx.clock.now().toISOString()]);
      if (reports.length > 0) await audit(ctx, { action: 'patrol_sitrep.erased', subject_type: 'patrol_sitrep', after: { reports: reports.length } });
    });
}

export const endKeeping = defineJob({
  name: 'patrol.end-keeping',
  cron: '50 2 * * *',
  retries: 3,
  async run(_data, { services }) {
    await turnPingMonths(services);
    await erase(services);
    await sweep(services);
    for (const erasePositions of PLACED) await erasePositions(services);
  },
});
