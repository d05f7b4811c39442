/** The monthly return to the contingent: strength by rank, and who came, rose, left and was suspended in the month. */
import { calendarDate, endOfMonth, formatMonth } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { answerReport } from '#platform/server/reports/answer-report.ts';
import { defineReport, type ReportColumn } from '#platform/server/reports/report-definition.ts';
import type { exportReturn as endpoint } from '../../contract/officer/officer.endpoints.ts';
import { UNIT_FILES as W } from '../../contract/officer/files.messages.ts';
import { unitOf } from './strength.store.ts';

interface Line {
  readonly rank: string;
  readonly establishment: number | null;
  readonly strength: number;
  readonly suspended: number;
  readonly joined: number;
  readonly promoted: number;
  readonly left: number;
}

/** The rank at the end of the month is that of the last change by then; who left by then does not count. */
const lines = adhocText<Line>(
  `with month as (select $2::date as first, $3::date as last),
   held as (
     select o.id, o.status, o.status_from, o.appointed_at,
            coalesce((select h.to_rank_id from asm_rank_histories h, month
                      where h.company_id = o.company_id and h.officer_id = o.id and h.type <> 'Acting' and h.effective_date <= month.last
                      order by h.effective_date desc, h.id desc limit 1), o.rank_id) as rank_id
     from asm_officers o, month where o.company_id = $1 and o.appointed_at <= month.last)
   select case when $4 = 'ms' then r.name_ms else r.name end as rank, r.establishment,
     count(o.id) filter (where o.status <> 'Inactive' or o.status_from > month.last)::int as strength,
     count(o.id) filter (where o.status = 'Suspended' and o.status_from <= month.last)::int as suspended,
     count(o.id) filter (where o.appointed_at >= month.first)::int as joined,
     (select count(*) from asm_rank_histories h where h.company_id = $1 and h.to_rank_id = r.id and h.type in ('Promotion', 'Confirmation')
        and h.effective_date between month.first and month.last)::int as promoted,
     count(o.id) filter (where o.status = 'Inactive' and o.status_from between month.first and month.last)::int as left
   from asm_ranks r cross join month left join held o on o.rank_id = r.id
   where r.company_id = $1 group by r.id, month.first, month.last order by r.level desc`,
);

const column = (key: keyof Line, width: number, kind?: ReportColumn['kind']): ReportColumn => ({ key, label: W[key], width, ...(kind && { kind }) });
const FIGURES = ['strength', 'suspended', 'joined', 'promoted', 'left'] as const;

export const returnReport = defineReport({
  type: 'auxiliary-police.return',
  name: W.return,
  async table(ctx, { month }) {
    const first = calendarDate(`${String(month)}-01`);
    const rows = await lines(ctx.client, [ctx.companyId, first, endOfMonth(first), ctx.locale]);
    const unit = await unitOf(ctx);
    return {
      title: say(W.return, ctx.locale),
      subtitle: [unit?.name, unit?.contingent, formatMonth(first, ctx.locale)].filter(Boolean).join(' · '),
      columns: [column('rank', 24), column('establishment', 12, 'number'), ...FIGURES.map((key) => column(key, 12, 'number'))],
      rows: rows.map((row) => ({ ...row })),
      count: rows.length,
      totals: Object.fromEntries(FIGURES.map((key) => [key, rows.reduce((sum, row) => sum + row[key], 0)])),
    };
  },
});

export const exportReturn = (ctx: Ctx, { preview, format, month }: ParsedInput<typeof endpoint>) =>
  answerReport(ctx, returnReport, { preview, format, filter: { month } });
