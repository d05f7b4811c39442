/** SQL: a company `c` that is there and has patrol switched on. Elsewhere nobody may open the pages that notices lead to. */
export const PATROL_RUNS = `c.deleted_at is null and (c.modules ->> 'patrol')::boolean`;
