/** The five lists of the organisation as registers: what they share is said once, what differs stands in `UNITS`. */
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { FieldTexts } from '#platform/contract/errors.ts';
import type { Register } from '#platform/contract/register/register.ts';
import type { Ctx } from '#platform/server/context.ts';
import { bind, type Binding } from '#platform/server/module.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf, type BoundRegister } from '#platform/server/register/register-of.ts';
import { COMPANY_ERRORS, COMPANY_MESSAGES } from '../../contract/company.messages.ts';
import * as lists from '../../contract/organisation.register.ts';
import { ORGANISATION_KINDS, type OrganisationKind } from '../../contract/organisation.schema.ts';
import { branchChanged } from './branch-calendar.ts';
import { deleteUnit } from './delete-unit.ts';
import type { Unit } from './organisation-unit.ts';
import { findPeople } from './organisation-users.ts';
import { liveUnitIds, unitColumn } from './organisation.store.ts';
import { UNITS } from './organisation-units.ts';
import { presentUnits } from './present-units.ts';
import { notifyCompany } from '../notify-company.ts';

type Form = Readonly<Record<string, unknown>>;
/** A unit alone is shown with its count, a list when it is asked for. */
type Counted = { readonly with_count: ReadonlySet<string> };

/** What a form refers to exists in this company: the units above, and the person at its head. */
async function checkUnits(ctx: Ctx, { parents, head }: Unit, forms: readonly Form[]): Promise<FieldTexts[]> {
  const given = (column: string) => forms.map((form) => form[column]).filter((id): id is number => typeof id === 'number');
  const known = new Map<string, { has(id: number): boolean }>();
  for (const [column, kind] of Object.entries(parents)) known.set(column, await liveUnitIds(ctx, UNITS[kind], given(column)));
  if (head) known.set(head, await findPeople(ctx, given(head)));
  const faultsOf = (form: Form) =>
    [...known]
      .filter(([column, ids]) => typeof form[column] === 'number' && !ids.has(form[column]))
      .map(([column]) => fault(column, column === head ? COMPANY_ERRORS.noSuchPerson : COMPANY_ERRORS.noSuchUnit));
  return forms.map((form) => Object.assign({}, ...faultsOf(form)) as FieldTexts);
}

function unitRegister(register: Register, unit: Unit): BoundRegister {
  const { kind, table, parents, columns } = unit;
  const same = (filter: Form) =>
    [...Object.keys(parents), 'status'].filter((name) => filter[name] !== undefined).map((name) => eq(unitColumn(table, name), filter[name]));
  const lower = { name: sql`lower(${table.name})`, code: sql`lower(${table.code})` };
  return registerOf(register, {
    table,
    subject: kind,
    plainVerbs: true,
    search: [table.name, table.code],
    order: { ...getTableColumns(table), ...lower },
    unique: unit.unique,
    ...(kind === 'branch' && { sole: ['is_hq'] }),
    wording: { created: COMPANY_MESSAGES.unitAdded, saved: COMPANY_MESSAGES.unitSaved, deleted: COMPANY_MESSAGES.unitDeleted },
    where: (_ctx, filter) => and(...same(filter as Form)),
    ...(columns && { columns }),
    check: (ctx, drafts) =>
      checkUnits(
        ctx,
        unit,
        drafts.map(({ form }) => form),
      ),
    /** One in use goes with `move_to`. */
    may: (_ctx, records) => records.map(() => ({ update: true, remove: true })),
    present: (ctx, records, filter) => presentUnits(ctx, unit, records as never, (filter as Counted | undefined)?.with_count.has('employees') ?? true),
    async notify(ctx, changes) {
      for (const { before, after } of changes) {
        await notifyCompany(ctx, { subject_type: kind, subject_id: (after ?? before)?.id as number });
        if (kind === 'branch' && before && after) await branchChanged(ctx, before, after);
      }
    },
  });
}

const LISTS: Readonly<Record<OrganisationKind, Register>> = {
  branch: lists.branches,
  division: lists.divisions,
  department: lists.departments,
  position_level: lists.positionLevels,
  position: lists.positions,
};
export const UNIT_REGISTERS = Object.fromEntries(ORGANISATION_KINDS.map((kind) => [kind, unitRegister(LISTS[kind], UNITS[kind])])) as Readonly<
  Record<OrganisationKind, BoundRegister>
>;

/** Deletion is written by hand: it may move what hangs under the unit. */
export const unitBindings: readonly Binding[] = ORGANISATION_KINDS.flatMap((kind) => {
  const { register, bindings, locked } = UNIT_REGISTERS[kind];
  const remove = bind(register.remove, ((ctx: Ctx, input: Parameters<typeof deleteUnit>[3]) => deleteUnit(ctx, UNITS[kind], locked, input)) as never);
  return [...bindings.filter(({ endpoint }) => endpoint !== register.remove), remove];
});
