import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import type { Ctx } from '#platform/server/context.ts';
import { COMPANY_ERRORS, COMPANY_MESSAGES } from '../../contract/company.messages.ts';
import type { reorderLevels as endpoint } from '../../contract/organisation.endpoints.ts';
import { allUnitRecords, rankLevels } from './organisation.store.ts';
import { UNITS } from './organisation-units.ts';
import { recordChange } from '../notify-company.ts';

/** Ranks the levels in the given order; it must name every level once, so that nobody's new level is lost. */
export async function reorderLevels(ctx: Ctx, { ids }: ParsedInput<typeof endpoint>) {
  const before = (await allUnitRecords(ctx, UNITS.position_level)).map(({ id }) => id);
  const named = new Set(ids);
  if (named.size !== ids.length || before.length !== ids.length || !before.every((id) => named.has(id))) {
    throw invalid('ids', COMPANY_ERRORS.levelsIncomplete);
  }
  await rankLevels(ctx, ids);
  await recordChange(ctx, { action: 'reordered', subject_type: 'position_level', subject_id: ctx.companyId, before: { ids: before }, after: { ids } });
  return { success: true as const, message: say(COMPANY_MESSAGES.levelsOrdered, ctx.locale) };
}
