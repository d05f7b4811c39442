/** EA forms as the world sees them. */
import type { AppAction } from '#platform/contract/manifest.ts';
import { mayAct } from '#platform/contract/access.ts';
import { mayMove } from '#platform/contract/workflow/workflow.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/context.ts';
import { EA_PAGE } from '../contract/ea-form.address.ts';
import type { EaForm, EaRow } from '../contract/ea-form.schema.ts';
import { eaWorkflow, type EaStatus } from '../contract/ea-form.workflow.ts';
import { totalB, totalBC, totalBoxes } from '../contract/total-ea-form.ts';
import type { EaFormRecord } from './ea-form.tables.ts';

export const moment = (text: string | null) => (text === null ? null : instantText(text));

export interface EaRights {
  readonly create: boolean;
  readonly update: boolean;
  readonly publish: boolean;
  readonly export: boolean;
}
export function eaRights(ctx: Ctx): EaRights {
  const may = (action: AppAction<typeof EA_PAGE>) => mayAct(ctx.actor, ctx.services.pages, EA_PAGE, action);
  return { create: may('Create'), update: may('Update'), publish: may('Publish'), export: may('Export') };
}

export const abilitiesOn = (rights: EaRights, status: EaStatus | null): EaRow['can'] => ({
  generate: rights.create && mayMove(eaWorkflow, 'generate', status),
  edit: rights.update && status !== null && mayMove(eaWorkflow, 'edit', status),
  publish: rights.publish && status !== null && mayMove(eaWorkflow, 'publish', status),
  unpublish: rights.publish && status !== null && mayMove(eaWorkflow, 'unpublish', status),
});

export function presentEaForm(record: EaFormRecord): EaForm {
  const { payload, manual } = record;
  const totals = totalBoxes(payload.boxes, manual);
  return {
    ...payload,
    id: record.id,
    employee_id: record.employee_id,
    year: record.year,
    serial_no: record.serial_no,
    status: record.status,
    manual,
    totals,
    total_b: totalB(totals),
    total_bc: totalBC(totals),
    generated_at: instantText(record.generated_at),
    published_at: moment(record.published_at),
    published_reason: record.published_reason,
    updated_at: instantText(record.updated_at),
  };
}
