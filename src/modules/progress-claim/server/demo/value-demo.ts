/** What the claims of the demo are worth, reckoned as the portal reckons them. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { add, fromRinggit, ZERO, type Sen } from '#platform/contract/money.ts';
import { valueClaim, type ClaimFacts } from '../../contract/claim/value-claim.ts';
import { amountOf, valueLines, type Entry } from '../../contract/claim/value-line.ts';
import { termsOf } from '../claim/reckon-claim.ts';
import type { ItemRecord, ProjectRecord, Reckoned, VariationRecord } from '../progress-claim.tables.ts';
import { DEMO_BILL, type DemoClaim } from './demo-contracts.ts';

/** How far a line is when the works are at a per cent: lines are done one after the other. */
function entriesAt(items: readonly ItemRecord[], percent: number): Map<number, Entry> {
  const phases = new Map(DEMO_BILL.flatMap(([, , lines]) => lines.map((line) => [line.code, line])));
  return new Map(
    items.flatMap((item): [number, Entry][] => {
      const phase = phases.get(item.code ?? '');
      if (!phase || (item.valued_by === 'Time' && percent < 100)) return [];
      const value = Math.max(0, Math.min(100, Math.round(((percent - phase.from) / (phase.to - phase.from)) * 1000) / 10));
      return value === 0 ? [] : [[item.id, { by: 'Percent', value }]];
    }),
  );
}

export interface Valued {
  readonly entries: ReadonlyMap<number, Entry>;
  readonly amounts: ReadonlyMap<number, Sen>;
  readonly reckoned: Reckoned;
}

export interface Before {
  readonly reckoned: Reckoned | null;
  readonly amounts: ReadonlyMap<number, Sen>;
}

/** Variations are keyed below 0, as nothing else is. */
export function valueDemo(
  project: ProjectRecord,
  items: readonly ItemRecord[],
  variations: readonly VariationRecord[],
  claim: DemoClaim,
  percent: number,
  at: CalendarDate,
  before: Before,
): Valued {
  const entries = entriesAt(items, percent);
  const lines = items.filter(({ kind }) => kind !== 'Section');
  const amounts = valueLines(lines, entries, { start: project.start_date as CalendarDate, completion: project.completion_date as CalendarDate }, at);
  let vo_done: Sen = ZERO;
  for (const variation of approvedBy(variations, at)) {
    const entry: Entry = { by: 'Percent', value: Math.min(100, Math.round(percent * 1.5)) };
    const amount = amountOf({ quantity: null, rate: null, amount: variation.amount }, entry);
    entries.set(-variation.id, entry);
    amounts.set(-variation.id, amount);
    vo_done = add(vo_done, amount);
  }
  const work_done = add(...lines.map(({ id }) => amounts.get(id) ?? ZERO));
  const terms = termsOf(project, at);
  const facts: ClaimFacts = {
    period_end: at,
    work_done,
    vo_done,
    materials_on_site: fromRinggit(claim.materials ?? 0),
    services: add(work_done, vo_done),
    deductions: ZERO,
    previous_net: before.reckoned?.figures.net ?? ZERO,
    previous_taxable: before.reckoned?.figures.net ?? ZERO,
  };
  return { entries, amounts, reckoned: { terms, facts, figures: valueClaim(terms, facts) } };
}

export const approvedBy = (variations: readonly VariationRecord[], at: CalendarDate) =>
  variations.filter(({ status, date }) => status === 'Approved' && date <= at);

export const columnsOf = (side: 'claimed' | 'certified', { entries, amounts }: Valued, item: Pick<ItemRecord, 'id' | 'valued_by'>) => {
  const entry = entries.get(item.id);
  const by = entry?.by ?? (item.valued_by === 'Measured' ? null : item.valued_by);
  return { [`${side}_by`]: by, [`${side}_value`]: entry?.value ?? null, [`${side}_amount`]: amounts.get(item.id) ?? ZERO };
};
