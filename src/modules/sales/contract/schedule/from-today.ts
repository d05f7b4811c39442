/** In which order schedules are read: from today on as they come, then what is past, the last first. Pure. */
export function fromToday<Row extends { readonly date: string; readonly start_time: string }>(rows: readonly Row[], today: string): Row[] {
  const startOf = ({ date, start_time }: Row) => `${date} ${start_time}`;
  const sorted = rows.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : startOf(a) > startOf(b) ? 1 : 0));
  return [...sorted.filter(({ date }) => date >= today), ...sorted.filter(({ date }) => date < today).reverse()];
}
