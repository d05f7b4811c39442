/** SQL of ea_forms, one or many at a time. The list has its own, `ea-list.store.ts`. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { Sen } from '#platform/contract/money.ts';
import { asStored } from '#platform/server/db/columns.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import { appendWorkflowLogs } from '#platform/server/workflow/workflow-log.store.ts';
import { employees, visible } from '#modules/employee/server/public.ts';
import type { EaPayload } from '../contract/ea-form.schema.ts';
import { eaWorkflow, type EaStatus } from '../contract/ea-form.workflow.ts';
import { eaForms, type EaFormRecord } from './ea-form.tables.ts';

type Existing = Pick<EaFormRecord, 'id' | 'employee_id' | 'serial_no' | 'status' | 'manual'>;

/** Forms of these employees and year, held until the transaction ends. */
export async function formsOf(ctx: Ctx, employeeIds: readonly number[], year: number): Promise<Map<number, Existing>> {
  const rows = await ctx.db
    .select({ id: eaForms.id, employee_id: eaForms.employee_id, serial_no: eaForms.serial_no, status: eaForms.status, manual: eaForms.manual })
    .from(eaForms)
    .where(and(eq(eaForms.company_id, ctx.companyId), among(eaForms.employee_id, employeeIds), eq(eaForms.year, year)))
    .orderBy(asc(eaForms.id))
    .for('update');
  return new Map(rows.map((row) => [row.employee_id, row]));
}

export interface WrittenForm {
  readonly id: number | null;
  readonly employee_id: number;
  readonly serial_no: string;
  /** The status before; null: new. */
  readonly from: EaStatus | null;
  readonly payload: EaPayload;
  readonly gross: Sen;
  readonly epf: Sen;
  readonly mtd: Sen;
}

const WRITE = `
  with given as (
    select * from json_to_recordset($1) as r(employee_id bigint, serial_no text, "from" text, payload jsonb, gross numeric, epf numeric, mtd numeric)
  ), saved as (
    insert into ea_forms (company_id, employee_id, year, serial_no, payload, gross, epf, mtd, generated_at, generated_by)
    select $2, employee_id, $3, serial_no, payload, gross, epf, mtd, $4, $5 from given
    on conflict (employee_id, year) do update set payload = excluded.payload, gross = excluded.gross, epf = excluded.epf, mtd = excluded.mtd,
      status = 'Success', published_at = null, published_by = null, published_reason = null, generated_at = excluded.generated_at, generated_by = excluded.generated_by,
      updated_at = clock_timestamp()
    returning id, employee_id
  )
  select s.id, g."from" from saved s join given g using (employee_id)`;

/** Writes composed forms in one statement, and a line in each timeline. */
export async function writeForms(ctx: Ctx, year: number, forms: readonly WrittenForm[]): Promise<void> {
  if (forms.length === 0) return;
  const values = [JSON.stringify(forms.map((form) => asStored(eaForms, form))), ctx.companyId, year, ctx.clock.now().toISOString(), ctx.actor.userId];
  const { rows } = await ctx.client.query<{ id: number; from: string | null }>(WRITE, values);
  const moves = rows.map(({ id, from }) => ({ id, action: from === 'Published' ? 'replace' : 'generate', from, to: 'Success' }));
  await appendWorkflowLogs(ctx, eaWorkflow.subject, moves);
}

/** One form inside the admin's reach, held when asked. @throws 404 */
export async function getForm(ctx: Ctx, id: number, lock = false): Promise<EaFormRecord> {
  const query = ctx.db
    .select({ form: eaForms })
    .from(eaForms)
    .innerJoin(employees, and(eq(employees.id, eaForms.employee_id), visible(ctx)))
    .where(and(eq(eaForms.company_id, ctx.companyId), eq(eaForms.id, id)));
  const [row] = await (lock ? query.for('update', { of: eaForms }) : query);
  if (!row) throw notFound();
  return row.form;
}

