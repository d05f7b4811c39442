/** A company that tells its address has told where its headquarters lies, until somebody says otherwise there. */
import type { Ctx } from '#platform/server/context.ts';
import { DEFAULT_REST_DAYS, FRIDAY_STATES } from '../../contract/organisation.schema.ts';
import type { CompanyRecord } from '../company.tables.ts';
import { recordChange } from '../notify-company.ts';
import { branchChanged } from './branch-calendar.ts';
import { headquartersWithoutAddress, placeBranch } from './organisation.store.ts';

/** The week of a state, for a branch whose week nobody has chosen. */
export const restDaysOf = (state: string | null): number[] => (FRIDAY_STATES.includes(state ?? '') ? [5] : [...DEFAULT_REST_DAYS]);

/** Fills address and state of the headquarters where it has none; one that lies in another state is left alone. */
export async function placeHeadquarters(ctx: Ctx, company: CompanyRecord): Promise<void> {
  const { address_1, address_2, postcode, city, state, country } = company;
  if (address_1 === null) return;
  const before = await headquartersWithoutAddress(ctx);
  if (!before || (before.state !== null && before.state !== state)) return;
  const isNewState = before.state === null && state !== null;
  const keepsWeek = !isNewState || String(before.rest_days) !== String(DEFAULT_REST_DAYS);
  const rest_days = keepsWeek ? before.rest_days : restDaysOf(state);
  const after = await placeBranch(ctx, before.id, { address_1, address_2, postcode, city, state, country, rest_days });
  await recordChange(ctx, { action: 'updated', subject_type: 'branch', subject_id: before.id, before, after });
  await branchChanged(ctx, before, after);
}
