/** Sections of a contract of the demo: the first is late, the other is not due yet. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit } from '#platform/contract/money.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import { share } from '../../contract/claim/share.ts';
import { pcrSections, type ProjectRecord } from '../progress-claim.tables.ts';

const [LATE, AHEAD] = [-12, 90];

export async function seedSections(stage: DemoStage, { id: project_id, company_id, contract_sum, start_date }: ProjectRecord): Promise<void> {
  const today = stage.today as CalendarDate;
  const late = addDays(today, LATE);
  await stage.tx.db.insert(pcrSections).values(
    [
      { name: 'Block A', part: 35, completion_date: late > start_date ? late : addDays(start_date as CalendarDate, 1), cnc_date: addDays(late, 1) },
      { name: 'External works', part: 20, completion_date: addDays(today, AHEAD), cnc_date: null },
    ].map(({ part, ...section }) => ({ ...section, company_id, project_id, value: share(contract_sum, part, 100), lad_per_day: fromRinggit(350) })),
  );
}
