/** The login of an employee: a user of the portal joined to the employee's record. */
import { invalid } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import { inviteAgain, inviteUser, memberByEmail, memberOf, removeMembership, setMembership, notifyAccess } from '#modules/identity/server/public.ts';
import { EMPLOYEE_ERRORS } from '../../contract/employee.messages.ts';
import { updateEmployee } from '../employee.store.ts';
import type { EmployeeRecord } from '../employee.tables.ts';
import { guardEmployee } from './unique-employee.ts';

/**
 * Gives an employee a login by e-mail. Somebody of the company keeps their login and gains the profile; anybody else is
 * invited, and joins by accepting.
 * @throws 422 when the login belongs to another employee here.
 */
export async function inviteLogin(ctx: Ctx, employee: EmployeeRecord, email: string): Promise<void> {
  if (!email) throw invalid('email', EMPLOYEE_ERRORS.noEmail);
  const member = await memberByEmail(ctx, ctx.companyId, email);
  if (member?.employee_id && member.employee_id !== employee.id) throw invalid('email', EMPLOYEE_ERRORS.otherLogin);
  if (employee.user_id !== null && employee.user_id !== member?.user_id) await unseat(ctx, employee.user_id);
  const userId = member?.user_id ?? (await inviteUser(ctx, { name: employee.name, email, phone: null }));
  if (member && member.joined_at === null) await inviteAgain(ctx, userId);
  await guardEmployee(() => updateEmployee(ctx, employee.id, { user_id: userId, email: employee.email ?? email }));
  await setMembership(
    ctx,
    ctx.companyId,
    userId,
    member ? { employee_id: employee.id, status: 'Active' } : { role: 'employee', employee_id: employee.id, status: 'Invited', invited_by: ctx.actor.userId },
  );
  await notifyAccess(ctx, userId, ctx.actor.name);
}

/** Takes the employee's profile away from a login; somebody who is nothing else here leaves the company. */
export async function unseat(ctx: Ctx, userId: number): Promise<void> {
  const member = await memberOf(ctx, ctx.companyId, userId, true);
  if (!member) return;
  if (member.role === 'employee' && !member.is_admin) await removeMembership(ctx, ctx.companyId, userId);
  else await setMembership(ctx, ctx.companyId, userId, { employee_id: null });
  await notifyAccess(ctx, userId, ctx.actor.name);
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
  await notifyAccess(ctx, userId, ctx.actor.name);
  return true;
}
