/** The people whom the filter of the list leaves, as its address says. */
export function filterOf(search: string) {
  const query = new URLSearchParams(search);
  const number = (key: string) => Number(query.get(key)) || undefined;
  return {
    keyword: query.get('keyword') ?? undefined,
    branch_id: number('branch_id'),
    division_id: number('division_id'),
    department_id: number('department_id'),
  };
}
