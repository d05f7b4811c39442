/** Ends the keeping of where people stood. Each module names its own table; how it is done is the same. */
import { POSITION_DAYS } from '#platform/contract/place/position-days.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Services } from '#platform/server/context.ts';
import { defineJob, type JobDefinition } from '#platform/server/jobs/job-queue.ts';
import { companiesWith, inCompany } from './system-work.ts';

const A_DAY_MS = 86_400_000;
/** Rows of one transaction. */
const AT_ONCE = 2000;

interface PlacedTable {
  /** It has `recorded_at`, `lat`, `lng` and `accuracy_m`. */
  readonly table: string;
  /** What the audit log calls a record of it. */
  readonly subject: string;
  /** SQL of when that ended which a row `r` belongs to, as a shift: its rows go together; null, or without it: the row stands alone. */
  readonly ended?: string;
}

/** Takes positions away which were kept for long enough, in companies that switched the module off, too, and writes it down. Distances stay. */
export function positionEraser({ table, subject, ended = 'null' }: PlacedTable): (services: Services) => Promise<void> {
  const erased = adhocText<{ n: number }>(
    `with due as (select r.id from ${table} r where r.company_id = $1 and r.lat is not null and r.recorded_at < $2 and coalesce(${ended}, r.recorded_at) < $2
       order by r.recorded_at, r.id limit ${AT_ONCE} for update skip locked),
     gone as (update ${table} t set lat = null, lng = null, accuracy_m = null from due where t.company_id = $1 and t.id = due.id returning t.id)
     select count(*)::int as n from gone`,
  );
  return async (services) => {
    const before = new Date(services.clock.now().getTime() - POSITION_DAYS * A_DAY_MS).toISOString();
    for (const company of await companiesWith(services, null))
      for (let count = AT_ONCE; count === AT_ONCE;)
        count = await inCompany(services, company, async (ctx) => {
          const n = (await erased(ctx.client, [ctx.companyId, before]))[0]?.n ?? 0;
          if (n > 0) await audit(ctx, { action: `${subject}.positions_erased`, subject_type: subject, after: { before, records: n } });
          return n;
        });
  };
}

/** The same as a job of its own. */
export function endKeepingPositions({ name, cron, ...of }: PlacedTable & { readonly name: string; readonly cron: string }): JobDefinition {
  const erase = positionEraser(of);
  return defineJob({ name, cron, retries: 3, run: async (_data, { services }) => erase(services) });
}
