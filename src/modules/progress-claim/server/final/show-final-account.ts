/** The final account of a contract as things stand: of what was certified, never of what is claimed. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { add, subtract, toRinggit, ZERO, type Sen } from '#platform/contract/money.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { UNCERTIFIED } from '../../contract/claim/claim.workflow.ts';
import { taxRuleOn, type DatedTaxRule } from '../../contract/claim/tax-rule.ts';
import { taxableOf } from '../../contract/claim/value-claim.ts';
import { ACCOUNT_LINES, finalAccountOf, type AccountKey } from '../../contract/final/final-account.ts';
import type { FinalAccount, showFinalAccount as endpoint } from '../../contract/final/final-account.endpoints.ts';
import { damagesFor, sectionsOf } from '../project/section.store.ts';
import { outstandingOf } from '../claim/claim.presenter.ts';
import { approvedVariations, claimsOf } from '../claim/claim.store.ts';
import { sumDeductions } from '../claim/reckon-claim.ts';
import type { ProjectRecord } from '../progress-claim.tables.ts';
import { completionOf, getProject, today } from '../project.store.ts';

const sum = (amounts: readonly Sen[]): Sen => add(ZERO, ...amounts);

export async function accountOf(ctx: Ctx, project: ProjectRecord): Promise<FinalAccount> {
  const [claims, variations, completion, sections] = await pipeline(
    ctx,
    () => claimsOf(ctx, project.id),
    () => approvedVariations(ctx, project.id),
    () => completionOf(ctx, project),
    () => sectionsOf(ctx, project.id),
  );
  const now = today(ctx);
  const certified = claims.filter(({ certified_net }) => certified_net !== null);
  const last = certified[0]?.certified ?? null;
  const deductions = certified.flatMap(({ certified_deductions }) => certified_deductions);
  const damages = sumDeductions(deductions.filter(({ kind }) => kind === 'Damages'));
  const tax = taxRuleOn(project.tax_rules as readonly DatedTaxRule[], now);
  const account = finalAccountOf({
    contract_sum: project.contract_sum,
    variations: sum(variations.map(({ amount }) => amount)),
    work_done: last?.facts.work_done ?? ZERO,
    vo_done: last?.facts.vo_done ?? ZERO,
    services: last?.facts.services ?? ZERO,
    damages_due: damagesFor(project, completion, now, sections).deductible,
    damages_deducted: damages,
    other_deductions: subtract(sumDeductions(deductions), damages),
    certified: last?.figures.net ?? ZERO,
    certified_taxable: last ? taxableOf(tax.base, last.figures.net, last.facts.services, last.figures.gross) : ZERO,
    outstanding: sum(claims.map(outstandingOf)),
    tax,
  });
  const madeGood = project.cmgd_date as CalendarDate | null;
  return {
    lines: Object.fromEntries(ACCOUNT_LINES.map(({ key }) => [key, toRinggit(account[key])])) as Record<AccountKey, number>,
    variations: variations.map(({ vo_no, description, amount }) => ({ vo_no, description, amount: toRinggit(amount) })),
    retention: toRinggit(last?.figures.retention ?? ZERO),
    paid: toRinggit(sum(certified.map(({ paid_amount }) => paid_amount))),
    waits: [
      ...(claims.some(({ status }) => UNCERTIFIED.some((each) => each === status)) ? (['open'] as const) : []),
      ...(madeGood === null || madeGood > now ? (['notMadeGood'] as const) : []),
    ],
  };
}

export const showFinalAccount = async (ctx: Ctx, { project_id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> => ({
  data: await accountOf(ctx, await getProject(ctx, project_id)),
});
