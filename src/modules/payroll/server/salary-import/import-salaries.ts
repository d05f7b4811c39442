/** Salary and bank account come with the employee import: judged row by row, written as versions, taken back with the row. */
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { mayAct } from '#platform/contract/access.ts';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { birthDateOf } from '#platform/contract/identity-number.ts';
import { toRinggit } from '#platform/contract/money.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { fromStored } from '#platform/server/db/columns.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees, type EmployeeRecord, type ImportPart } from '#modules/employee/server/public.ts';
import { findBanks, findBanksById } from '#modules/reference/server/public.ts';
import { lowestEpfRate, type Contributor } from '../../contract/salary/lawful-minimum.ts';
import { rulesOf } from '../salary/rules-of.ts';
import { placeSalary } from '../salary/place-salary.ts';
import { lockEmployees } from '../payroll.store.ts';
import { loggedSalary } from '../salary/salary.presenter.ts';
import { versionsOf } from '../salary/salary.store.ts';
import { employeePayrolls, type SalaryRecord } from '../salary/salary.tables.ts';
import { planSalary, type SalaryFacts } from './plan-salary.ts';
import { SALARY_COLUMNS, SALARY_IMPORT_ERRORS, type SalaryLine } from './salary-columns.ts';

const PAGE = '/admin/employee/view/employment';
const maySet = (ctx: Ctx) => mayAct(ctx.actor, ctx.services.pages, PAGE, 'Create') || mayAct(ctx.actor, ctx.services.pages, PAGE, 'Update');

/** Facts of many employees in four queries; an unknown one has none. */
async function factsOf(ctx: Ctx, ids: readonly number[]): Promise<(id: number | null, values: Values) => SalaryFacts> {
  const versions = await versionsOf(ctx, ids);
  const banks = new Map(
    (await findBanks(ctx)).flatMap(({ id, name, full_name, code, swift_code }) =>
      [name, full_name, code, swift_code].flatMap((word) => (word ? [[word.toLowerCase(), id] as const] : [])),
    ),
  );
  const { rows: confirmed } = await ctx.client.query<{ employee_id: number; end_date: string }>(
    `select employee_id, max(end_date)::text as end_date from payrolls
     where company_id = $1 and employee_id = any($2) and deleted_at is null and status <> 'In Process' and kind <> 'advance' group by employee_id`,
    [ctx.companyId, [...ids]],
  );
  const until = new Map(confirmed.map(({ employee_id, end_date }) => [employee_id, end_date]));
  const joins = await ctx.db
    .select({ id: employees.id, joined: employees.company_joined_at, birth: employees.date_of_birth, citizenship: employees.citizenship })
    .from(employees)
    .where(and(eq(employees.company_id, ctx.companyId), among(employees.id, ids)));
  const stored = new Map(joins.map((person) => [person.id, person]));
  const { rules } = await rulesOf(ctx);
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  return (id, values) => ({
    versions: (id === null ? undefined : versions.get(id)) ?? [],
    confirmedTo: (id === null ? undefined : until.get(id)) ?? null,
    joinedAt: textIn(values, 'company_joined_at') ?? stored.get(id ?? 0)?.joined ?? '1900-01-01',
    lowestEpfRate: (from) => lowestEpfRate(contributorOf(values, stored.get(id ?? 0)), (from > today ? from : today) as CalendarDate, rules),
    banks,
  });
}

type Values = Readonly<Record<string, unknown>>;
const textIn = (values: Values, key: string): string | null => (typeof values[key] === 'string' ? values[key] : null);

/** What the row says of a person, else what is known; a new one is a citizen unless the row says foreign. */
function contributorOf(values: Values, known: (Pick<EmployeeRecord, 'citizenship'> & { readonly birth: string | null }) | undefined): Contributor {
  const identity = textIn(values, 'identity_number');
  const birth = textIn(values, 'date_of_birth') ?? (identity === null ? null : birthDateOf(identity)) ?? known?.birth ?? null;
  const citizenship = textIn(values, 'citizenship') ?? (textIn(values, 'employee_type') === 'Foreign' ? 'foreign' : (known?.citizenship ?? 'citizen'));
  return { birth: birth as CalendarDate | null, citizenship: citizenship as Contributor['citizenship'] };
}

