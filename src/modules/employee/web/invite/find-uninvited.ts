import { call } from '#platform/web/call/call.ts';
import { listEmployees } from '../../contract/employee.endpoints.ts';

export interface Uninvited {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
}

const PER_PAGE = 100;
/** As many one call invites; whoever is left is offered again. */
export const INVITED_AT_ONCE = 500;

/** Active employees without a login, at most as many as one call invites. */
export async function findUninvited(ids?: readonly number[]): Promise<Uninvited[]> {
  const wanted = ids && new Set(ids);
  const found: Uninvited[] = [];
  for (let page = 1, last = 1; page <= last && found.length < INVITED_AT_ONCE; page++) {
    const { data, meta } = await call(
      listEmployees,
      { status: 'Active', no_login: true, page, per_page: PER_PAGE, sort: 'asc', sort_by: 'name' },
      { quiet: true },
    );
    for (const { id, name = '', email = null } of data) if (!wanted || wanted.has(id)) found.push({ id, name, email });
    last = meta.last_page;
  }
  return found.slice(0, INVITED_AT_ONCE);
}
