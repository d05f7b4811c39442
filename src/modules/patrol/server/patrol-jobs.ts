/** What is kept for a time and no longer: personal fields of the logbook, signs of life, positions, photos that nobody named, sessions, links that are over. */
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
const erased = adhocText<{ id: number }>('delete from patrol_log_personals where company_id = $1 and erase_on <= $2::date returning id');
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

/** Salts go with the values: what stays in the chain tells nothing. */
async function erase(services: Services): Promise<void> {
  for (const company of await companiesWith(services, 'patrol'))
    await inCompany(services, company, async (ctx) => {
      const gone = await erased(ctx.client, [ctx.companyId, todayIn(ctx.clock, company.timezone ?? DEFAULT_TIME_ZONE)]);
      if (gone.length > 0) await audit(ctx, { action: 'patrol_log.erased', subject_type: 'patrol_log', after: { entries: gone.length } });
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
