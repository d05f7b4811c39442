/**
 * Who stands in the organisation. Company knows no employees, so it asks through a port;
 * the module of employees (and any other that files rows under a unit) answers.
 */
import type { Meta } from '#platform/contract/endpoint.ts';
import { metaFor } from '#platform/contract/paging.ts';
import type { Ctx } from '#platform/server/context.ts';
import { providersOf, extensionPoint } from '#platform/server/extension-point.ts';
import type { OrganisationKind, Person } from '../../contract/organisation.schema.ts';

export interface OrganisationUser {
  /** Active holders of each unit, by unit id; units without any may be absent. */
  count(ctx: Ctx, kind: OrganisationKind, ids: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** Moves every holder, active or not, to another unit of the same kind. Answers how many. */
  move(ctx: Ctx, kind: OrganisationKind, from: number, to: number): Promise<number>;
  /** What else names a unit, by its own name; null: nothing. Such a unit goes only when another takes its place. */
  namedBy?(ctx: Ctx, kind: OrganisationKind, id: number): Promise<string | null>;
  /** Names of heads and managers by employee id. */
  people?(ctx: Ctx, employeeIds: readonly number[]): Promise<ReadonlyMap<number, Person>>;
  /** Active employees to choose a head from, by name or code. */
  search?(ctx: Ctx, wanted: { keyword?: string | undefined; page: number; per_page: number }): Promise<{ data: Person[]; meta: Meta }>;
}

export const organisationUsers = extensionPoint<OrganisationUser>('who stands in the organisation');

/** Active holders by unit id, over all modules; every id is present. */
export async function countHolders(ctx: Ctx, kind: OrganisationKind, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const totals = new Map(ids.map((id) => [id, 0]));
  if (ids.length === 0) return totals;
  for (const user of providersOf(organisationUsers)) {
    for (const [id, count] of await user.count(ctx, kind, ids)) totals.set(id, (totals.get(id) ?? 0) + count);
  }
  return totals;
}

export async function moveHolders(ctx: Ctx, kind: OrganisationKind, from: number, to: number): Promise<number> {
  let moved = 0;
  for (const user of providersOf(organisationUsers)) moved += await user.move(ctx, kind, from, to);
  return moved;
}

/** The first record that names a unit; null: none. */
export async function whatNames(ctx: Ctx, kind: OrganisationKind, id: number): Promise<string | null> {
  for (const user of providersOf(organisationUsers)) {
    const name = (await user.namedBy?.(ctx, kind, id)) ?? null;
    if (name !== null) return name;
  }
  return null;
}

export async function findPeople(ctx: Ctx, employeeIds: readonly number[]): Promise<ReadonlyMap<number, Person>> {
  const found = new Map<number, Person>();
  if (employeeIds.length === 0) return found;
  for (const user of providersOf(organisationUsers)) {
    for (const [id, person] of (await user.people?.(ctx, employeeIds)) ?? []) found.set(id, person);
  }
  return found;
}

export async function searchPeople(
  ctx: Ctx,
  wanted: { keyword?: string | undefined; page: number; per_page: number },
): Promise<{ data: Person[]; meta: Meta }> {
  for (const user of providersOf(organisationUsers)) {
    if (user.search) return user.search(ctx, wanted);
  }
  return { data: [], meta: metaFor(wanted, 0) };
}
