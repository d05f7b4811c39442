/** What the viewer may do with applications of a type: on the page of all types, or on the page of that one. */
import { mayAct } from '#platform/contract/access.ts';
import { forbidden, notFound } from '#platform/contract/errors.ts';
import { mayMove } from '#platform/contract/workflow/workflow.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { ApplicationRow } from '../../contract/application.schema.ts';
import { applicationWorkflow, OPEN_STATUSES, type ApplicationMove, type ApplicationStatus } from '../../contract/application/application.workflow.ts';
import { APPLICATION_TYPES, type ApplicationType } from '../../contract/application/form-fields.ts';
import { ALL_PAGE, pageOfType } from '../../contract/application/pages.ts';

export type ApplicationAction = 'Create' | 'Update' | 'Process' | 'Approve' | 'Reject' | 'Cancel' | 'Export';

export function mayOnType({ actor, services: { pages } }: Pick<Ctx, 'actor' | 'services'>, type: ApplicationType, action?: ApplicationAction): boolean {
  const own = pageOfType(type);
  return mayAct(actor, pages, ALL_PAGE, action) || (own !== null && mayAct(actor, pages, own, action));
}

/** @throws 404 for a type that the viewer does not see, 403 where they may not do this */
export function requireOnType(ctx: Ctx, type: ApplicationType, action: ApplicationAction): void {
  if (!mayOnType(ctx, type)) throw notFound();
  if (!mayOnType(ctx, type, action)) throw forbidden();
}

export const typesSeen = (ctx: Ctx, action?: ApplicationAction): readonly ApplicationType[] => APPLICATION_TYPES.filter((type) => mayOnType(ctx, type, action));

const needs = (move: ApplicationMove) => applicationWorkflow.moves[move].needs as ApplicationAction;

/** What a row offers its viewer. */
export function canOf(ctx: Ctx, type: ApplicationType, status: ApplicationStatus): ApplicationRow['can'] {
  const may = (move: ApplicationMove) => mayMove(applicationWorkflow, move, status) && mayOnType(ctx, type, needs(move));
  return {
    update: OPEN_STATUSES.slice(0, 2).some((open) => open === status) && mayOnType(ctx, type, 'Update'),
    submit: may('submit'),
    process: may('process'),
    return: may('return'),
    approve: may('approve'),
    reject: may('reject'),
    cancel: may('cancel'),
    print: mayOnType(ctx, type, 'Export'),
  };
}
