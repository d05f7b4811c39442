/** Which employees an admin may see: the units and employees must exist, and the asker must see them too. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import type { EmployeeScope } from '#platform/server/access/actor.ts';
import type { Ctx } from '#platform/server/context.ts';
import { countInScope, seesEmployee } from '#modules/employee/server/public.ts';
import { checkOrganisation } from '#modules/company/server/public.ts';
import { IDENTITY_MESSAGES } from '#modules/identity/contract/identity.messages.ts';
import type { ScopeItem, ScopeType } from '#modules/identity/contract/admin.schema.ts';
import { grantScope, showScope, type AdminScope } from '#modules/identity/server/public.ts';
import type {
  previewEmployeeAccesses as previewEndpoint,
  setEmployeeAccesses as setEndpoint,
  showEmployeeAccesses as showEndpoint,
} from '../contract/employee-access.endpoints.ts';
import { SESSION_ERRORS } from '../contract/session.errors.ts';

const idsOf = (items: readonly ScopeItem[], type: ScopeType) => items.filter(({ scope_type }) => scope_type === type).map(({ scope_id }) => scope_id);

function scopeOf({ all, items }: AdminScope): EmployeeScope {
  if (all) return { all: true };
  return {
    all: false,
    branchIds: idsOf(items, 'branch'),
    divisionIds: idsOf(items, 'division'),
    departmentIds: idsOf(items, 'department'),
    employeeIds: idsOf(items, 'employee'),
  };
}

const present = async (ctx: Ctx, adminScope: AdminScope) => ({
  all: adminScope.all,
  items: [...adminScope.items],
  employees_count: await countInScope(ctx, scopeOf(adminScope)),
});

export async function showEmployeeAccesses(ctx: Ctx, input: ParsedInput<typeof showEndpoint>): Promise<OutputOf<typeof showEndpoint>> {
  return { data: await present(ctx, await showScope(ctx, input.id)) };
}

/** @throws 422 `items` when a unit or an employee is not there, or not within the asker's own sight. */
async function checkItems(ctx: Ctx, items: readonly ScopeItem[]): Promise<void> {
  for (const { scope_type, scope_id } of items) {
    if (scope_type === 'employee') {
      if (!(await seesEmployee(ctx, ctx.actor.scope, scope_id))) throw invalid('items', SESSION_ERRORS.noSuchEmployee);
    } else {
      await checkOrganisation(ctx, { [`${scope_type}_id`]: scope_id }).catch(() => {
        throw invalid('items', SESSION_ERRORS.noSuchUnit);
      });
    }
  }
}

export async function setEmployeeAccesses(ctx: Ctx, input: ParsedInput<typeof setEndpoint>): Promise<OutputOf<typeof setEndpoint>> {
  const adminScope: AdminScope = { all: input.all, items: input.all ? [] : input.items };
  await checkItems(ctx, adminScope.items);
  await grantScope(ctx, input.id, adminScope);
  return { success: true, message: say(IDENTITY_MESSAGES.reachSaved, ctx.locale), data: await present(ctx, await showScope(ctx, input.id)) };
}

export async function previewEmployeeAccesses(ctx: Ctx, input: ParsedInput<typeof previewEndpoint>): Promise<OutputOf<typeof previewEndpoint>> {
  await showScope(ctx, input.id);
  const scope = scopeOf(input);
  // Nobody learns of an employee whom they may not see themselves.
  const visible = input.employee_id ? await seesEmployee(ctx, ctx.actor.scope, input.employee_id) : false;
  const sees = input.employee_id && visible ? await seesEmployee(ctx, scope, input.employee_id) : null;
  return { data: { employees_count: await countInScope(ctx, scope), sees } };
}
