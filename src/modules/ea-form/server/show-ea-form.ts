import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { workflowLog } from '#platform/server/workflow/workflow-log.store.ts';
import type { showEaForm as endpoint } from '../contract/ea-form.endpoints.ts';
import { eaWorkflow } from '../contract/ea-form.workflow.ts';
import { abilitiesOn, eaRights, presentEaForm } from './ea-form.presenter.ts';
import { getForm } from './ea-form.store.ts';

/** @throws 404 */
export async function showEaForm(ctx: Ctx, { id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const [record, timeline] = await pipeline(
    ctx,
    () => getForm(ctx, id),
    () => workflowLog(ctx, { type: eaWorkflow.subject, id }),
  );
  const rights = eaRights(ctx);
  return {
    data: presentEaForm(record),
    can: { ...abilitiesOn(rights, record.status), export: rights.export },
    timeline: timeline.map(({ payload: _payload, at, ...entry }) => ({ ...entry, at: instantText(at) })),
  };
}
