/** The login of an employee: a user of the portal joined to the employee's record. */
import { invalid } from '#platform/contract/errors.ts';
import { asSystem } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { inviteAgain, inviteUser, memberOf, removeMembership, setMembership, tellAccess, userByEmail } from '#modules/identity/server/public.ts';
import { EMPLOYEE_ERRORS } from '../contract/employee.messages.ts';
import { updateEmployee } from './employee.store.ts';
import type { EmployeeRecord } from './employee.tables.ts';
import { guardEmployee } from './unique-employee.ts';

/**
 * Gives an employee a login by e-mail. Somebody who has one already (from another company, or as admin
 * here) keeps it and gains the profile; otherwise an account is opened and its invitation mailed.
 * @throws 422 when the login belongs to another employee here.
 */
export async function inviteLogin(ctx: Ctx, employee: EmployeeRecord, email: string): Promise<void> {
  if (!email) throw invalid('email', EMPLOYEE_ERRORS.noEmail);
  const known = await asSystem(ctx, () => userByEmail(ctx, email));
  const userId = known?.id ?? (await asSystem(ctx, () => inviteUser(ctx, { name: employee.name, email, phone: null, locale: ctx.locale }, ctx.actor.name)));
  if (known && known.password === null) await asSystem(ctx, () => inviteAgain(ctx, known.id, ctx.actor.name));
  if (employee.user_id !== null && employee.user_id !== userId) await unseat(ctx, employee.user_id);
  const member = await memberOf(ctx, ctx.companyId, userId);
  if (member?.employee_id && member.employee_id !== employee.id) throw invalid('email', EMPLOYEE_ERRORS.otherLogin);
  await guardEmployee(() => updateEmployee(ctx, employee.id, { user_id: userId, email: employee.email ?? email }));
  await setMembership(ctx, ctx.companyId, userId, member ? { employee_id: employee.id, status: 'Active' } : { role: 'employee', employee_id: employee.id });
  await tellAccess(ctx, userId, ctx.actor.name);
}

/** Takes the employee's profile away from a login; somebody who is nothing else here leaves the company. */
export async function unseat(ctx: Ctx, userId: number): Promise<void> {
  const member = await memberOf(ctx, ctx.companyId, userId, true);
  if (!member) return;
  if (member.role === 'employee' && !member.is_admin) await removeMembership(ctx, ctx.companyId, userId);
  else await setMembership(ctx, ctx.companyId, userId, { employee_id: null });
  await tellAccess(ctx, userId, ctx.actor.name);
}

/**
 * Ends (or restores) what a person may do in this company at once, as admin too; other companies are untouched.
 * @returns false when nothing changed: without a login, for the owner, and for oneself.
 */
export async function setLoginStatus(ctx: Ctx, employee: EmployeeRecord, status: 'Active' | 'Inactive'): Promise<boolean> {
  if (employee.user_id === null) return false;
  const userId = employee.user_id;
  const member = await memberOf(ctx, ctx.companyId, userId, true);
  // Neither the owner nor oneself is locked out by the end of an employment.
  if (!member || member.role === 'owner' || userId === ctx.actor.userId) return false;
  await setMembership(ctx, ctx.companyId, userId, { status });
  await tellAccess(ctx, userId, ctx.actor.name);
  return true;
}
