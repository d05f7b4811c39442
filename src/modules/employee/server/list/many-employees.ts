/** The same for many people: each has its own result, and one refusal leaves the others done. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { eachWhole } from '#platform/server/each-whole.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { bulkInvite as inviteEndpoint, bulkOrganisation as bulkEndpoint } from '../../contract/employee.endpoints.ts';
import { EMPLOYEE_ERRORS, EMPLOYEE_MESSAGES } from '../../contract/employee.messages.ts';
import { branchesChange } from '../employment/branch-change.ts';
import { requirePlacement } from '../employment/change-employment.ts';
import { requireEmployment } from '../change/check-employee.ts';
import { inviteOne } from '../login/credential.ts';
import { getEmployee, updateEmployee } from '../employee.store.ts';
import { movementsBetween, type Placement } from '../employment/movement-of.ts';
import { insertMovements } from '../person.store.ts';
import { recordChange } from '../change/record-change.ts';

type Results = OutputOf<typeof bulkEndpoint>['data'];

async function forEach(ctx: Ctx, ids: readonly number[], work: (id: number) => Promise<void>): Promise<Results> {
  const outcomes = await eachWhole(
    ctx,
    ids.map((id) => ({ id })),
    ({ id }) => work(id),
  );
  return {
    done: outcomes.flatMap(({ item: { id }, message }) => (message === null ? [id] : [])),
    failed: outcomes.flatMap(({ item: { id }, message }) => (message === null ? [] : [{ id, message }])),
  };
}

export async function moveEmployees(ctx: Ctx, input: ParsedInput<typeof bulkEndpoint>): Promise<OutputOf<typeof bulkEndpoint>> {
  const { ids, effective_date: at, reason, ...places } = input;
  const given = Object.fromEntries(Object.entries(places).filter(([, value]) => value !== undefined)) as Partial<Placement>;
  if (Object.keys(given).length === 0) throw invalid('base', EMPLOYEE_ERRORS.nothingToMove);
  const data = await forEach(ctx, ids, async (id) => {
    const before = await getEmployee(ctx, id, { lock: true });
    const wanted = { ...before, ...given };
    await requireEmployment(
      ctx,
      {
        branch_id: wanted.branch_id,
        division_id: wanted.division_id,
        department_id: wanted.department_id,
        position_id: wanted.position_id,
        position_level_id: wanted.position_level_id,
      },
      { before },
    );
    await requirePlacement(ctx, before, wanted, at);
    const after = await updateEmployee(ctx, id, given);
    await insertMovements(ctx, await movementsBetween(ctx, before, after, at, reason));
    await branchesChange(ctx, [{ before, after }]);
    await recordChange(ctx, { action: 'employment.updated', id, before, after });
  });
  return { success: true, message: say(EMPLOYEE_MESSAGES.moved, ctx.locale, { n: data.done.length }), data };
}

export async function inviteEmployees(ctx: Ctx, { ids }: ParsedInput<typeof inviteEndpoint>): Promise<OutputOf<typeof inviteEndpoint>> {
  const data = await forEach(ctx, ids, async (id) => void (await inviteOne(ctx, id)));
  return { success: true, message: say(EMPLOYEE_MESSAGES.invitedMany, ctx.locale, { n: data.done.length }), data };
}
