/** What a promoter reports of the shelf by product, and what that comes to over the outlets of a project. Pure. */
import { z } from 'zod';
import { optional, optionalDate, optionalLine, money } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';

/** Of one product; what was not looked at is null. */
export const shelfCheck = z.object({
  product_id: id(),
  /** The earliest on the shelf. */
  expires_on: optionalDate(),
  /** It stands as the client's planogram says. */
  planogram: optional(z.boolean()),
  competitor: optionalLine(80),
  /** What the competitor asks for the like. */
  competitor_price: optional(money()),
});

export interface ShelfCheck {
  readonly product_id: number;
  readonly expires_on: string | null;
  readonly planogram: boolean | null;
  readonly competitor: string | null;
  readonly competitor_price: number | null;
}

/** A row that says nothing is none. */
export const saysSomething = ({ expires_on, planogram, competitor, competitor_price }: ShelfCheck): boolean =>
  expires_on !== null || planogram !== null || competitor !== null || competitor_price !== null;

/** The latest of an outlet. */
export interface OutletCheck extends ShelfCheck {
  readonly outlet: string;
}

export interface ShelfStanding {
  /** Outlets that reported the product. */
  readonly outlets: number;
  readonly checked: number;
  readonly followed: number;
  /** Outlets whose earliest day is past: a day of expiry is the last good one. */
  readonly expired: number;
  readonly earliest: { readonly date: string; readonly outlet: string } | null;
  readonly cheapest: { readonly price: number; readonly name: string | null; readonly outlet: string } | null;
}

const least = <T>(rows: readonly T[], isLess: (a: T, b: T) => boolean): T | undefined =>
  rows.reduce<T | undefined>((best, row) => (best === undefined || isLess(row, best) ? row : best), undefined);

/** @param checks of one product, one an outlet */
export function shelfStanding(checks: readonly OutletCheck[], today: string): ShelfStanding {
  const dated = checks.flatMap(({ expires_on, outlet }) => (expires_on === null ? [] : [{ date: expires_on, outlet }]));
  const priced = checks.flatMap(({ competitor_price, competitor, outlet }) =>
    competitor_price === null ? [] : [{ price: competitor_price, name: competitor, outlet }],
  );
  return {
    outlets: checks.length,
    checked: checks.filter(({ planogram }) => planogram !== null).length,
    followed: checks.filter(({ planogram }) => planogram === true).length,
    expired: dated.filter(({ date }) => date < today).length,
    earliest: least(dated, (a, b) => a.date < b.date) ?? null,
    cheapest: least(priced, (a, b) => a.price < b.price) ?? null,
  };
}
