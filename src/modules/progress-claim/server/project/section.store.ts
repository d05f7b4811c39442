/** SQL of the sections of contracts. Every query carries the company. */
import { and, asc, eq } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { add, ZERO, type Sen } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import { damagesOf } from '../../contract/claim/contract-time.ts';
import { pcrSections as table, type ProjectRecord, type SectionRecord } from '../progress-claim.tables.ts';

export const sectionsOf = (ctx: Ctx, projectId: number): Promise<SectionRecord[]> =>
  ctx.db
    .select()
    .from(table)
    .where(and(eq(table.company_id, ctx.companyId), eq(table.project_id, projectId)))
    .orderBy(asc(table.completion_date), asc(table.id))
    .execute();

/** The value of the sections that are practically complete by a day. */
export const completedValue = (sections: readonly SectionRecord[], at: string): Sen =>
  add(ZERO, ...sections.filter(({ cpc_date }) => cpc_date !== null && cpc_date <= at).map(({ value }) => value));

const dated = ({ cnc_date, cpc_date, lad_per_day }: Pick<SectionRecord, 'cnc_date' | 'cpc_date' | 'lad_per_day'>) => ({
  cnc_date: cnc_date as CalendarDate | null,
  cpc_date: cpc_date as CalendarDate | null,
  lad_per_day,
});

export const damagesOfSection = (section: SectionRecord, at: CalendarDate) =>
  damagesOf({ completion: section.completion_date as CalendarDate, ...dated(section) }, at);

/** Damages of a contract with those of its sections, each by its own rate; the days are those of the contract. */
export function damagesFor(project: ProjectRecord, completion: CalendarDate, at: CalendarDate, sections: readonly SectionRecord[]) {
  const { days, exposure, deductible } = damagesOf({ completion, ...dated(project) }, at);
  const own = sections.map((section) => ({ name: section.name, ...damagesOfSection(section, at) }));
  return {
    days,
    /** Of the sections that are late. */
    sections: own.filter((each) => each.days > 0),
    exposure: add(exposure, ...own.map((each) => each.exposure)),
    deductible: add(deductible, ...own.map((each) => each.deductible)),
  };
}
