/** The nominal roll: officer by officer, by the filter that stands over the list. Vetting and medical data are not in it. */
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { say } from '#platform/contract/messages.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { answerReport } from '#platform/server/reports/answer-report.ts';
import { defineReport, type ReportCells, type ReportColumn } from '#platform/server/reports/report-definition.ts';
import { streamRows } from '#platform/server/reports/stream-rows.ts';
import { employees } from '#modules/employee/server/public.ts';
import type { exportRoll as endpoint } from '../../contract/officer/officer.endpoints.ts';
import { OFFICER_STATUS_NAMES, SOURCE_NAMES } from '../../contract/officer/officer-words.ts';
import { UNIT_FILES as W } from '../../contract/officer/files.messages.ts';
import { asmOfficers as o, asmRanks as r, type OfficerRecord } from '../unit.tables.ts';
import { chosenOfficers, type OfficerChoice } from './officer.store.ts';
import { unitOf } from './strength.store.ts';
import { today } from './read-officers.ts';

interface Row extends Pick<OfficerRecord, 'service_no' | 'source' | 'status' | 'firearm_permitted'> {
  readonly name: string;
  readonly identity: string | null;
  readonly rank: string;
  readonly station: string;
  readonly appointed: string;
  readonly expiry: string;
  readonly letter: string | null;
}

const chosen = (ctx: Ctx, filter: OfficerChoice) => and(chosenOfficers(ctx, filter, today(ctx)), filter.status ? eq(o.status, filter.status) : undefined);

const query = (ctx: Ctx, filter: OfficerChoice) =>
  ctx.db
    .select({
      service_no: o.service_no,
      name: sql`${employees.name}`.as('name'),
      identity: sql`${employees.identity_number}`.as('identity'),
      rank: sql`${ctx.locale === 'ms' ? r.name_ms : r.name}`.as('rank'),
      station: o.station,
      source: o.source,
      appointed: sql`${o.appointed_at}::text`.as('appointed'),
      expiry: sql`${o.appointment_expiry}::text`.as('expiry'),
      letter: sql`${o.appointment_letter_no}`.as('letter'),
      firearm_permitted: o.firearm_permitted,
      status: sql`${o.status}`.as('status'),
    })
    .from(o)
    .innerJoin(employees, eq(employees.id, o.employee_id))
    .innerJoin(r, eq(r.id, o.rank_id))
    .where(chosen(ctx, filter))
    .orderBy(desc(r.level), asc(o.service_no))
    .getSQL();

async function* cells({ locale }: Ctx, batches: AsyncGenerator<readonly Row[]>): AsyncGenerator<readonly ReportCells[]> {
  for await (const rows of batches)
    yield rows.map(({ source, firearm_permitted, ...row }) => ({
      ...row,
      source: say(SOURCE_NAMES[source], locale),
      firearm: say(firearm_permitted ? EVERYDAY.yes : EVERYDAY.no, locale),
    }));
}

const column = (key: string, label: keyof typeof W, width: number, kind?: ReportColumn['kind']): ReportColumn => ({
  key,
  label: W[label],
  width,
  ...(kind && { kind }),
});

export const rollReport = defineReport({
  type: 'auxiliary-police.roll',
  name: W.roll,
  async table(ctx, given) {
    const filter = given as OfficerChoice;
    const [total] = await ctx.db.select({ n: count() }).from(o).innerJoin(employees, eq(employees.id, o.employee_id)).where(chosen(ctx, filter));
    return {
      title: say(W.roll, ctx.locale),
      subtitle: (await unitOf(ctx))?.contingent ?? '',
      columns: [
        column('service_no', 'serviceNo', 11),
        column('name', 'name', 24),
        column('identity', 'identity', 16),
        column('rank', 'rank', 16),
        column('station', 'station', 14),
        column('source', 'source', 13),
        column('appointed', 'appointed', 11, 'date'),
        column('expiry', 'expiry', 11, 'date'),
        column('letter', 'letter', 20),
        column('firearm', 'firearm', 9),
        { ...column('status', 'status', 12, 'status'), words: OFFICER_STATUS_NAMES },
      ],
      rows: cells(ctx, streamRows<Row>(ctx, query(ctx, filter))),
      count: total?.n ?? 0,
    };
  },
});

export const exportRoll = (ctx: Ctx, { preview, format, ...filter }: ParsedInput<typeof endpoint>) =>
  answerReport(ctx, rollReport, { preview, format, filter });
