import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { add, fromRinggit, sen, toRinggit, ZERO, type Sen } from '#platform/contract/money.ts';
import { CLAIM_INPUTS } from './claim-trace.messages.ts';
import { explainClaim } from './claim-trace.ts';
import { share } from './share.ts';
import { taxRuleOn, type DatedTaxRule } from './tax-rule.ts';
import { advanceOf, retentionOf, valueClaim, type ClaimFacts, type ClaimTerms } from './value-claim.ts';

const day = (text: string) => text as CalendarDate;
const rm = (ringgit: number) => fromRinggit(ringgit);

const TERMS: ClaimTerms = {
  contract_sum: rm(1_000_000),
  retention_percent: 10,
  retention_limit_percent: 5,
  retain_materials: false,
  materials_percent: 75,
  cpc_date: null,
  cmgd_date: null,
  advance: ZERO,
  advance_on: null,
  recoup_from_percent: 25,
  recoup_to_percent: 75,
  tax: { treatment: 'None', percent: 0, base: 'All', reason: null },
};
const FACTS: ClaimFacts = {
  period_end: day('2026-03-31'),
  work_done: ZERO,
  vo_done: ZERO,
  materials_on_site: ZERO,
  services: ZERO,
  deductions: ZERO,
  previous_net: ZERO,
  previous_taxable: ZERO,
};
const SST = { treatment: 'Service Tax', percent: 6, base: 'All', reason: null } as const;

/** Ringgit: work, variations, materials on site, deductions, previous net → gross, retention, net, this claim, tax, payable. */
const CASES: readonly [
  string,
  Partial<ClaimTerms>,
  readonly [number, number, number, number, number],
  readonly [number, number, number, number, number, number],
][] = [
  ['ten per cent is retained', {}, [100_000, 0, 0, 0, 0], [100_000, 10_000, 90_000, 90_000, 0, 90_000]],
  ['materials are paid at their per cent and not retained', {}, [100_000, 0, 20_000, 0, 0], [115_000, 10_000, 105_000, 105_000, 0, 105_000]],
  [
    'materials are retained where the contract says so',
    { retain_materials: true },
    [100_000, 0, 20_000, 0, 0],
    [115_000, 11_500, 103_500, 103_500, 0, 103_500],
  ],
  ['the limit is of the contract sum, variations apart', {}, [600_000, 100_000, 0, 0, 0], [700_000, 50_000, 650_000, 650_000, 0, 650_000]],
  ['what was certified before is taken off', {}, [300_000, 0, 0, 0, 90_000], [300_000, 30_000, 270_000, 180_000, 0, 180_000]],
  ['deductions stay deducted', {}, [300_000, 0, 0, 5_000, 90_000], [300_000, 30_000, 265_000, 175_000, 0, 175_000]],
  [
    'half of the retention is due at practical completion',
    { cpc_date: day('2026-03-31') },
    [1_000_000, 0, 0, 0, 950_000],
    [1_000_000, 25_000, 975_000, 25_000, 0, 25_000],
  ],
  [
    'all of it is due when defects are made good',
    { cpc_date: day('2025-03-31'), cmgd_date: day('2026-03-31') },
    [1_000_000, 0, 0, 0, 975_000],
    [1_000_000, 0, 1_000_000, 25_000, 0, 25_000],
  ],
  ['an odd sen of half a retention stays held', { cpc_date: day('2026-01-01') }, [0.3, 0, 0, 0, 0], [0.3, 0.02, 0.28, 0.28, 0, 0.28]],
  ['service tax is of this claim', { tax: SST }, [100_000, 0, 0, 0, 0], [100_000, 10_000, 90_000, 90_000, 5_400, 95_400]],
  ['a claim below zero gives tax back', { tax: SST }, [100_000, 0, 0, 0, 100_000], [100_000, 10_000, 90_000, -10_000, -600, -10_600]],
  [
    'an exempt contract pays no tax',
    { tax: { ...SST, treatment: 'Exempt', reason: 'Fixed contract' } },
    [100_000, 0, 0, 0, 0],
    [100_000, 10_000, 90_000, 90_000, 0, 90_000],
  ],
  ['an omission makes the claim smaller', {}, [100_000, -20_000, 0, 0, 90_000], [80_000, 8_000, 72_000, -18_000, 0, -18_000]],
  ['retention is never below nothing', {}, [0, -20_000, 0, 0, 0], [-20_000, 0, -20_000, -20_000, 0, -20_000]],
];

