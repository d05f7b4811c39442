/** What a form refers to must exist in this company: the units above, and the person at its head. */
import { invalidFields, type FieldTexts } from '#platform/contract/errors.ts';
import type { Text } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { COMPANY_ERRORS } from '../../contract/company.messages.ts';
import { findPeople } from './organisation-users.ts';
import type { Unit } from './organisation-unit.ts';
import { liveUnitIds } from './organisation.store.ts';
import { UNITS } from './organisation-units.ts';

export type UnitForm = { readonly name: string } & Readonly<Record<string, unknown>>;

/** Ends of the unique indexes of the five tables. */
export const UNIT_UNIQUE: Readonly<Record<string, readonly [string, Text]>> = {
  _name_key: ['name', COMPANY_ERRORS.nameTaken],
  _code_key: ['code', COMPANY_ERRORS.codeTaken],
  _rank_key: ['rank', COMPANY_ERRORS.rankTaken],
};

/** @throws 422 with every field at fault. */
export async function checkUnitForm(ctx: Ctx, unit: Unit, form: UnitForm): Promise<void> {
  const faults: FieldTexts = {};
  for (const [column, kind] of Object.entries(unit.parents)) {
    const id = form[column];
    if (typeof id === 'number' && !(await liveUnitIds(ctx, UNITS[kind], [id])).has(id)) faults[column] = [{ text: COMPANY_ERRORS.noSuchUnit }];
  }
  const head = unit.head ? form[unit.head] : null;
  if (unit.head && typeof head === 'number' && !(await findPeople(ctx, [head])).has(head)) {
    faults[unit.head] = [{ text: COMPANY_ERRORS.noSuchPerson }];
  }
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
}
