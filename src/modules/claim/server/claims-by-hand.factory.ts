/**
 * Claims worked out a second time, from the words of their settings alone: nothing here is of the module. Sen and hundredths of a kilometre,
 * one after the other, as somebody would with a pencil.
 */
export interface HandItem {
  readonly code: string;
  readonly date: string;
  /** Ringgit of what is typed. */
  readonly amount?: number;
  readonly km?: number;
  readonly vehicle?: string;
  readonly days?: number;
}

/** What holds for one person, in ringgit. */
export interface HandTerms {
  readonly perItem?: number;
  readonly perClaim?: number;
  /** In each `Month`, each `Year` or once for all (`Lifetime`). */
  readonly limit?: number;
  readonly period?: 'Month' | 'Year' | 'Lifetime';
  /** By vehicle: up to so many kilometres of a month, then the next. */
  readonly tiers?: Readonly<Record<string, readonly (readonly [upto: number, rate: number])[]>>;
  /** One price for a kilometre or a day, whatever else is said. */
  readonly rate?: number;
  readonly daily?: number;
}

interface Written {
  readonly claim: number;
  readonly item: HandItem;
  /** Sen, what is granted unless somebody says otherwise. */
  readonly allowed: number;
  approved: number | null;
  isRejected: boolean;
}

const sen = (ringgit: number) => Math.round(ringgit * 100);
const hundredths = (km: number) => Math.round(km * 100);

/** One person's book. */
export class HandBook {
  readonly #terms: (code: string) => HandTerms;
  #written: Written[] = [];

  constructor(terms: (code: string) => HandTerms) {
    this.#terms = terms;
  }

  /** What a claim comes to and may be granted; it is written into the book. */
  write(claim: number, items: readonly HandItem[]): { amount: number; allowed: number }[] {
    const before = [...this.#written];
    return items.map((item) => {
      const amount = this.#worth(item);
      const allowed = Math.max(0, Math.min(amount, ...this.#rooms(claim, item, before)));
      this.#written.push({ claim, item, allowed, approved: null, isRejected: false });
      return { amount, allowed };
    });
  }

  /** @param approved sen; null: rejected */
  check(claim: number, nth: number, approved: number | null): void {
    const row = this.#written.filter((each) => each.claim === claim)[nth] as Written;
    row.approved = approved ?? 0;
    row.isRejected = approved === null;
  }

  /** It was rejected or taken back. */
  strike(claim: number): void {
    this.#written = this.#written.filter((row) => row.claim !== claim);
  }

  #worth(item: HandItem): number {
    const { tiers, rate, daily } = this.#terms(item.code);
    if (item.days !== undefined) return Math.floor((sen(rate ?? daily ?? 0) * item.days * 2 + 1) / 2);
    if (item.km === undefined) return sen(item.amount ?? 0);
    const month = item.date.slice(0, 7);
    let at = 0;
    for (const row of this.#written) if (row.item.km !== undefined && row.item.date.slice(0, 7) === month && !row.isRejected) at += hundredths(row.item.km);
    // Ten metres after ten metres: each at the price of where it lies.
    let sum = 0;
    for (let step = 0; step < hundredths(item.km); step += 1) {
      const steps = tiers?.[item.vehicle ?? ''] ?? [];
      const [, price] = steps.find(([upto]) => at + step < hundredths(upto)) ?? steps.at(-1) ?? [0, 0];
      sum += sen(rate ?? price);
    }
    return Math.floor((sum + 50) / 100);
  }

  #rooms(claim: number, item: HandItem, before: readonly Written[]): number[] {
    const { perItem, perClaim, limit, period } = this.#terms(item.code);
    const same = (row: Written) => row.item.code === item.code;
    const span = (date: string) => date.slice(0, period === 'Month' ? 7 : period === 'Year' ? 4 : 0);
    const reserved = (row: Written) => row.approved ?? row.allowed;
    const sum = (rows: readonly Written[]) => rows.reduce((all, row) => all + reserved(row), 0);
    const here = this.#written.filter((row) => row.claim === claim && !before.includes(row) && same(row));
    const taken = this.#written.filter((row) => same(row) && span(row.item.date) === span(item.date));
    return [
      ...(perItem === undefined ? [] : [sen(perItem)]),
      ...(perClaim === undefined ? [] : [sen(perClaim) - sum(here)]),
      ...(limit === undefined ? [] : [sen(limit) - sum(taken)]),
    ];
  }
}
