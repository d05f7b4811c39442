/** What leave shows on the dashboard: who is away and what waits, to management; the own balances, to the employee. */
import { yearOf } from '#platform/contract/dates.ts';
import { requirePage, SELF } from '#platform/contract/endpoint.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { dashboardBlock, type DashboardBlock } from '#platform/server/module.ts';
import { ownEmployeeId } from '#modules/employee/server/public.ts';
import { leaveBoard, ownLeaveBoard, ownRequestsBoard } from '../contract/dashboard.schema.ts';
import { leaveManifest } from '../contract/leave.manifest.ts';
import { listOwnLeaves } from './list/read-own-leave.ts';
import { balancesOf } from './entitlement/balances.ts';
import { today } from './leave-actor.ts';
import { countHalfAway, countLeaves, peopleAway } from './list/leave-summary.store.ts';

const SHOWN_REQUESTS = 4;

export const leaveBlocks: readonly DashboardBlock[] = [
  dashboardBlock({
    key: 'leave',
    requires: requirePage(leaveManifest, '/leave/manage'),
    schema: leaveBoard,
    async load(ctx) {
      const day = today(ctx);
      const [counters, away, half] = await pipeline(
        ctx,
        () => countLeaves(ctx, {}, day),
        () => peopleAway(ctx, day),
        () => countHalfAway(ctx, day),
      );
      return { ...counters, away, half };
    },
  }),
  dashboardBlock({
    key: 'own-leave',
    requires: SELF,
    schema: ownLeaveBoard,
    async load(ctx) {
      const rows = await balancesOf(ctx, ownEmployeeId(ctx), yearOf(today(ctx)));
      const shown = rows.filter(({ entitled, carried_forward, taken, pending }) => entitled + carried_forward + taken + pending > 0).slice(0, 4);
      return shown.length === 0
        ? null
        : {
            types: shown.map(({ id, name, name_ms, colour, balance, entitled, carried_forward, pending }) => ({
              id,
              name,
              name_ms,
              colour,
              balance,
              granted: entitled + carried_forward,
              pending,
            })),
          };
    },
  }),
  dashboardBlock({
    key: 'own-leave-requests',
    requires: SELF,
    schema: ownRequestsBoard,
    async load(ctx) {
      const { data } = await listOwnLeaves(ctx, { page: 1, per_page: SHOWN_REQUESTS, sort: 'desc', sort_by: 'id', with: 'item_type' });
      return data.length === 0
        ? null
        : {
            leaves: data.map(({ id, item_type: type, start_date, end_date, status }) => ({
              id,
              type: type && { name: type.name, name_ms: type.name_ms, colour: type.colour },
              start_date,
              end_date,
              status,
            })),
          };
    },
  }),
];
