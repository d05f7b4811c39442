/** A work permit as the API shows one. */
import type { AppAction } from '#platform/contract/manifest.ts';
import { daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import { mayAct } from '#platform/contract/access.ts';
import { movesFrom } from '#platform/contract/workflow/workflow.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { PermitRow } from '../../contract/permit.schema.ts';
import { permitWorkflow } from '../../contract/permit.workflow.ts';
import { today } from '../change/check-employee.ts';
import type { ListedPermit } from './permit.store.ts';

const PAGE = '/admin/employee/work-permit';

export function presentPermit(ctx: Ctx, { permit, employee }: ListedPermit): PermitRow {
  const may = (action: AppAction<typeof PAGE>) => mayAct(ctx.actor, ctx.services.pages, PAGE, action);
  const moves = may('Update') ? movesFrom(permitWorkflow, permit.status) : [];
  const {
    company_id: _company,
    created_at: _created,
    created_by: _by,
    updated_by: _who,
    deleted_at: _deleted,
    levy_amount: levy,
    updated_at,
    ...shown
  } = permit;
  return {
    ...shown,
    employee,
    days_left: daysInclusive(today(ctx), permit.expiry_date as CalendarDate) - 1,
    levy_amount: levy === null ? null : Number(levy),
    updated_at: instantText(updated_at),
    can: { update: may('Update'), delete: may('Delete'), ...Object.fromEntries(moves.map((move) => [move, true])) },
  };
}
