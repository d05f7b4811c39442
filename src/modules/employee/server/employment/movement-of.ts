/** What a change of an employment is called, and what it changed, by name. */
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { organisationNames, positionLevels } from '#modules/company/server/public.ts';
import type { EmployeeRecord } from '../employee.tables.ts';
import { employeeNames } from '../employee.store.ts';
import type { NewMovement } from '../person.store.ts';

export const PLACES = ['branch_id', 'division_id', 'department_id', 'position_id', 'position_level_id', 'reporting_to'] as const;
const TERMS = ['employment_type', 'company_joined_at', 'contract_end_at'] as const;
export type Placement = Pick<EmployeeRecord, (typeof PLACES)[number]>;
type Current = Pick<EmployeeRecord, (typeof PLACES)[number] | (typeof TERMS)[number] | 'confirmed_at'>;

/** Did the place or the terms change? Such a change is a movement and needs its reason. */
export const isMoved = (before: Current, after: Current): boolean => [...PLACES, ...TERMS].some((key) => before[key] !== after[key]);

/** A higher level (rank 1 is the top) is a promotion, all else a transfer. */
async function typeOf(ctx: Ctx, before: Placement, after: Placement): Promise<'Transfer' | 'Promotion'> {
  const ids = [before.position_level_id, after.position_level_id].filter((id) => id !== null);
  if (ids.length < 2 || ids[0] === ids[1]) return 'Transfer';
  const levels = await ctx.db.select({ id: positionLevels.id, rank: positionLevels.rank }).from(positionLevels).where(among(positionLevels.id, ids));
  const rank = new Map(levels.map((level) => [level.id, level.rank]));
  return (rank.get(ids[1]!) ?? 0) < (rank.get(ids[0]!) ?? 0) ? 'Promotion' : 'Transfer';
}

async function namedChanges(ctx: Ctx, before: Current, after: Current): Promise<Pick<NewMovement, 'before' | 'after'>> {
  const both = (key: (typeof PLACES)[number]) => [before[key], after[key]].filter((id) => id !== null);
  const names = await organisationNames(ctx, {
    branch: both('branch_id'),
    division: both('division_id'),
    department: both('department_id'),
    position: both('position_id'),
    position_level: both('position_level_id'),
  });
  const people = await employeeNames(ctx, both('reporting_to'));
  const nameOf = (key: (typeof PLACES)[number], id: number | null) =>
    id === null ? null : ((key === 'reporting_to' ? people.get(id) : names[key.slice(0, -3) as keyof typeof names].get(id)?.name) ?? String(id));
  const places = PLACES.filter((key) => before[key] !== after[key]);
  const terms = TERMS.filter((key) => before[key] !== after[key]);
  const side = (record: Current) => ({
    ...Object.fromEntries(places.map((key) => [key.replace(/_id$/, ''), nameOf(key, record[key])])),
    ...Object.fromEntries(terms.map((key) => [key, record[key]])),
  });
  return { before: side(before), after: side(after) };
}

/** The movements that a change makes: of place and terms, and the confirmation. */
export async function movementsBetween(ctx: Ctx, before: EmployeeRecord, after: EmployeeRecord, at: string, reason: string | null): Promise<NewMovement[]> {
  const movements: NewMovement[] = [];
  if (isMoved(before, after)) {
    movements.push({ employee_id: after.id, effective_date: at, type: await typeOf(ctx, before, after), reason, ...(await namedChanges(ctx, before, after)) });
  }
  if (before.confirmed_at !== after.confirmed_at && after.confirmed_at) {
    movements.push({ employee_id: after.id, effective_date: after.confirmed_at, type: 'Confirm', reason });
  }
  return movements;
}
