/** What waits for the viewer's decision, by group. */
import { TODO_WEIGHT } from '#platform/contract/dashboard/agenda.ts';
import { ANY_ADMIN } from '#platform/contract/endpoint.ts';
import { todoSource } from '#platform/server/dashboard.ts';
import { approvalGroup } from '../contract/approval.schema.ts';
import { listApprovalGroups } from './list-groups.ts';

/** The groups that wait longest: the inbox tells all of them. */
const MOST_NOTIFIED = 3;

export const approvalTodos = [
  todoSource({
    key: 'approvals',
    requires: ANY_ADMIN,
    schema: approvalGroup,
    async load(ctx) {
      const { data } = await listApprovalGroups(ctx, { by: 'detail', type: undefined, page: 1 });
      return data.slice(0, MOST_NOTIFIED).map((group) => ({ id: group.key, due: null, weight: TODO_WEIGHT.decision, data: group }));
    },
  }),
];
