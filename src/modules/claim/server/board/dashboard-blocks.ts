/** What claims show on the dashboard: what waits and what is to be paid, to management; the own ones of the year, to the employee. */
import { yearOf } from '#platform/contract/dates.ts';
import { requirePage, SELF } from '#platform/contract/endpoint.ts';
import { add, fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { dashboardBlock, type DashboardBlock } from '#platform/server/module.ts';
import { ownEmployeeId } from '#modules/employee/server/public.ts';
import { claimManifest } from '../../contract/claim.manifest.ts';
import { PENDING_STATUSES, UNPAID_STATUSES, type ClaimStatus } from '../../contract/claim.workflow.ts';
import { claimBoard, ownClaimBoard } from '../../contract/dashboard.schema.ts';
import { MANAGE, today } from '../claim-actor.ts';
import { ownTotals, sumManaged } from '../list/claim-summary.store.ts';

export const claimBlocks: readonly DashboardBlock[] = [
  dashboardBlock({
    key: 'claim',
    requires: requirePage(claimManifest, MANAGE),
    schema: claimBoard,
    async load(ctx) {
      const { waiting, waiting_amount, to_pay, to_pay_amount, paid_amount } = await sumManaged(ctx, {});
      return { waiting, waiting_amount, to_pay, to_pay_amount, paid_amount };
    },
  }),
  dashboardBlock({
    key: 'own-claim',
    requires: SELF,
    schema: ownClaimBoard,
    async load(ctx) {
      const totals = await ownTotals(ctx, ownEmployeeId(ctx), yearOf(today(ctx)));
      const sum = (statuses: readonly ClaimStatus[]) => toRinggit(add(...statuses.map((status) => fromRinggit(totals.get(status)?.amount ?? 0))));
      return {
        drafts: totals.get('Draft')?.n ?? 0,
        waiting_amount: sum(PENDING_STATUSES),
        to_pay_amount: sum(UNPAID_STATUSES),
        paid_amount: sum(['Paid']),
      };
    },
  }),
];
