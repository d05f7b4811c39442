/** The login tab of an employee. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say, type Params, type Text } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { inviteAgain, isAlone, memberOf, openSessionsOf, sendResetLink, notifyAccess, userById } from '#modules/identity/server/public.ts';
import type {
  changeCredential as changeEndpoint,
  disableLogin as disableEndpoint,
  inviteEmployee as inviteEndpoint,
  resetEmployeePassword as resetEndpoint,
  showCredential as showEndpoint,
} from '../../contract/credential.endpoints.ts';
import { EMPLOYEE_ERRORS, EMPLOYEE_MESSAGES } from '../../contract/employee.messages.ts';
import { inviteLogin, setLoginStatus } from '../change/employee-login.ts';
import { getEmployee, updateEmployee } from '../employee.store.ts';
import type { EmployeeRecord } from '../employee.tables.ts';
import { recordChange } from '../change/record-change.ts';
import { guardEmployee } from '../change/unique-employee.ts';

type Credential = OutputOf<typeof showEndpoint>['data'];

async function credentialOf(ctx: Ctx, employee: EmployeeRecord): Promise<Credential> {
  const { user_id: userId } = employee;
  const user = userId === null ? null : await userById(ctx, userId);
  const member = userId === null ? null : await memberOf(ctx, ctx.companyId, userId);
  // Of an account that other companies share, only what happens here is this company's business.
  const alone = userId !== null && (await isAlone(ctx, userId));
  const sessions = alone ? await openSessionsOf(ctx, userId) : [];
  return {
    email: user?.email ?? employee.email,
    user_id: userId,
    user_status: user?.status ?? null,
    membership_status: member?.status ?? null,
    role: member?.role ?? null,
    is_admin: member?.is_admin ?? false,
    verified: Boolean(user?.verified_at),
    last_login_at: (alone ? user?.last_login_at : member?.last_used_at) ?? null,
    spm_supervisor: employee.spm_supervisor,
    promoter: Boolean(member?.promoter_id),
    sessions: sessions.map(({ id, device, ip, last_used_at }) => ({ id, device, ip, last_used_at })),
  };
}

async function answer(ctx: Ctx, id: number, message: Text, params?: Params) {
  return { success: true as const, message: say(message, ctx.locale, params), data: await credentialOf(ctx, await getEmployee(ctx, id)) };
}

export const showCredential = async (ctx: Ctx, { id }: ParsedInput<typeof showEndpoint>): Promise<OutputOf<typeof showEndpoint>> => ({
  data: await credentialOf(ctx, await getEmployee(ctx, id)),
});

/** Invites one person, by the address on record unless another is given. @returns the address. */
export async function inviteOne(ctx: Ctx, id: number, email?: string): Promise<string> {
  const employee = await getEmployee(ctx, id, { lock: true });
  if (employee.status !== 'Active') throw invalid('base', EMPLOYEE_ERRORS.notActive);
  const address = email ?? employee.email;
  if (!address) throw invalid('email', EMPLOYEE_ERRORS.noEmail);
  const login = employee.user_id === null ? null : await userById(ctx, employee.user_id);
  if (login?.verified_at && login.email !== address) throw invalid('email', EMPLOYEE_ERRORS.loginEmail, { email: login.email });
  await inviteLogin(ctx, employee, address);
  await recordChange(ctx, { action: 'invited', id, after: { email: address } });
  return address;
}

export async function inviteEmployee(ctx: Ctx, { id, email }: ParsedInput<typeof inviteEndpoint>): Promise<OutputOf<typeof inviteEndpoint>> {
  const address = await inviteOne(ctx, id, email);
  return answer(ctx, id, EMPLOYEE_MESSAGES.invited, { email: address });
}

export async function resetEmployeePassword(ctx: Ctx, { id }: ParsedInput<typeof resetEndpoint>): Promise<OutputOf<typeof resetEndpoint>> {
  const employee = await getEmployee(ctx, id);
  const user = employee.user_id === null ? null : await userById(ctx, employee.user_id);
  if (!user) throw invalid('base', EMPLOYEE_ERRORS.noLogin);
  // Somebody who never chose a password has none to reset: the invitation goes out again.
  await (user.verified_at === null ? inviteAgain(ctx, user.id) : sendResetLink(ctx, user.id));
  await recordChange(ctx, { action: 'password.reset-sent', id });
  return answer(ctx, id, EMPLOYEE_MESSAGES.resetSent, { email: user.email });
}

export async function disableLogin(ctx: Ctx, { id, disabled }: ParsedInput<typeof disableEndpoint>): Promise<OutputOf<typeof disableEndpoint>> {
  const employee = await getEmployee(ctx, id, { lock: true });
  if (employee.user_id === null) throw invalid('base', EMPLOYEE_ERRORS.noLogin);
  if (!(await setLoginStatus(ctx, employee, disabled ? 'Inactive' : 'Active'))) throw invalid('base', EMPLOYEE_ERRORS.loginOfOwn);
  await recordChange(ctx, { action: disabled ? 'login.disabled' : 'login.enabled', id });
  return answer(ctx, id, disabled ? EMPLOYEE_MESSAGES.loginDisabled : EMPLOYEE_MESSAGES.loginEnabled);
}

export async function changeCredential(
  ctx: Ctx,
  { id, email, spm_supervisor: supervisor }: ParsedInput<typeof changeEndpoint>,
): Promise<OutputOf<typeof changeEndpoint>> {
  const before = await getEmployee(ctx, id, { lock: true });
  const login = before.user_id === null ? null : await userById(ctx, before.user_id);
  // The address that somebody signs in with is theirs; it may open other companies too.
  if (email && login && email !== login.email) throw invalid('email', EMPLOYEE_ERRORS.loginEmail, { email: login.email });
  const after = await guardEmployee(() =>
    updateEmployee(ctx, id, { ...(email ? { email } : {}), ...(supervisor === undefined ? {} : { spm_supervisor: supervisor }) }),
  );
  if (after.user_id !== null && before.spm_supervisor !== after.spm_supervisor) await notifyAccess(ctx, after.user_id, ctx.actor.name);
  await recordChange(ctx, { action: 'credential.updated', id, before, after });
  return answer(ctx, id, EMPLOYEE_MESSAGES.saved);
}
