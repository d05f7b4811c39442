/** Units that another record brings along: the departments and positions that a sheet of employees names. */
import { mayAct } from '#platform/contract/access.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { guardUnique } from '#platform/server/db/unique-violation.ts';
import type { Ctx } from '#platform/server/context.ts';
import { ORGANISATION_KINDS, type OrganisationKind } from '../../contract/organisation.schema.ts';
import { findCompany } from '../company.store.ts';
import { countHolders } from './organisation-users.ts';
import { allUnitRecords, countParts, lockUnit, insertUnit, removeUnit } from './organisation.store.ts';
import { restDaysOf } from './place-headquarters.ts';
import { UNITS } from './organisation-units.ts';
import { notifyCompany } from '../notify-company.ts';

export interface WantedUnit {
  readonly kind: OrganisationKind;
  readonly name: string;
}
/** Plain JSON: what taking a unit back must know. */
export interface MadeUnit {
  readonly kind: OrganisationKind;
  readonly id: number;
  readonly updated_at: string;
}

/** As the calls that create a unit ask: the right, and a view of the whole company. */
export const mayMakeUnits = (ctx: Ctx) => ctx.actor.scope.all && mayAct(ctx.actor, ctx.services.pages, '/admin/company/organizational', 'Create');

/** What a new unit needs besides its name: weekly rest days by the branch's state. */
export function newUnitColumns({ kind, name }: WantedUnit, state: string | null): Record<string, unknown> {
  const rest_days = restDaysOf(state);
  return { name, ...(kind === 'branch' && { state, rest_days }) };
}

/** Adds units under nothing; a branch takes the state of the headquarters, else of the company. @throws AppError 422 `name`. */
export async function makeUnits(ctx: Ctx, wanted: readonly WantedUnit[]): Promise<MadeUnit[]> {
  const made: MadeUnit[] = [];
  if (wanted.length === 0) return made;
  const state = wanted.some(({ kind }) => kind === 'branch') ? await homeState(ctx) : null;
  for (const each of wanted) {
    const columns = newUnitColumns(each, state);
    const record = await guardUnique(UNITS[each.kind].unique, () => insertUnit(ctx, UNITS[each.kind], columns));
    await audit(ctx, { action: 'created', subject_type: each.kind, subject_id: record.id, before: null, after: record });
    made.push({ kind: each.kind, id: record.id, updated_at: record.updated_at });
  }
  await notifyCompany(ctx, { subject_type: 'company', subject_id: ctx.companyId });
  return made;
}

async function homeState(ctx: Ctx): Promise<string | null> {
  const home = (await allUnitRecords(ctx, UNITS.branch)).find((branch) => branch['is_hq'] === true);
  return ((home?.['state'] ?? (await findCompany(ctx, ctx.companyId))?.state) as string | null | undefined) ?? null;
}

/** Takes a unit back that nobody stands under and nobody changed since. @returns whether it went. */
export async function takeUnitBack(ctx: Ctx, { kind, id, updated_at }: MadeUnit): Promise<boolean> {
  const record = await lockUnit(ctx, UNITS[kind], id);
  if (!record || record.updated_at !== updated_at) return false;
  const holders = (await countHolders(ctx, kind, [id])).get(id) ?? 0;
  if (holders + (await countParts(ctx, UNITS[kind], id)) > 0) return false;
  await removeUnit(ctx, UNITS[kind], id);
  await audit(ctx, { action: 'import-undone', subject_type: kind, subject_id: id, before: record, after: null });
  return true;
}

/** Positions first, so that nothing hangs under a unit when its turn comes. */
export async function takeUnitsBack(ctx: Ctx, made: readonly MadeUnit[]): Promise<void> {
  const rank = ({ kind }: MadeUnit) => ORGANISATION_KINDS.indexOf(kind);
  for (const unit of [...made].sort((a, b) => rank(b) - rank(a))) await takeUnitBack(ctx, unit);
  if (made.length > 0) await notifyCompany(ctx, { subject_type: 'company', subject_id: ctx.companyId });
}
