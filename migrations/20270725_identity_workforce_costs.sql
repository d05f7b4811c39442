-- Costs and rates of workforce projects have a right of their own; whoever set them up before goes on seeing them.
update user_accesses set actions = actions || '{Cost}', updated_at = clock_timestamp()
where route = '/wom/project' and 'Update' = any(actions) and not 'Cost' = any(actions);
