/** A new user with a company on trial. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { createCompany } from '#modules/company/server/public.ts';
import { countAttempt, createUser, domainByOrigin, hashPassword, openSession, refuseWeakPassword, sendVerification } from '#modules/identity/server/public.ts';
import type { register as endpoint } from '../contract/session.endpoints.ts';
import { SESSION_MESSAGES } from '../contract/session.errors.ts';
import { signedInAnswer } from './session-user.ts';

export async function register(ctx: OpenCtx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const domain = await domainByOrigin(ctx, ctx.request.origin);
  if (domain.allow.registration !== true) throw notFound();
  await countAttempt(ctx, [{ key: `register|${ctx.request.ip}`, limit: 10, seconds: 3600 }]);
  refuseWeakPassword(input.password, input);
  // Whether the address has an account already is told by the mail to it alone.
  const userId = await createUser(ctx, {
    name: input.name,
    email: input.email,
    phone: input.phone,
    password: await hashPassword(input.password),
    locale: ctx.locale,
  });
  const registration = input.registration_no;
  const { id: companyId } = await createCompany(ctx, {
    owner_id: userId,
    name: input.company_name,
    nameField: 'company_name',
    today: todayIn(ctx.clock, DEFAULT_TIME_ZONE),
    domain_id: domain.is_default ? null : domain.id,
    business_nature: input.business_nature,
    // What the owner has typed once is asked for nowhere again.
    email: input.email,
    phone: input.phone,
    officer: { name: input.name, phone: input.phone, email: input.email },
    ...(registration === null ? {} : registration.includes('-') ? { old_registration_no: registration } : { registration_no: registration }),
  });
  await audit(ctx, {
    action: 'company.registered',
    subject_type: 'company',
    subject_id: companyId,
    company_id: companyId,
    after: { owner: userId, employees: input.employees ?? null },
  });
  await sendVerification(ctx, 'verify', { id: userId, name: input.name, locale: ctx.locale }, input.email);
  const answer = await signedInAnswer(ctx, await openSession(ctx, userId));
  return { success: true, message: say(SESSION_MESSAGES.registered, ctx.locale, { email: input.email }), data: answer };
}