type StoredSalary = ReturnType<typeof loggedSalary>;

/** What undoing needs: the versions as they were, and the one that was written. */
interface Note {
  readonly before: readonly StoredSalary[];
  readonly written: { readonly id: number; readonly updated_at: string };
}

export const salaryImport: ImportPart = {
  columns: SALARY_COLUMNS,

  // The account number is not among them: nobody reads a whole one.
  async read(ctx, ids) {
    if (!maySet(ctx)) return new Map();
    const current = [...(await versionsOf(ctx, ids))].flatMap(([id, [version]]) => (version ? [[id, version] as const] : []));
    const banks = new Map((await findBanksById(ctx, [...new Set(current.flatMap(([, { bank_id }]) => bank_id ?? []))])).map(({ id, name }) => [id, name]));
    return new Map(
      current.map(([id, version]) => [
        id,
        {
          salary_from: version.effective_from,
          salary_basic: toRinggit(version.basic),
          salary_pay_type: version.pay_type,
          salary_epf_rate: Number(version.contribution_epf_employee_rate),
          salary_tax_category: version.tax_category,
          salary_zakat: toRinggit(version.zakat_monthly),
          salary_bank: version.bank_id === null ? null : (banks.get(version.bank_id) ?? null),
        },
      ]),
    );
  },

  async evaluate(ctx, lines) {
    if (!maySet(ctx)) return lines.map(() => [{ column: 'salary_basic', text: SALARY_IMPORT_ERRORS.right }]);
    const facts = await factsOf(
      ctx,
      lines.flatMap(({ employeeId }) => employeeId ?? []),
    );
    return lines.map(({ employeeId, values }) => planSalary(values as SalaryLine, facts(employeeId, values)).faults);
  },

  async write(ctx, lines) {
    const ids = lines.map(({ employeeId }) => employeeId);
    await lockEmployees(ctx, ids);
    const facts = await factsOf(ctx, ids);
    const notes: (Note | null)[] = [];
    for (const { employeeId, values } of lines) {
      const known = facts(employeeId, values);
      const { values: wanted } = planSalary(values as SalaryLine, known);
      if (!wanted) {
        notes.push(null);
        continue;
      }
      const record = await placeSalary(ctx, { ...wanted, employee_id: employeeId }, known.versions);
      await audit(ctx, {
        action: 'salary.imported',
        subject_type: 'employee',
        subject_id: employeeId,
        before: known.versions[0] ? loggedSalary(known.versions[0]) : null,
        after: loggedSalary(record),
      });
      notes.push({ before: known.versions.map(loggedSalary), written: { id: record.id, updated_at: instantText(record.updated_at) } });
    }
    return notes;
  },

  async undo(ctx, lines) {
    const current = await versionsOf(
      ctx,
      lines.map(({ employeeId }) => employeeId),
    );
    for (const { employeeId, note } of lines) {
      const left = note as Note | null;
      const written = left && current.get(employeeId)?.find(({ id }) => id === left.written.id);
      // What somebody changed since stays as it is.
      if (left && written && instantText(written.updated_at) === left.written.updated_at) await restore(ctx, employeeId, left.before);
    }
  },
};

async function restore(ctx: Ctx, employeeId: number, before: readonly StoredSalary[]): Promise<void> {
  const stored = before.map(({ id }) => id);
  const own = and(eq(employeePayrolls.company_id, ctx.companyId), eq(employeePayrolls.employee_id, employeeId));
  await ctx.db.delete(employeePayrolls).where(and(own, stored.length > 0 ? notInArray(employeePayrolls.id, stored) : sql`true`));
  for (const { id, ...values } of before)
    await ctx.db
      .update(employeePayrolls)
      .set(fromStored<Omit<SalaryRecord, 'id'>>(employeePayrolls, values))
      .where(and(own, eq(employeePayrolls.id, id)));
  await audit(ctx, { action: 'salary.import_undone', subject_type: 'employee', subject_id: employeeId, after: before[0] ?? null });
}
