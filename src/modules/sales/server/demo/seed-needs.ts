/** What the outlets of running demo projects need, and a proposal for the first week that nobody has planned, found by the solver as any other. */
import { addDays, startOfWeek, type TimeOfDay } from '#platform/contract/dates.ts';
import { fixedClock } from '#platform/server/clock/clock.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import { seedContext } from '#platform/server/access/acting-owner.ts';
import { assignShifts } from '#platform/server/solver/assign-shifts.ts';
import { demoUser, type DemoUser } from '#modules/identity/server/demo/identity.demo.ts';
import { loadFill } from '../fill/load-fill.ts';
import { resultOf } from '../fill/result-of.ts';
import { salesFills, salesNeeds } from '../tables/need.tables.ts';
import type { SeededProject } from './seed-projects.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const [SATURDAY, SUNDAY] = [6, 7];
const DAY: { start_time: TimeOfDay; end_time: TimeOfDay } = { start_time: '10:00' as TimeOfDay, end_time: '19:00' as TimeOfDay };
/** The accounts that open a proposal of their own. */
const ASKERS = ['norhayati', 'spm'];
/** It ends long before on a machine that is not loaded; a first start must not fail on one that is. */
const SOLVER_SECONDS = 120;
/** Days ahead on which schedules stand, as `seedSchedules` plans them. */
const AHEAD = { brief: 7, whole: 21 };

export async function seedNeeds(stage: DemoStage, company_id: number, projects: readonly SeededProject[]): Promise<void> {
  const { tx } = stage;
  for (const { record, outlets, promoters } of projects) {
    if (record.status !== 'On Going') continue;
    const of = { company_id, project_id: record.id, ...DAY, start_date: null, end_date: null };
    const needs = outlets.map((outlet_id, at) => ({ ...of, outlet_id, weekdays: EVERY_DAY, heads: at < promoters.length - outlets.length ? 2 : 1 }));
    // One more where most is sold, at weekends.
    const [busiest] = outlets;
    const weekend = busiest === undefined ? [] : [{ ...of, outlet_id: busiest, weekdays: [SATURDAY, SUNDAY], heads: 1, start_time: '12:00' as TimeOfDay }];
    await tx.db.insert(salesNeeds).values([...needs, ...weekend]);
  }
  const [first] = projects;
  if (first) for (const key of ASKERS) await propose(stage, company_id, first, demoUser(stage, key));
}

async function propose({ tx, now, today, brief }: DemoStage, company_id: number, { record }: SeededProject, asker: DemoUser): Promise<void> {
  const monday = addDays(startOfWeek(addDays(today, brief ? AHEAD.brief : AHEAD.whole)), 7);
  const asked = { id: record.id, start_date: monday, end_date: addDays(monday, 6), outlet_ids: [] };
  const ctx = seedContext(tx, { ...asker, companyId: company_id }, fixedClock(now.toISOString()));
  const loaded = await loadFill(ctx, { project: record, outletIds: null, office: true }, asked);
  const found = await assignShifts(loaded.problem, { seconds: SOLVER_SECONDS, gap: 0.01, signal: new AbortController().signal });
  await tx.db.insert(salesFills).values({
    company_id,
    project_id: record.id,
    start_date: asked.start_date,
    end_date: asked.end_date,
    asked,
    status: 'ready',
    percent: 100,
    result: resultOf(loaded, found),
    asked_by: asker.userId,
  });
}
