/** Days of each type among the rows of a listing, most first. */
export function daysByType(rows: readonly Readonly<Record<string, unknown>>[]): { type: string; days: number }[] {
  const sums = new Map<string, number>();
  for (const { type, days } of rows) if (typeof type === 'string' && typeof days === 'number') sums.set(type, (sums.get(type) ?? 0) + days);
  return [...sums].map(([type, days]) => ({ type, days })).sort((a, b) => b.days - a.days);
}
