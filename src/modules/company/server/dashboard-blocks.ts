/** The steps of an owner's first day. */
import { OWNER } from '#platform/contract/endpoint.ts';
import { dashboardBlock } from '#platform/server/module.ts';
import { checklistBlock } from '../contract/dashboard.schema.ts';

interface Counted {
  readonly profile: boolean;
  readonly organisation: boolean;
  readonly positions: boolean;
  readonly employees: boolean;
  readonly admins: boolean;
}

export const companyBlocks = [
  dashboardBlock({
    key: 'checklist',
    demands: OWNER,
    schema: checklistBlock,
    async load(ctx) {
      // The branch that registration made is no organisation yet: a second unit, of any kind, is.
      const { rows } = await ctx.client.query<Counted>(
        `select c.address_1 is not null and c.phone is not null as profile,
                (select count(*) from branches b where b.company_id = c.id and b.deleted_at is null)
                  + (select count(*) from divisions d where d.company_id = c.id and d.deleted_at is null)
                  + (select count(*) from departments d where d.company_id = c.id and d.deleted_at is null) > 1 as organisation,
                exists (select from positions p where p.company_id = c.id and p.deleted_at is null) as positions,
                c.active_employees_count > 0 as employees,
                exists (select from company_users u where u.company_id = c.id and u.is_admin and u.user_id <> c.user_id) as admins
         from companies c where c.id = $1`,
        [ctx.companyId],
      );
      const [done] = rows;
      if (!done || Object.values(done).every(Boolean)) return null;
      return { steps: (['profile', 'organisation', 'positions', 'employees', 'admins'] as const).map((key) => ({ key, done: done[key] })) };
    },
  }),
];
