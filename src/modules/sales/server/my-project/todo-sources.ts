/** What a supervisor of promoters has to decide today. */
import { TODO_WEIGHT } from '#platform/contract/dashboard/agenda.ts';
import { calendarDate } from '#platform/contract/dates.ts';
import { SELF } from '#platform/contract/endpoint.ts';
import { todoSource } from '#platform/server/dashboard.ts';
import { reportsTodo } from '../../contract/my-project/my-reports.endpoints.ts';
import { waitingReports } from './my-reports.ts';

export const reportTodos = [
  todoSource({
    key: 'sales-reports',
    requires: SELF,
    schema: reportsTodo,
    async load(ctx) {
      const due = (await waitingReports(ctx)).filter(({ waits }) => waits === 'review').map((report) => calendarDate(report.due));
      const first = due.toSorted()[0];
      return first === undefined ? [] : [{ id: 'review', due: first, weight: TODO_WEIGHT.decision, data: { n: due.length } }];
    },
  }),
];
