/** Sign-in, sign-out, and who I am. */
import { z } from 'zod';
import { MEMBER, OPEN, SIGNED_IN, UNVERIFIED, defineEndpoint, done, one, wrote } from '#platform/contract/endpoint.ts';
import { email, line, optional, optionalLine, password, personName, phone } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { commaList } from '#platform/contract/paging.ts';
import { repeats, repeatsPassword } from '#modules/identity/contract/auth.endpoints.ts';
import { MEMBER_ROLES, userRow } from '#modules/identity/contract/user.schema.ts';
import { SESSION_ERRORS } from './session.errors.ts';
import { domainConfig } from './domain.schema.ts';
import { sessionUser, signedIn } from './session.schema.ts';

export const showDomain = defineEndpoint({
  name: 'session.show-domain',
  method: 'GET',
  path: 'api/domain/config',
  requires: OPEN,
  summary: 'Branding and switches of the organisation behind an address',
  input: z.object({ origin: z.string().max(300).optional() }),
  output: one(domainConfig),
});

export const login = defineEndpoint({
  name: 'session.login',
  method: 'POST',
  path: 'api/auth/login',
  requires: OPEN,
  summary: 'Signs a user in; five wrong tries a minute for one address from one place',
  input: z.object({ email: email(), password: z.string().min(1).max(200), remember: z.boolean().optional() }),
  output: one(signedIn),
});

export const logout = defineEndpoint({
  name: 'session.logout',
  method: 'POST',
  path: 'api/auth/logout',
  requires: OPEN,
  summary: 'Revokes the token that is sent; 404 when it is unknown',
  input: z.object({}),
  output: done(),
});

export const currentUser = defineEndpoint({
  name: 'session.current-user',
  method: 'GET',
  path: 'api/auth/user',
  requires: UNVERIFIED,
  withTemporaryPassword: true,
  summary: 'The signed-in user in the wanted company, else in the one last used',
  input: z.object({ company_id: id().optional() }),
  output: one(sessionUser),
});

/** Employees of the company, as people answer the question. */
export const COMPANY_SIZES = ['1-10', '11-50', '51-200', '201-500', '501+'] as const;
/** SSM number: twelve digits; letters and dashes of older numbers are let in. */
const registrationNo = () =>
  z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(\d{12}|\d{1,7}-[A-Z])$/);

export const register = defineEndpoint({
  name: 'session.register',
  method: 'POST',
  path: 'api/auth/register',
  requires: OPEN,
  summary: 'Creates a user with a company of the trial plan and its branch HQ; 404 where registration is off',
  input: z
    .object({
      name: personName(),
      email: email(),
      phone: phone(),
      password: password(),
      password_confirmation: z.string().max(200),
      company_name: line(2, 150),
      registration_no: optional(registrationNo()),
      business_nature: optionalLine(150),
      employees: z.enum(COMPANY_SIZES).optional(),
      terms: z.boolean().refine((agreed) => agreed, { params: { text: SESSION_ERRORS.terms } }),
    })
    .refine(repeatsPassword, repeats),
  output: wrote(signedIn),
});

export const listCompanies = defineEndpoint({
  name: 'session.list-companies',
  method: 'GET',
  path: 'api/companies',
  requires: SIGNED_IN,
  summary: 'The own companies',
  input: z.object({}),
  output: z.object({
    data: z.array(z.object({ id: z.number(), name: z.string(), logo: z.string().nullable(), locality: z.string(), role: z.enum(MEMBER_ROLES) })),
  }),
});

export const showUser = defineEndpoint({
  name: 'session.show-user',
  method: 'GET',
  path: 'api/users/{id}',
  requires: MEMBER,
  summary: 'A user of the selected company (owner, or admin of users), or oneself',
  input: z.object({ id: id(), with: commaList(['companies']), with_count: commaList(['companies']) }),
  output: one(
    userRow.extend({
      companies: z.array(z.object({ id: z.number(), name: z.string() })).optional(),
      companies_count: z.number().optional(),
    }),
  ),
});
