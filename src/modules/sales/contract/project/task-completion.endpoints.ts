/** On how many schedules of a project the tasks were done, in all and at each outlet. */
import { z } from 'zod';
import { defineEndpoint, one, onPage, requireAny } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { salesManifest as manifest } from '../sales.manifest.ts';

const figures = {
  /** On which somebody checked in. */
  schedules: z.number(),
  /** At least one active task has an action. */
  begun: z.number(),
  /** Every active task has one. */
  complete: z.number(),
  /** Complete ones of the schedules; null: there are none. */
  percent: z.number().nullable(),
};

export const taskCompletion = z.object({ overall: z.object(figures), outlets: z.array(z.object({ id: z.number(), name: z.string(), ...figures })) });
export type TaskCompletion = z.output<typeof taskCompletion>;

/** A supervisor sees the own outlets. */
export const showTaskCompletion = defineEndpoint({
  name: 'sales.show-task-completion',
  method: 'GET',
  path: 'api/spm/projects/{id}/completion',
  requires: requireAny([onPage(manifest, '/spm/project/view/task'), onPage(manifest, '/spm/project/manage'), onPage(manifest, '/spm/project/view')], {
    orSelf: true,
  }),
  input: z.object({ id: id() }),
  output: one(taskCompletion),
  summary: 'On how many schedules of a project its tasks were done, in all and by outlet',
});
