import { DAYS_OF } from '../../contract/report/report.endpoints.ts';

/** Days of each type among the totals of a listing, most first. */
export const daysByType = (totals: Readonly<Record<string, unknown>>): { type: string; days: number }[] =>
  Object.entries(totals)
    .filter(([key]) => key.startsWith(DAYS_OF))
    .map(([key, days]) => ({ type: key.slice(DAYS_OF.length), days: Number(days) }))
    .sort((a, b) => b.days - a.days);
