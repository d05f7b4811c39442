/** The registry: who is in it, found by what, and what must be right. */
import { and, eq, isNotNull, isNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { addDays } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { containing } from '#platform/server/db/containing.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { guards, type GuardRow } from '../../contract/guard/guard.register.ts';
import type { GuardStatus } from '../../contract/guard/guard.schema.ts';
import { GUARD_ERRORS, GUARD_MESSAGES } from '../../contract/security-guard.messages.ts';
import { seesBlacklist, seesCompliance } from '../compliance-right.ts';
import { guardsChanged } from '../guards-changed.ts';
import { securityGuards as g } from '../security-guard.tables.ts';
import { birthOf, faultsOfGuard } from './guard-faults.ts';
import { checkWith, mirrorEmployees, moreOfGuards, postedGuards, seenGuards, today } from './guard.store.ts';

export type GuardChoice = Omit<ParsedInput<typeof guards.list>, 'page' | 'per_page' | 'sort' | 'sort_by' | 'with' | 'select'>;

/** Some paper of the guard ends between two days; vetting counts for whoever may see it. */
const ending = (ctx: Ctx, from: string, to: string): SQL | undefined => {
  const within = (column: SQLWrapper) => sql`${column} between ${from}::date and ${to}::date`;
  return or(
    within(g.permit_expiry),
    within(g.firearm_permit_expiry),
    within(g.agency_licence_expiry),
    sql`exists (select from work_permits w where w.company_id = ${g.company_id} and w.employee_id = ${g.employee_id} and w.deleted_at is null
      and w.status = 'Active' and ${within(sql`w.expiry_date`)})`,
    seesCompliance(ctx)
      ? sql`exists (select from security_guard_compliances c where c.company_id = ${g.company_id} and c.guard_id = ${g.id} and ${within(sql`c.vetting_expiry`)})`
      : undefined,
  );
};

const vetted = (ctx: Ctx, status: string): SQL =>
  seesCompliance(ctx)
    ? sql`coalesce((select c.vetting_status from security_guard_compliances c where c.company_id = ${g.company_id} and c.guard_id = ${g.id}), 'Pending') = ${status}`
    : sql`false`;

/** What the filters of the list mean, its tab left out. */
export function chosenGuards(ctx: Ctx, { category, nationality, vetting_status, place, expiring, blacklisted }: GuardChoice): SQL | undefined {
  const day = today(ctx);
  return and(
    category && eq(g.category, category),
    nationality && eq(g.nationality, nationality),
    vetting_status && vetted(ctx, vetting_status),
    place
      ? sql`exists (select from security_guard_postings o where o.company_id = ${g.company_id} and o.guard_id = ${g.id} and o.place ilike ${containing(place)}
          and o.from_date <= ${day} and coalesce(o.to_date, ${day}::date) >= ${day})`
      : undefined,
    expiring ? ending(ctx, day, addDays(day, expiring)) : undefined,
    blacklisted === undefined ? undefined : !seesBlacklist(ctx) ? sql`false` : blacklisted ? isNotNull(g.blacklisted_at) : isNull(g.blacklisted_at),
  );
}

/** An entry that is linked has the status of its employee, whenever it is saved. @param theirs undefined: nobody whom the viewer may see */
function faultsOfLink(theirs: GuardStatus | undefined, status: GuardStatus, isNew: boolean) {
  if (isNew && theirs !== 'Active') return fault('employee_id', GUARD_ERRORS.employeeUnknown);
  return theirs === undefined || theirs === status ? {} : fault('status', GUARD_ERRORS.statusOfEmployee);
}

export const guardRegister = registerOf(guards, {
  table: g,
  subject: 'security_guard',
  search: [g.name, g.guard_no, g.identity_number, g.passport],
  order: { guard_no: sql`lower(${g.guard_no})`, name: sql`lower(${g.name})`, category: g.category, joined_at: g.joined_at },
  unique: {
    security_guards_number_key: ['guard_no', GUARD_ERRORS.numberTaken],
    security_guards_identity_key: ['identity_number', GUARD_ERRORS.identityTaken],
    security_guards_passport_key: ['passport', GUARD_ERRORS.passportTaken],
    security_guards_employee_key: ['employee_id', GUARD_ERRORS.employeeTaken],
  },
  wording: GUARD_MESSAGES,
  seen: seenGuards,
  where: chosenGuards,
  /** The phone of an employee is the employee's. */
  columns: (form) => ({ ...form, date_of_birth: birthOf(form), phone: form.employee_id === null ? form.phone : undefined }),
  async check(ctx, drafts) {
    const found = await getEmployees(
      ctx,
      drafts.flatMap(({ form }) => form.employee_id ?? []),
    );
    const statuses = new Map(found.map(({ id, status }) => [id, status]));
    const day = today(ctx);
    return drafts.map(({ form, before }) => ({
      ...faultsOfGuard(form, day),
      ...(form.employee_id !== null && faultsOfLink(statuses.get(form.employee_id), form.status, form.employee_id !== before?.employee_id)),
    }));
  },
  async may(ctx, records) {
    const ids = records.map(({ id }) => id);
    const posted = new Set((await postedGuards(ctx.client, [ctx.companyId, ids])).map(({ guard_id }) => guard_id));
    return records.map(({ id, blacklisted_at }) => ({
      update: true as const,
      remove: blacklisted_at !== null && seesBlacklist(ctx) ? GUARD_ERRORS.onBlacklist : posted.has(id) ? GUARD_ERRORS.posted : (true as const),
    }));
  },
  async present(ctx, records) {
    const ids = records.map(({ id }) => id);
    const [more, elsewhere, photos, faces] = await pipeline(
      ctx,
      () => moreOfGuards(ctx, ids),
      () => checkWith(ctx, ids),
      () => presentFilesOf(ctx, 'security_guard', ids, 'photo'),
      () =>
        presentFilesOf(
          ctx,
          'employee',
          records.flatMap(({ employee_id }) => employee_id ?? []),
          'image',
        ),
    );
    const [sees, listed] = [seesCompliance(ctx), seesBlacklist(ctx)];
    return records.map((record): Partial<GuardRow> => {
      const own = more.get(record.id);
      const [photo] = faces.get(record.employee_id ?? 0) ?? photos.get(record.id) ?? [];
      return {
        ...(record.employee_id !== null && own && { name: own.name ?? record.name, phone: own.phone }),
        employee_code: own?.employee_code ?? null,
        permit_expiry: own?.permit_expiry ?? null,
        posting: own?.place ?? null,
        image: photo?.url ?? null,
        blacklisted: listed ? record.blacklisted_at !== null : null,
        check_with: elsewhere.get(record.id) ?? [],
        vetting_status: sees ? (own?.vetting_status ?? 'Pending') : null,
        vetting_expiry: sees ? (own?.vetting_expiry ?? null) : null,
      };
    });
  },
  async notify(ctx, changes) {
    const linked = changes.flatMap(({ after }) => (after && after.employee_id !== null ? [after.id] : []));
    if (linked.length > 0) await mirrorEmployees(ctx.client, [ctx.companyId, linked]);
    await guardsChanged(ctx);
  },
});
