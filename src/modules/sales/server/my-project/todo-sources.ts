/** What a supervisor of promoters has to decide today. */
import { TODO_WEIGHT } from '#platform/contract/dashboard/agenda.ts';
import { SELF } from '#platform/contract/endpoint.ts';
import { todoSource } from '#platform/server/dashboard.ts';
import { reportsTodo } from '../../contract/my-project/my-reports.endpoints.ts';
import { reportsToDecide } from './my-reports.ts';

export const reportTodos = [
  todoSource({
    key: 'sales-reports',
    requires: SELF,
    schema: reportsTodo,
    async load(ctx) {
      const waiting = await reportsToDecide(ctx);
      return waiting === null ? [] : [{ id: 'review', due: waiting.due, weight: TODO_WEIGHT.decision, data: { n: waiting.n } }];
    },
  }),
];
