/** Daily reports at the own outlets of a supervisor that wait: for a decision, or for their promoter. */
import { z } from 'zod';
import { defineEndpoint, list, SELF } from '#platform/contract/endpoint.ts';
import { listParams } from '#platform/contract/paging.ts';

const named = z.object({ id: z.number(), name: z.string() });

export const waitingReport = z.object({
  schedule_id: z.number(),
  project: named,
  outlet: named,
  promoter: named,
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  /** `review`: submitted and not decided; `answer`: its promoter is asked about a line; `missing`: not submitted after the schedule. */
  waits: z.enum(['review', 'answer', 'missing']),
  /** Of one to decide the last day on which its promoter may be asked; of a missing one the day after its schedule. */
  due: z.string(),
  overdue: z.boolean(),
});
export type WaitingReport = z.output<typeof waitingReport>;

const params = listParams(['id']);

export const listMyReports = defineEndpoint({
  name: 'sales.list-my-reports',
  method: 'GET',
  path: 'api/spm/my-reports',
  requires: SELF,
  input: z.object({ page: params.page, per_page: params.per_page }),
  output: list(waitingReport),
  summary: 'Daily reports of the last sixty days at the own outlets of a supervisor that wait: to be decided first, then to be answered, then to be submitted',
});

/** On the dashboard: how many reports a supervisor has to decide. */
export const reportsTodo = z.object({ n: z.number() });
export type ReportsTodo = z.output<typeof reportsTodo>;
