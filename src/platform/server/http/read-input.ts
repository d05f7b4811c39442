/** Path parameters, query and body of one request as one object, validated; or the documented error. */
import type { FastifyRequest } from 'fastify';
import { AppError, invalid, notFound, PLATFORM_ERRORS } from '#platform/contract/errors.ts';
import { MAX_ID } from '#platform/contract/ids.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { messagesOf } from '#platform/contract/validation-messages.ts';
import type { Ctx, OpenCtx } from '../context.ts';
import { nestFields } from './nested-fields.ts';
import type { RoutePlan } from './route-plan.ts';
import { findUnstorable } from './storable.ts';

const MESSAGES = defineMessages({
  companyId: { en: 'company_id must be the number of a company.', ms: 'company_id mestilah nombor sebuah syarikat.' },
  control: { en: 'This text holds a character that cannot be stored.', ms: 'Teks ini mengandungi aksara yang tidak boleh disimpan.' },
  depth: { en: 'This is nested too deeply.', ms: 'Ini bersarang terlalu dalam.' },
});

export type Fields = Record<string, unknown>;

/** What the request carries before validation: nested query or body fields. `body` is already parsed. */
export function rawFields(request: FastifyRequest, body: Fields | null): { fields: Fields; fromText: boolean } {
  const query = nestFields(pairsOf(request.query as Fields));
  if (body && query['company_id'] !== undefined && body['company_id'] !== undefined && wantedCompany(query) !== wantedCompany(body)) {
    throw invalid('company_id', PLATFORM_ERRORS.otherCompany);
  }
  return body ? { fields: { ...query, ...body }, fromText: false } : { fields: query, fromText: true };
}

/** `include[]=EPF&include[]=TAX` arrives as one name with two values; each is a pair of its own. */
const pairsOf = (query: Fields): (readonly [string, unknown])[] =>
  Object.entries(query).flatMap(([name, value]) =>
    name.endsWith('[]') && Array.isArray(value) ? value.map((each) => [name, each] as const) : [[name, value] as const],
  );

/** The wanted company, or null when the caller leaves the choice to us. Throws 422 on anything that is no id. */
export function wantedCompany(fields: Fields): number | null {
  const value = fields['company_id'];
  if (value === undefined || value === null || value === '') return null;
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 1 || number > MAX_ID) {
    throw invalid('company_id', MESSAGES.companyId);
  }
  return number;
}

/** 422 when what was sent names another company than the one that it was judged in: a form whose address names none. */
export function refuseOtherCompany(ctx: Ctx | OpenCtx, sent: Fields): void {
  const wanted = 'companyId' in ctx ? wantedCompany(sent) : null;
  if (wanted !== null && wanted !== (ctx as Ctx).companyId) throw invalid('company_id', PLATFORM_ERRORS.otherCompany);
}

/** Refuses what PostgreSQL cannot keep, anywhere in the input. */
function refuseUnstorable(fields: Fields): void {
  const found = findUnstorable(fields);
  if (found) throw invalid(found.path?.join('.') || 'base', found.why === 'depth' ? MESSAGES.depth : MESSAGES.control);
}

const without = (fields: Fields, names: ReadonlySet<string>): Fields => Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name)));

/** Validates; a bad path parameter is a record that is not there (404), all else 422 with every message. */
export async function readInput(plan: RoutePlan, request: FastifyRequest, raw: Fields, fromText: boolean): Promise<unknown> {
  const fields: Fields = { ...raw };
  delete fields['_method'];
  if (!plan.wantsCompanyId) delete fields['company_id'];
  refuseUnstorable(plan.later.size > 0 ? without(fields, plan.later) : fields);
  let input = fromText ? (plan.coerce(fields) as Fields) : fields;
  if (plan.parameters.size > 0) {
    const params = request.params as Fields;
    refuseUnstorable(params);
    input = { ...input, ...(plan.coerce(params) as Fields) };
  } else if (plan.wantsCompanyId && !fromText) {
    input = { ...input };
  }
  const result = await plan.schema.safeParseAsync(input);
  if (result.success) return result.data;
  if (result.error.issues.some((issue) => plan.parameters.has(String(issue.path[0])))) throw notFound();
  const { issues } = result.error;
  throw new AppError(422, PLATFORM_ERRORS.invalid, { fieldsIn: (locale) => messagesOf(issues, locale, input) });
}
