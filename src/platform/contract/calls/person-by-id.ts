/** Where people are found by typed words, these words find the one of an id: no name or code begins like this. */
export const personById = (id: number | string) => `#${id}`;

export function idAskedFor(keyword: string): number | null {
  const [, id] = /^#(\d{1,15})$/.exec(keyword) ?? [];
  return id === undefined ? null : Number(id);
}
