/** The return of guards to the Home Ministry: guard by guard, by the filter that stands over the list. Vetting, medical and drug data are not in it. */
import { and, asc, count, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { containing } from '#platform/server/db/containing.ts';
import type { Ctx } from '#platform/server/context.ts';
import { answerReport } from '#platform/server/reports/answer-report.ts';
import { defineReport, type ReportCells, type ReportColumn } from '#platform/server/reports/report-definition.ts';
import { streamRows } from '#platform/server/reports/stream-rows.ts';
import type { exportGuards as endpoint } from '../../contract/guard/guard.register.ts';
import { CATEGORY_NAMES, GUARD_STATUS_NAMES, NATIONALITY_NAMES } from '../../contract/guard/guard-words.ts';
import { settingOf } from '../record/setting.ts';
import { securityGuards as g, type GuardRecord } from '../security-guard.tables.ts';
import { GUARD_FILES as W } from '../guard/guard-files.messages.ts';
import { chosenGuards, type GuardChoice } from '../guard/guard.register.ts';
import { seenGuards } from '../guard/guard.store.ts';

type Row = Pick<GuardRecord, 'nationality' | 'category'> & ReportCells;

const chosen = (ctx: Ctx, filter: GuardChoice) => {
  const like = filter.keyword && containing(filter.keyword);
  return and(
    eq(g.company_id, ctx.companyId),
    isNull(g.deleted_at),
    seenGuards(ctx),
    chosenGuards(ctx, filter),
    filter.status ? eq(g.status, filter.status) : undefined,
    like ? or(ilike(g.name, like), ilike(g.guard_no, like), ilike(g.identity_number, like), ilike(g.passport, like)) : undefined,
  );
};

const query = (ctx: Ctx, filter: GuardChoice) =>
  ctx.db
    .select({
      guard_no: g.guard_no,
      name: g.name,
      nationality: g.nationality,
      identity: sql`coalesce(${g.identity_number}, ${g.passport})`.as('identity'),
      category: g.category,
      agency: sql`${g.agency_name}`.as('agency'),
      csg: sql`${g.csg_cert_no}`.as('csg'),
      csg_date: sql`${g.csg_date}::text`.as('csg_date'),
      firearm: sql`${g.firearm_permit_no}`.as('firearm'),
      firearm_expiry: sql`${g.firearm_permit_expiry}::text`.as('firearm_expiry'),
      letter: sql`${g.letter_no}`.as('letter'),
      joined: sql`${g.joined_at}::text`.as('joined'),
      left_on: sql`${g.left_at}::text`.as('left_on'),
      status: g.status,
    })
    .from(g)
    .where(chosen(ctx, filter))
    .orderBy(asc(sql`lower(${g.name})`), asc(g.id))
    .getSQL();

async function* cells({ locale }: Ctx, batches: AsyncGenerator<readonly Row[]>): AsyncGenerator<readonly ReportCells[]> {
  for await (const rows of batches)
    yield rows.map(({ nationality, category, ...row }) => ({
      ...row,
      nationality: say(NATIONALITY_NAMES[nationality], locale),
      category: say(CATEGORY_NAMES[category], locale),
    }));
}

const column = (key: string, label: keyof typeof W, width: number, kind?: ReportColumn['kind']): ReportColumn => ({
  key,
  label: W[label],
  width,
  ...(kind && { kind }),
});

export const guardReport = defineReport({
  type: 'security-guard.return',
  name: W.return,
  async table(ctx, given) {
    const filter = given as GuardChoice;
    const [total] = await ctx.db.select({ n: count() }).from(g).where(chosen(ctx, filter));
    return {
      title: say(W.return, ctx.locale),
      subtitle: (await settingOf(ctx)).licence_no ?? '',
      columns: [
        column('guard_no', 'guardNo', 11),
        column('name', 'name', 24),
        column('nationality', 'nationality', 11),
        column('identity', 'identity', 15),
        column('category', 'category', 13),
        column('agency', 'agency', 16),
        column('csg', 'csgNo', 13),
        column('csg_date', 'csgDate', 10, 'date'),
        column('firearm', 'firearm', 13),
        column('firearm_expiry', 'firearmExpiry', 10, 'date'),
        column('letter', 'letter', 13),
        column('joined', 'joined', 10, 'date'),
        column('left_on', 'left', 10, 'date'),
        { ...column('status', 'status', 10, 'status'), words: GUARD_STATUS_NAMES },
      ],
      rows: cells(ctx, streamRows<Row>(ctx, query(ctx, filter))),
      count: total?.n ?? 0,
    };
  },
});

export const exportGuards = (ctx: Ctx, { preview, format, ...filter }: ParsedInput<typeof endpoint>) =>
  answerReport(ctx, guardReport, { preview, format, filter });
