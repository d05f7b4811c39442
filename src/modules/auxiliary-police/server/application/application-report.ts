/** The list of applications as a file. What forms say is not in it. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { answerReport } from '#platform/server/reports/answer-report.ts';
import { defineReport, type ReportCells, type ReportColumn } from '#platform/server/reports/report-definition.ts';
import { streamRows } from '#platform/server/reports/stream-rows.ts';
import { employees } from '#modules/employee/server/public.ts';
import type { exportApplications as endpoint } from '../../contract/application/application.endpoints.ts';
import { categoryOf } from '../../contract/application/categories.ts';
import { subjectName } from '../../contract/application/subject-name.ts';
import type { ApplicationType } from '../../contract/application/form-fields.ts';
import { APPLICATION_PAPER as W, APPLICATION_STATUS_NAMES, TYPE_NAMES } from '../../contract/application/paper.messages.ts';
import { asmAssets as t } from '../armoury/armoury.tables.ts';
import { asmOfficers as o } from '../unit.tables.ts';
import { typesSeen } from './application-rights.ts';
import { chosenApplications, countAll, namesAsset, type ApplicationChoice } from './application.store.ts';
import { asmApplications as a } from './application.tables.ts';
import { firstPerson, subjectOf, type Subjects } from './subjects.ts';

interface Row extends Subjects {
  readonly number: string;
  readonly type: ApplicationType;
  readonly category: string;
  readonly contingent: string | null;
  readonly submitted: string | null;
  readonly forward_ref: string | null;
  readonly forwarded: string | null;
  readonly decision_ref: string | null;
  readonly decided: string | null;
  readonly status: string;
}

/** Of types that the viewer may take out: to see others is not enough. */
const chosen = (ctx: Ctx, filter: ApplicationChoice) =>
  and(chosenApplications(ctx, filter), among(a.type, typesSeen(ctx, 'Export')), filter.status ? eq(a.status, filter.status) : undefined);

const query = (ctx: Ctx, filter: ApplicationChoice) =>
  ctx.db
    .select({
      number: a.number,
      type: a.type,
      category: a.category,
      person: sql`case when ${employees.name} is not null
        then json_build_object('name', ${employees.name}, 'code', coalesce(${o.service_no}, ${employees.employee_code})) end`.as('person'),
      first: firstPerson(ctx).as('first'),
      asset: sql`case when ${t.name} is not null then json_build_object('name', ${t.name}, 'code', ${t.serial_no}) end`.as('asset'),
      payload: a.payload,
      contingent: a.contingent,
      submitted: sql`${a.submitted_at}::text`.as('submitted'),
      forward_ref: a.forward_ref,
      forwarded: sql`${a.forwarded_at}::text`.as('forwarded'),
      decision_ref: a.decision_ref,
      decided: sql`${a.decision_date}::text`.as('decided'),
      status: sql`${a.status}`.as('status'),
    })
    .from(a)
    .leftJoin(employees, eq(employees.id, a.employee_id))
    .leftJoin(o, eq(o.id, a.officer_id))
    .leftJoin(t, namesAsset)
    .where(chosen(ctx, filter))
    .orderBy(desc(a.id))
    .getSQL();

async function* cells({ locale }: Ctx, batches: AsyncGenerator<readonly Row[]>): AsyncGenerator<readonly ReportCells[]> {
  for await (const rows of batches)
    yield rows.map(({ type, category, person, first, asset, payload, ...row }) => {
      const subject = subjectOf({ person, first, asset, payload });
      return {
        ...row,
        name: subject && subjectName(subject),
        code: subject?.code ?? null,
        type: say(TYPE_NAMES[type], locale),
        category: categoryOf(type, category)?.title[locale] ?? category,
      };
    });
}

const column = (key: string, label: keyof typeof W, width: number, kind?: ReportColumn['kind']): ReportColumn => ({
  key,
  label: W[label],
  width,
  ...(kind && { kind }),
});

export const applicationReport = defineReport({
  type: 'auxiliary-police.applications',
  name: W.list,
  async table(ctx, given) {
    const filter = given as ApplicationChoice;
    const [total] = await countAll(ctx, chosen(ctx, filter));
    return {
      title: say(W.list, ctx.locale),
      subtitle: filter.status ? say(APPLICATION_STATUS_NAMES[filter.status], ctx.locale) : '',
      columns: [
        column('number', 'number', 19),
        column('type', 'type', 11),
        column('category', 'category', 20),
        column('name', 'name', 24),
        column('code', 'code', 12),
        column('contingent', 'contingent', 14),
        column('submitted', 'submitted', 12, 'date'),
        column('forward_ref', 'forwardRef', 16),
        column('forwarded', 'forwarded', 13, 'date'),
        column('decision_ref', 'decisionRef', 16),
        column('decided', 'decided', 10, 'date'),
        { ...column('status', 'status', 12, 'status'), words: APPLICATION_STATUS_NAMES },
      ],
      rows: cells(ctx, streamRows<Row>(ctx, query(ctx, filter))),
      count: total?.total ?? 0,
    };
  },
});

export const exportApplications = (ctx: Ctx, { preview, format, ...filter }: ParsedInput<typeof endpoint>) =>
  answerReport(ctx, applicationReport, { preview, format, filter });
