/** Names of units, and whether given ids are live units, for the modules that file rows under them. */
import { invalidFields, type FieldTexts } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import { COMPANY_ERRORS } from '../../contract/company.messages.ts';
import { ORGANISATION_KINDS, type OrganisationKind } from '../../contract/organisation.schema.ts';
import type { Named } from './organisation-unit.ts';
import { allUnitRecords, branchRecords, liveUnitIds, unitNames } from './organisation.store.ts';
import { UNITS } from './organisation-units.ts';

export type OrganisationIds = Partial<Record<OrganisationKind, readonly number[]>>;
export type OrganisationNames = Readonly<Record<OrganisationKind, ReadonlyMap<number, Named>>>;

/** `{id, name}` by kind and id, also of units that are deleted by now. One query for each kind that has ids. */
export async function organisationNames(ctx: Ctx, ids: OrganisationIds): Promise<OrganisationNames> {
  const names: Partial<Record<OrganisationKind, ReadonlyMap<number, Named>>> = {};
  for (const kind of ORGANISATION_KINDS) names[kind] = await unitNames(ctx, UNITS[kind], [...new Set(ids[kind] ?? [])]);
  return names as OrganisationNames;
}

export type UnitFields = Partial<Record<`${OrganisationKind}_id`, number | null | undefined>>;

/** @throws 422 at each `…_id` that names no live unit of this company. Null and absent fields pass. */
export async function checkOrganisation(ctx: Ctx, fields: UnitFields): Promise<void> {
  const faults: FieldTexts = {};
  for (const kind of ORGANISATION_KINDS) {
    const id = fields[`${kind}_id`];
    if (typeof id === 'number' && !(await liveUnitIds(ctx, UNITS[kind], [id])).has(id)) faults[`${kind}_id`] = [{ text: COMPANY_ERRORS.noSuchUnit }];
  }
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
}

export type OrganisationLookup = Readonly<Record<OrganisationKind, ReadonlyMap<string, number>>>;

/** Live unit ids by name and by code, both in lower case, for imports. A name wins over a code. */
export async function organisationLookup(ctx: Ctx): Promise<OrganisationLookup> {
  const lookup: Partial<Record<OrganisationKind, ReadonlyMap<string, number>>> = {};
  for (const kind of ORGANISATION_KINDS) {
    const records = await allUnitRecords(ctx, UNITS[kind]);
    const byText = new Map<string, number>();
    for (const record of records) if (typeof record['code'] === 'string') byText.set(record['code'].toLowerCase(), record.id);
    for (const record of records) byText.set(record.name.toLowerCase(), record.id);
    lookup[kind] = byText;
  }
  return lookup as OrganisationLookup;
}

export interface BranchFacts extends Named {
  readonly state: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly radius_m: number;
  /** 1 Monday … 7 Sunday. */
  readonly rest_days: readonly number[];
}

type BranchRecord = Awaited<ReturnType<typeof branchRecords>>[number];
const factsOf = ({ id, name, state, lat, lng, radius_m, rest_days }: BranchRecord): BranchFacts => ({
  id,
  name,
  state,
  radius_m,
  rest_days,
  lat: lat === null ? null : Number(lat),
  lng: lng === null ? null : Number(lng),
});

/** Place and weekly rest days of branches by id: who works where decides holidays, distance and rest. */
export async function branchFacts(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, BranchFacts>> {
  return new Map((await branchRecords(ctx, ids)).map((record) => [record.id, factsOf(record)]));
}

/** The live branches of the company, by name. */
export async function liveBranches(ctx: Ctx): Promise<BranchFacts[]> {
  return (await allUnitRecords(ctx, UNITS.branch)).map((record) => factsOf(record as unknown as BranchRecord));
}
