/** Takes the element at `from` out and puts it in at `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = [...list];
  const [taken] = rest.splice(from, 1);
  if (taken !== undefined) rest.splice(to, 0, taken);
  return rest;
}
