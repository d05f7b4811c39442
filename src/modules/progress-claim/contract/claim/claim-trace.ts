/** How each figure of a claim came about, step by step, in ringgit. It is made from the figures themselves, so it cannot differ from them. Pure. */
import { add, toRinggit, type Sen } from '#platform/contract/money.ts';
import type { Text } from '#platform/contract/messages.ts';
import { CLAIM_FORMULAS, CLAIM_SOURCES, CLAIM_STEPS } from './claim-trace.messages.ts';
import type { ClaimFacts, ClaimFigures, ClaimTerms } from './value-claim.ts';

/** In the shape that `TraceView` draws. */
export interface ClaimStep {
  readonly step: string;
  readonly title: Text;
  readonly formula: Text;
  readonly inputs: Readonly<Record<string, number | string>>;
  readonly result: number;
  readonly rule: string;
  readonly version: string;
  readonly source: Text;
}

type Inputs = Readonly<Record<string, Sen | { readonly of: number } | { readonly text: string }>>;

/** An input that ends in `_of` is a per cent and not an amount. */
const shown = (inputs: Inputs): ClaimStep['inputs'] =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [name, typeof value === 'number' ? toRinggit(value) : 'of' in value ? value.of : value.text]),
  );

export function explainClaim(terms: ClaimTerms, facts: ClaimFacts, figures: ClaimFigures): ClaimStep[] {
  const done = add(facts.work_done, facts.vo_done);
  const step = (name: keyof typeof CLAIM_STEPS & keyof ClaimFigures, inputs: Inputs, source: keyof typeof CLAIM_SOURCES = 'contract'): ClaimStep => ({
    step: name,
    title: CLAIM_STEPS[name],
    formula: CLAIM_FORMULAS[name],
    inputs: shown(inputs),
    result: toRinggit(figures[name]),
    rule: 'company',
    version: '',
    source: CLAIM_SOURCES[source],
  });
  const hasAdvance = figures.advance_paid !== 0;
  const { tax } = terms;
  return [
    step('materials', { materials_on_site: facts.materials_on_site, materials_of: { of: terms.materials_percent } }, 'valuation'),
    step('gross', { work_done: facts.work_done, vo_done: facts.vo_done, materials: figures.materials }, 'valuation'),
    step('retention_full', {
      retained_value: terms.retain_materials ? figures.gross : done,
      retention_of: { of: terms.retention_percent },
      contract_sum: terms.contract_sum,
      limit_of: { of: terms.retention_limit_percent },
    }),
    step('retention', {
      retention_full: figures.retention_full,
      retention_released: figures.retention_released,
      ...(terms.sections_done && { sections_done: terms.sections_done }),
    }),
    ...(hasAdvance
      ? [
          step('advance_recouped', {
            advance_paid: figures.advance_paid,
            work_done: done,
            contract_sum: terms.contract_sum,
            recouped_from_of: { of: terms.recoup_from_percent },
            recouped_to_of: { of: terms.recoup_to_percent },
          }),
        ]
      : []),
    step('net', {
      gross: figures.gross,
      retention: figures.retention,
      deductions: facts.deductions,
      ...(hasAdvance && { advance_paid: figures.advance_paid, advance_recouped: figures.advance_recouped }),
    }),
    step('this_claim', { net: figures.net, previous_net: facts.previous_net }),
    step(
      'taxable',
      {
        ...(tax.base === 'Services' && { services: facts.services, gross: figures.gross }),
        taxable_net: figures.taxable_net,
        previous_taxable: facts.previous_taxable,
      },
      'tax',
    ),
    step(
      'tax',
      { taxable: figures.taxable, tax_of: { of: tax.treatment === 'Service Tax' ? tax.percent : 0 }, ...(tax.reason && { reason: { text: tax.reason } }) },
      tax.fixed ? 'fixed' : 'tax',
    ),
    step('payable', { this_claim: figures.this_claim, tax: figures.tax }),
  ];
}