export async function changeForm(ctx: Ctx, id: number, values: Partial<typeof eaForms.$inferInsert>): Promise<EaFormRecord> {
  const [record] = await ctx.db
    .update(eaForms)
    .set(values)
    .where(and(eq(eaForms.company_id, ctx.companyId), eq(eaForms.id, id)))
    .returning();
  if (!record) throw notFound();
  return record;
}

/** What the year's files, sums and checks ask of a form: never its trace, which is most of it. */
export interface FormParts {
  readonly id: number;
  readonly employee_id: number;
  readonly status: EaStatus;
  readonly manual: EaFormRecord['manual'];
  readonly person: EaPayload['person'];
  readonly boxes: EaPayload['boxes'];
  readonly months: EaPayload['months'];
  readonly opening: EaPayload['opening'];
  readonly issues: EaPayload['issues'];
}

/** Forms of a year inside the reach, some or all, in order of the employee code. */
export function partsOfYear(ctx: Ctx, year: number, ids: readonly number[] | null = null): Promise<FormParts[]> {
  const part = <K extends keyof EaPayload>(key: K) => sql<EaPayload[K]>`${eaForms.payload} -> ${sql.raw(`'${key}'`)}`;
  return ctx.db
    .select({
      id: eaForms.id,
      employee_id: eaForms.employee_id,
      status: eaForms.status,
      manual: eaForms.manual,
      person: part('person'),
      boxes: part('boxes'),
      months: part('months'),
      opening: part('opening'),
      issues: part('issues'),
    })
    .from(eaForms)
    .innerJoin(employees, and(eq(employees.id, eaForms.employee_id), visible(ctx)))
    .where(and(eq(eaForms.company_id, ctx.companyId), eq(eaForms.year, year), ids ? among(eaForms.id, ids) : undefined))
    .orderBy(asc(employees.employee_code), asc(eaForms.id));
}

/** Whole forms by id, in the order of the ids. */
export async function formsById(ctx: Ctx, ids: readonly number[]): Promise<EaFormRecord[]> {
  const rows = await ctx.db
    .select({ form: eaForms })
    .from(eaForms)
    .innerJoin(employees, and(eq(employees.id, eaForms.employee_id), visible(ctx)))
    .where(and(eq(eaForms.company_id, ctx.companyId), among(eaForms.id, ids)));
  const byId = new Map(rows.map(({ form }) => [form.id, form]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Ids of the same, without their content. */
export async function formIdsOfYear(ctx: Ctx, year: number, ids: readonly number[] | null): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: eaForms.id })
    .from(eaForms)
    .innerJoin(employees, and(eq(employees.id, eaForms.employee_id), visible(ctx)))
    .where(and(eq(eaForms.company_id, ctx.companyId), eq(eaForms.year, year), ids ? among(eaForms.id, ids) : undefined))
    .orderBy(asc(employees.employee_code), asc(eaForms.id));
  return rows.map(({ id }) => id);
}

/** Published forms of one employee, the latest year first. */
export async function ownPublished(ctx: Ctx, employeeId: number, year?: number): Promise<EaFormRecord[]> {
  return ctx.db
    .select()
    .from(eaForms)
    .where(
      and(
        eq(eaForms.company_id, ctx.companyId),
        eq(eaForms.employee_id, employeeId),
        eq(eaForms.status, 'Published'),
        year ? eq(eaForms.year, year) : undefined,
      ),
    )
    .orderBy(desc(eaForms.year));
}

/** @throws 404 unless it is the own one and published. */
export async function getOwnPublished(ctx: Ctx, employeeId: number, id: number): Promise<EaFormRecord> {
  const [record] = await ctx.db
    .select()
    .from(eaForms)
    .where(and(eq(eaForms.company_id, ctx.companyId), eq(eaForms.id, id), eq(eaForms.employee_id, employeeId), eq(eaForms.status, 'Published')));
  if (!record) throw notFound();
  return record;
}
