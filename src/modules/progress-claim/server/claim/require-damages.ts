/** Damages that a claim deducts: never more than the delay has come to, and none before the certificate of non-completion. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import { formatPrice, toRinggit } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Deduction } from '../../contract/claim/claim.schema.ts';
import { PCR_ERRORS } from '../../contract/progress-claim.messages.ts';
import type { ClaimRecord, ProjectRecord } from '../progress-claim.tables.ts';
import { completionOf } from '../project.store.ts';
import { damagesFor, sectionsOf } from '../project/section.store.ts';
import { certifiedBefore } from './claim.store.ts';
import { sumDeductions } from './reckon-claim.ts';

const damagesIn = (deductions: readonly Deduction[]) => sumDeductions(deductions.filter(({ kind }) => kind === 'Damages'));

/**
 * Asked when they are entered, and again when the claim is submitted and certified: an extension of time may have been granted in between.
 * @param field what the form that is answered calls them
 * @throws 422
 */
export async function requireDamages(
  ctx: Ctx,
  project: ProjectRecord,
  { claim_no, period_end }: Pick<ClaimRecord, 'claim_no' | 'period_end'>,
  deductions: readonly Deduction[],
  field: 'deductions' | 'base',
): Promise<void> {
  const asked = damagesIn(deductions);
  if (asked <= 0) return;
  const before = (await certifiedBefore(ctx, project.id, claim_no)).reduce((sum, one) => sum + damagesIn(one.certified_deductions), 0);
  const { exposure, deductible } = damagesFor(project, await completionOf(ctx, project), period_end as CalendarDate, await sectionsOf(ctx, project.id));
  if (deductible === 0 && exposure > 0) throw invalid(field, PCR_ERRORS.damagesUncertified);
  if (before + asked > deductible) throw invalid(field, PCR_ERRORS.damagesTooHigh, { amount: formatPrice(toRinggit(deductible)) });
}