test.each(CASES)('%s', (_name, terms, [work, vo, materials, deductions, previous], [gross, retention, net, thisClaim, tax, payable]) => {
  const facts = { ...FACTS, work_done: rm(work), vo_done: rm(vo), materials_on_site: rm(materials), deductions: rm(deductions) };
  const figures = valueClaim({ ...TERMS, ...terms }, { ...facts, previous_net: rm(previous), previous_taxable: rm(previous) });
  const shown = [figures.gross, figures.retention, figures.net, figures.this_claim, figures.tax, figures.payable].map(toRinggit);
  expect(shown).toEqual([gross, retention, net, thisClaim, tax, payable]);
});

describe('an advance', () => {
  const terms = { ...TERMS, advance: rm(100_000), advance_on: day('2026-01-01') };
  it.each([
    [250_000, 0],
    [250_000.01, 0],
    [500_000, 50_000],
    [750_000, 100_000],
    [900_000, 100_000],
  ])('work of RM %d has paid back RM %d', (done, recouped) => {
    expect(toRinggit(advanceOf(rm(done), day('2026-03-31'), terms).recouped)).toBe(recouped);
  });
  it('counts from the day on which it was paid', () => {
    expect(advanceOf(rm(900_000), day('2025-12-31'), terms)).toEqual({ paid: 0, recouped: 0 });
    const first = valueClaim(terms, { ...FACTS, work_done: rm(50_000) });
    expect(toRinggit(first.this_claim)).toBe(145_000);
  });
});

describe('tax on services alone', () => {
  it('takes the share of services in the gross value', () => {
    const terms = { ...TERMS, tax: { ...SST, base: 'Services' as const } };
    const figures = valueClaim(terms, { ...FACTS, work_done: rm(100_000), services: rm(40_000) });
    expect([figures.taxable, figures.tax].map(toRinggit)).toEqual([36_000, 2_160]);
  });
});

describe('the tax rule of a day', () => {
  const rules: readonly DatedTaxRule[] = [
    { from: day('2026-07-01'), ...SST },
    { from: day('2025-01-01'), treatment: 'Exempt', percent: 0, base: 'All', reason: 'Fixed contract' },
  ];
  it.each([
    ['2024-12-31', 'None'],
    ['2026-06-30', 'Exempt'],
    ['2026-07-01', 'Service Tax'],
  ])('on %s: %s', (on, treatment) => {
    expect(taxRuleOn(rules, day(on)).treatment).toBe(treatment);
  });
});

test('a retention limit of nothing retains nothing', () => {
  expect(retentionOf(rm(500), day('2026-01-01'), { ...TERMS, retention_limit_percent: 0 })).toEqual({ full: 0, held: 0, released: 0 });
});

const amount = (most: number) => fc.integer({ min: 0, max: most }).map(sen);
const step = fc.record({
  work: amount(40_000_000_00),
  vo: fc.integer({ min: -5_000_000_00, max: 5_000_000_00 }).map(sen),
  materials: amount(2_000_000_00),
  services: fc.double({ min: 0, max: 1, noNaN: true }),
  deduction: fc.integer({ min: -10_000_00, max: 500_000_00 }).map(sen),
});

