/** Reckons one side of a claim anew from its contract, its lines and what was certified before. The caller has locked the contract. */
import { type CalendarDate } from '#platform/contract/dates.ts';
import { add, fromRinggit, sen, ZERO, type Sen } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Deduction, LineEntry, Side } from '../../contract/claim/claim.schema.ts';
import { taxRuleOn, type DatedTaxRule } from '../../contract/claim/tax-rule.ts';
import { taxableOf, valueClaim, type ClaimFacts, type ClaimTerms } from '../../contract/claim/value-claim.ts';
import type { ClaimRecord, ProjectRecord, Reckoned } from '../progress-claim.tables.ts';
import { completedValue, sectionsOf } from '../project/section.store.ts';
import { sheetOf, valueSheet, type Sheet } from './claim-sheet.ts';
import { certifiedBefore } from './claim.store.ts';

/** What the contract says of a claim that is taxed on a day. */
export const termsOf = (project: ProjectRecord, taxed: CalendarDate, sections_done: Sen = ZERO): ClaimTerms => ({
  contract_sum: project.contract_sum,
  retention_percent: project.retention_percent,
  retention_limit_percent: project.retention_limit_percent,
  retain_materials: project.retain_materials,
  materials_percent: project.materials_percent,
  cpc_date: project.cpc_date as CalendarDate | null,
  cmgd_date: project.cmgd_date as CalendarDate | null,
  ...(sections_done > 0 && { sections_done }),
  advance: project.advance,
  advance_on: project.advance_on as CalendarDate | null,
  recoup_from_percent: project.recoup_from_percent,
  recoup_to_percent: project.recoup_to_percent,
  tax: taxRuleOn(project.tax_rules as readonly DatedTaxRule[], taxed),
});

export const sumDeductions = (deductions: readonly Deduction[]): Sen => sen(deductions.reduce((sum, { amount }) => sum + fromRinggit(amount), 0));

export interface Reckoning {
  readonly project: ProjectRecord;
  readonly claim: Pick<ClaimRecord, 'id' | 'claim_no'>;
  readonly side: Side;
  readonly period_end: CalendarDate;
  /** The day whose tax rule applies. */
  readonly taxed: CalendarDate;
  readonly materials_on_site: Sen;
  readonly deductions: readonly Deduction[];
  readonly typed?: readonly LineEntry[];
  readonly sheet?: Sheet;
}

/** @throws 422 which lines say too much */
export async function reckon(ctx: Ctx, given: Reckoning): Promise<Reckoned> {
  const { project, claim, side, period_end: at } = given;
  const sheet = given.sheet ?? (await sheetOf(ctx, project, claim.id));
  const certified = await certifiedBefore(ctx, project.id, claim.claim_no);
  const valued = await valueSheet(ctx, claim.id, { project, sheet, side, at, typed: given.typed ?? [] });
  const terms = termsOf(project, given.taxed, completedValue(await sectionsOf(ctx, project.id), at));
  const last = certified[0]?.certified ?? null;
  const facts: ClaimFacts = {
    period_end: at,
    ...valued,
    materials_on_site: given.materials_on_site,
    deductions: add(...certified.map(({ certified_deductions }) => sumDeductions(certified_deductions)), sumDeductions(given.deductions)),
    previous_net: last?.figures.net ?? ZERO,
    previous_taxable: last ? taxableOf(terms.tax.base, last.figures.net, last.facts.services, last.figures.gross) : ZERO,
  };
  return { terms, facts, figures: valueClaim(terms, facts) };
}

/** What a side of a claim was reckoned with, to reckon it again. */
export function asSaved(claim: ClaimRecord, side: Side) {
  const reckoned = side === 'certified' ? (claim.certified ?? claim.claimed) : claim.claimed;
  return {
    claim,
    side,
    period_end: claim.period_end as CalendarDate,
    taxed: (claim.invoice_date ?? claim.claim_date) as CalendarDate,
    materials_on_site: reckoned.facts.materials_on_site,
    deductions: side === 'certified' ? claim.certified_deductions : claim.claimed_deductions,
  };
}
