/**
 * A progress claim in figures. Everything but `this_claim` and what follows from it is cumulative, from the start of the works: what a claim is worth
 * is what is due by now less what was certified before, so the claims of a contract add up to the last one. Pure; amounts in sen.
 */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { add, atLeastZero, minSen, percent, roundToSen, sen, subtract, ZERO, type Sen } from '#platform/contract/money.ts';
import { share, tenThousandths } from './share.ts';

export const TAX_TREATMENTS = ['None', 'Service Tax', 'Exempt'] as const;
export const TAX_BASES = ['All', 'Services'] as const;

/** How a claim is taxed on its day. */
export interface TaxRule {
  readonly treatment: (typeof TAX_TREATMENTS)[number];
  readonly percent: number;
  /** `Services`: only lines marked as a service, where the bill tells them apart. */
  readonly base: (typeof TAX_BASES)[number];
  /** Why it is exempt, or not taxed at all. */
  readonly reason: string | null;
  /** The law says so of a contract that cannot be reviewed. */
  readonly fixed?: boolean;
}

/** What the contract says on the day of the claim. */
export interface ClaimTerms {
  readonly contract_sum: Sen;
  readonly retention_percent: number;
  /** Of the contract sum, variations apart. */
  readonly retention_limit_percent: number;
  /** Retention is taken from materials on site as well. */
  readonly retain_materials: boolean;
  /** How much of the value of materials on site is paid. */
  readonly materials_percent: number;
  /** Certificate of practical completion: half of the retention is due from that day. */
  readonly cpc_date: CalendarDate | null;
  /** Certificate of making good defects: all of it is due. */
  readonly cmgd_date: CalendarDate | null;
  /** Contract value of the sections that are practically complete: half of their share of the retention is due. */
  readonly sections_done?: Sen;
  readonly advance: Sen;
  readonly advance_on: CalendarDate | null;
  /** The advance is recouped evenly while the works go from this per cent of the contract sum to that one. */
  readonly recoup_from_percent: number;
  readonly recoup_to_percent: number;
  readonly tax: TaxRule;
}

/** What was valued. */
export interface ClaimFacts {
  readonly period_end: CalendarDate;
  readonly work_done: Sen;
  readonly vo_done: Sen;
  /** The value of materials on site that day; each claim replaces that of the one before. */
  readonly materials_on_site: Sen;
  /** Of work and variations: what is a service. Materials on site are goods. */
  readonly services: Sen;
  /** Of all claims certified so far, and of this one. */
  readonly deductions: Sen;
  /** Net of the last certified claim, and how much of that is taxable by the present tax base. */
  readonly previous_net: Sen;
  readonly previous_taxable: Sen;
}

export interface ClaimFigures {
  readonly materials: Sen;
  readonly gross: Sen;
  /** What is retained without any release. */
  readonly retention_full: Sen;
  readonly retention_released: Sen;
  readonly retention: Sen;
  readonly advance_paid: Sen;
  readonly advance_recouped: Sen;
  readonly net: Sen;
  readonly taxable_net: Sen;
  readonly previous_net: Sen;
  readonly this_claim: Sen;
  readonly taxable: Sen;
  readonly tax: Sen;
  readonly payable: Sen;
}

/**
 * Retention of a value: the per cent of it up to the limit, never below nothing; half is free from practical completion (of a
 * section half of its share), all from making good.
 */
export function retentionOf(
  base: Sen,
  at: CalendarDate,
  terms: Pick<ClaimTerms, 'contract_sum' | 'retention_percent' | 'retention_limit_percent' | 'cpc_date' | 'cmgd_date' | 'sections_done'>,
) {
  const limit = roundToSen(terms.contract_sum, percent(terms.retention_limit_percent));
  const full = atLeastZero(minSen(roundToSen(base, percent(terms.retention_percent)), limit));
  const isMadeGood = terms.cmgd_date !== null && at >= terms.cmgd_date;
  const isCompleted = terms.cpc_date !== null && at >= terms.cpc_date;
  const sections = share(full, minSen(terms.sections_done ?? ZERO, terms.contract_sum), 2 * terms.contract_sum);
  const held = isMadeGood ? ZERO : isCompleted ? share(full, 1, 2) : subtract(full, sections);
  return { full, held, released: subtract(full, held) };
}

/** The advance that was paid by a day and how much of it the works have paid back. */
export function advanceOf(
  done: Sen,
  at: CalendarDate,
  terms: Pick<ClaimTerms, 'contract_sum' | 'advance' | 'advance_on' | 'recoup_from_percent' | 'recoup_to_percent'>,
) {
  const isPaid = terms.advance_on !== null && at >= terms.advance_on;
  if (!isPaid) return { paid: ZERO, recouped: ZERO };
  const [from, to] = [tenThousandths(terms.recoup_from_percent), tenThousandths(terms.recoup_to_percent)];
  // (done − from % of the sum) / ((to − from) % of the sum), both times a million: beyond 2^53 a float would lose sen.
  const above = BigInt(done) * 1_000_000n - BigInt(terms.contract_sum) * BigInt(from);
  const span = BigInt(terms.contract_sum) * BigInt(Math.max(1, to - from));
  if (above <= 0n) return { paid: terms.advance, recouped: ZERO };
  if (above >= span) return { paid: terms.advance, recouped: terms.advance };
  const recouped = (2n * BigInt(terms.advance) * above + span) / (2n * span);
  return { paid: terms.advance, recouped: sen(Number(recouped)) };
}

/** How much of a net value is taxable: all of it, or the share that services have in the gross value. */
export const taxableOf = (base: TaxRule['base'], net: Sen, services: Sen, gross: Sen): Sen => (base === 'All' ? net : share(net, services, gross));

export function valueClaim(terms: ClaimTerms, facts: ClaimFacts): ClaimFigures {
  const done = add(facts.work_done, facts.vo_done);
  const materials = roundToSen(facts.materials_on_site, percent(terms.materials_percent));
  const gross = add(done, materials);
  const retention = retentionOf(terms.retain_materials ? gross : done, facts.period_end, terms);
  const advance = advanceOf(done, facts.period_end, terms);
  const net = subtract(add(gross, advance.paid), retention.held, facts.deductions, advance.recouped);
  const this_claim = subtract(net, facts.previous_net);
  const taxable_net = taxableOf(terms.tax.base, net, facts.services, gross);
  const taxable = subtract(taxable_net, facts.previous_taxable);
  const tax = terms.tax.treatment === 'Service Tax' ? roundToSen(taxable, percent(terms.tax.percent)) : ZERO;
  return {
    materials,
    gross,
    retention_full: retention.full,
    retention_released: retention.released,
    retention: retention.held,
    advance_paid: advance.paid,
    advance_recouped: advance.recouped,
    net,
    taxable_net,
    previous_net: facts.previous_net,
    this_claim,
    taxable,
    tax,
    payable: add(this_claim, tax),
  };
}
