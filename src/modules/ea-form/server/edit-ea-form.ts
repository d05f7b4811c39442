import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { changed, invalidFields } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/context.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import type { editEaForm as endpoint } from '../contract/ea-form.endpoints.ts';
import { EA_ERRORS, EA_MESSAGES } from '../contract/ea-form.messages.ts';
import type { ManualLine } from '../contract/ea-form.schema.ts';
import { eaWorkflow } from '../contract/ea-form.workflow.ts';
import { boxesBelowZero, totalBoxes } from '../contract/total-ea-form.ts';
import { presentEaForm } from './ea-form.presenter.ts';
import { changeForm, getForm } from './ea-form.store.ts';
import type { EaFormRecord } from './ea-form.tables.ts';
import { totalsOf } from './make-ea-forms.ts';

/** The client's version must be the current one where it is sent. @throws 409 */
export function requireVersion(record: EaFormRecord, seen: string | undefined): void {
  if (seen !== undefined && seen !== instantText(record.updated_at)) throw changed();
}

function refuseBelowZero(record: EaFormRecord, manual: readonly ManualLine[]): void {
  const before = new Set(boxesBelowZero(totalBoxes(record.payload.boxes, [])));
  const faults = boxesBelowZero(totalBoxes(record.payload.boxes, manual)).filter((box) => !before.has(box));
  if (faults.length === 0) return;
  throw invalidFields({ manual: faults.map((box) => ({ text: EA_ERRORS.belowZero, params: { box } })) });
}

/** Replaces the manual lines. @throws 409 on a changed form; 422 on a published one, or a box below zero. */
export async function editEaForm(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const record = await getForm(ctx, input.id, true);
  requireVersion(record, input.updated_at);
  await moveRecord(ctx, {
    workflow: eaWorkflow,
    action: 'edit',
    subjectId: record.id,
    current: record.status,
    seen: input.status,
    remark: input.reason,
    payload: { lines: input.manual.length },
  });
  refuseBelowZero(record, input.manual);
  const after = await changeForm(ctx, record.id, { manual: input.manual, ...totalsOf(record.payload, input.manual) });
  await audit(ctx, {
    action: 'ea_form.edited',
    subject_type: 'ea_form',
    subject_id: record.id,
    before: { manual: record.manual },
    after: { manual: after.manual, reason: input.reason },
  });
  return { success: true, message: say(EA_MESSAGES.edited, ctx.locale, { name: record.payload.person.name }), data: presentEaForm(after) };
}