test('the claims of a contract add up to the last cumulative net, to the sen, over any number of claims', () => {
  const terms = fc.record({
    sum: fc.integer({ min: 1, max: 999_999_999_999 }).map(sen),
    retention: fc.integer({ min: 0, max: 2000 }).map((n) => n / 100),
    limit: fc.integer({ min: 0, max: 2000 }).map((n) => n / 100),
    materials: fc.integer({ min: 0, max: 100 }),
    retain: fc.boolean(),
    cpc: fc.option(fc.integer({ min: 0, max: 30 })),
    cmgd: fc.option(fc.integer({ min: 0, max: 30 })),
    advance: amount(1_000_000_00),
    base: fc.constantFrom('All' as const, 'Services' as const),
    percent: fc.integer({ min: 0, max: 2000 }).map((n) => n / 100),
  });
  const on = (n: number) => day(`2026-01-${String(n + 1).padStart(2, '0')}`);
  fc.assert(
    fc.property(terms, fc.array(step, { minLength: 1, maxLength: 30 }), (given, steps) => {
      const contract: ClaimTerms = {
        ...TERMS,
        contract_sum: given.sum,
        retention_percent: given.retention,
        retention_limit_percent: given.limit,
        materials_percent: given.materials,
        retain_materials: given.retain,
        cpc_date: given.cpc === null ? null : on(given.cpc),
        cmgd_date: given.cmgd === null ? null : on(given.cmgd),
        advance: given.advance,
        advance_on: on(0),
        tax: { treatment: 'Service Tax', percent: given.percent, base: given.base, reason: null },
      };
      let [previous_net, previous_taxable, deductions, claimed, taxed]: Sen[] = [ZERO, ZERO, ZERO, ZERO, ZERO] as Sen[] as [Sen, Sen, Sen, Sen, Sen];
      steps.forEach(({ work, vo, materials, services, deduction }, at) => {
        deductions = add(deductions!, deduction);
        const facts = {
          ...FACTS,
          period_end: on(at),
          work_done: work,
          vo_done: vo,
          materials_on_site: materials,
          deductions,
          previous_net: previous_net!,
          previous_taxable: previous_taxable!,
        };
        const figures = valueClaim(contract, { ...facts, services: share(work, Math.round(services * 1000), 1000) });
        claimed = add(claimed!, figures.this_claim);
        taxed = add(taxed!, figures.taxable);
        previous_net = figures.net;
        previous_taxable = figures.taxable_net;
        expect(figures.retention + figures.retention_released).toBe(figures.retention_full);
        expect(figures.retention).toBeGreaterThanOrEqual(0);
        expect(figures.advance_recouped).toBeLessThanOrEqual(figures.advance_paid);
        expect(figures.payable).toBe(figures.this_claim + figures.tax);
        const steps = explainClaim(contract, facts, figures);
        expect(steps.at(-1)!.result).toBe(toRinggit(figures.payable));
        for (const each of steps) for (const name of Object.keys(each.inputs)) expect(CLAIM_INPUTS).toHaveProperty(name);
      });
      expect(claimed).toBe(previous_net);
      expect(taxed).toBe(previous_taxable);
    }),
    { numRuns: 300 },
  );
});

test('the trace takes every figure from the claim and explains the sum', () => {
  const facts = { ...FACTS, work_done: rm(100_000), vo_done: rm(2_000), materials_on_site: rm(8_000) };
  const figures = valueClaim({ ...TERMS, tax: SST }, facts);
  const steps = explainClaim({ ...TERMS, tax: SST }, facts, figures);
  const byName = Object.fromEntries(steps.map((each) => [each.step, each]));
  expect(byName['gross']!.inputs).toEqual({ work_done: 100_000, vo_done: 2_000, materials: 6_000 });
  expect(byName['net']!.result).toBe(97_800);
  expect(byName['tax']).toMatchObject({ inputs: { taxable: 97_800, tax_of: 6 }, result: 5_868 });
  expect(byName['payable']!.result).toBe(103_668);
});

describe('sections that are complete', () => {
  const terms = { contract_sum: sen(100_000_000), retention_percent: 10, retention_limit_percent: 5, cpc_date: null, cmgd_date: null };
  const held = (base: number, more: object = {}) => retentionOf(sen(base), '2026-07-31' as CalendarDate, { ...terms, ...more });
  it('release half of the share that they have in the contract sum', () => {
    expect(held(20_000_000, { sections_done: sen(40_000_000) })).toEqual({ full: 2_000_000, released: 400_000, held: 1_600_000 });
    expect(held(33_333_333, { sections_done: sen(33_333_333) })).toEqual({ full: 3_333_333, released: 555_555, held: 2_777_778 });
  });
  it('release no more than half where they are all of it, and nothing beside the completion of the whole', () => {
    expect(held(20_000_000, { sections_done: sen(120_000_000) })).toMatchObject({ released: 1_000_000 });
    expect(held(20_000_000, { sections_done: sen(40_000_000), cpc_date: '2026-07-31' })).toMatchObject({ released: 1_000_000 });
    expect(held(20_000_000, { sections_done: sen(40_000_000), cpc_date: '2026-07-31', cmgd_date: '2026-07-31' })).toMatchObject({ held: 0 });
  });
});
