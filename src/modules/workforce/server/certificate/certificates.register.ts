/** The registers of certificates: their kinds, and who holds them. */
import { and, eq, gt, gte, inArray, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { employees as e, getEmployees, visible } from '#modules/employee/server/public.ts';
import { certificateKinds, certificates, type CertificateRow, type CertificateState } from '../../contract/certificate.register.ts';
import { EXPIRES_SOON } from '../../contract/certificate-for-work.ts';
import { WORKFORCE_ERRORS as E, WORKFORCE_MESSAGES as M } from '../../contract/workforce.messages.ts';
import { today } from '../project.store.ts';
import { workforceChanged } from '../workforce-changed.ts';
import { womCertificateKinds as kinds, womCertificates as table } from '../workforce.tables.ts';
import { kindNames, usesOfKinds } from './certificate.store.ts';

export const certificateKindRegister = registerOf(certificateKinds, {
  table: kinds,
  subject: 'wom_certificate_kind',
  search: [kinds.name],
  order: { name: sql`lower(${kinds.name})` },
  unique: { wom_certificate_kinds_name_key: ['name', E.kindTaken] },
  wording: { created: M.kindCreated, saved: M.kindSaved, deleted: M.kindDeleted },
  async may(ctx, records) {
    const uses = await usesOfKinds(
      ctx,
      records.map(({ id }) => id),
      today(ctx),
    );
    return records.map(({ id }) => ({ update: true as const, remove: uses.get(id)?.used ? E.kindUsed : (true as const) }));
  },
  async present(ctx, records) {
    const uses = await usesOfKinds(
      ctx,
      records.map(({ id }) => id),
      today(ctx),
    );
    return records.map(({ id }) => ({ held: uses.get(id)?.held ?? 0 }));
  },
  notify: workforceChanged,
});

function stateOf(expires: string | null, day: CalendarDate): CertificateState {
  if (expires === null || expires > addDays(day, EXPIRES_SOON)) return 'Valid';
  return expires < day ? 'Expired' : 'Expiring';
}
/** `stateOf` as a condition. */
function inState(state: CertificateState, day: CalendarDate): SQL | undefined {
  const soon = addDays(day, EXPIRES_SOON);
  if (state === 'Expired') return lt(table.expires_on, day);
  return state === 'Expiring' ? and(gte(table.expires_on, day), lte(table.expires_on, soon)) : or(isNull(table.expires_on), gt(table.expires_on, soon));
}

/** Certificates of people whom the viewer sees. */
const seen = (ctx: Ctx) => inArray(table.employee_id, ctx.db.select({ id: e.id }).from(e).where(visible(ctx)));

export const certificateRegister = registerOf(certificates, {
  table,
  subject: 'wom_certificate',
  search: [table.number],
  order: { expires_on: sql`coalesce(${table.expires_on}, 'infinity')`, issued_on: table.issued_on },
  unique: { wom_certificates_held_key: ['issued_on', E.certificateTaken] },
  wording: { created: M.certificateCreated, saved: M.certificateSaved, deleted: M.certificateDeleted },
  seen,
  where: (ctx, { status, kind_id, employee_id }) =>
    and(status && inState(status, today(ctx)), kind_id ? eq(table.kind_id, kind_id) : undefined, employee_id ? eq(table.employee_id, employee_id) : undefined),
  async check(ctx, drafts) {
    const [known, people] = await pipeline(
      ctx,
      () =>
        kindNames(
          ctx,
          drafts.map(({ form }) => form.kind_id),
        ),
      () =>
        getEmployees(
          ctx,
          drafts.map(({ form }) => form.employee_id),
        ),
    );
    const seenIds = new Set(people.map(({ id }) => id));
    return drafts.map(({ form }) => ({
      ...(!known.has(form.kind_id) && fault('kind_id', E.kindUnknown)),
      ...(!seenIds.has(form.employee_id) && fault('employee_id', E.employeesUnknown)),
      ...(form.expires_on !== null && form.expires_on < form.issued_on && fault('expires_on', E.endBeforeStart)),
    }));
  },
  async present(ctx, records) {
    const [names, people] = await pipeline(
      ctx,
      () =>
        kindNames(
          ctx,
          records.map(({ kind_id }) => kind_id),
        ),
      () =>
        getEmployees(
          ctx,
          records.map(({ employee_id }) => employee_id),
        ),
    );
    const known = new Map(people.map((person) => [person.id, person]));
    const day = today(ctx);
    return records.map(({ employee_id, kind_id, expires_on }): Partial<CertificateRow> => {
      const person = known.get(employee_id);
      return {
        employee: { id: employee_id, name: person?.name ?? '', code: person?.employee_code ?? '' },
        kind: names.get(kind_id) ?? '',
        status: stateOf(expires_on, day),
      };
    });
  },
  notify: workforceChanged,
});
