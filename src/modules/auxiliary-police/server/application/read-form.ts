/** What was typed into the form of a category: judged by its schema, and parted into what everybody and what few may see. */
import { AppError, invalid, PLATFORM_ERRORS, type FieldTexts } from '#platform/contract/errors.ts';
import { fieldTextsOf } from '#platform/contract/validation-messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { APPLICATION_ERRORS } from '../../contract/application/application.messages.ts';
import { categoryOf } from '../../contract/application/categories.ts';
import { fieldsOf, schemaOfFields, valuesOf, type Category, type FormField } from '../../contract/application/form-fields.ts';
import { seesCompliance } from '../officer/compliance-right.ts';

type Values = Readonly<Record<string, unknown>>;

/** @throws 422 */
export function knownCategory(type: string, key: string): Category {
  const category = categoryOf(type, key);
  if (!category) throw invalid('category', APPLICATION_ERRORS.categoryUnknown);
  return category;
}

/** @param at where the fields stand in the input @throws 422 at their fields */
export function parseFields(fields: readonly FormField[], given: Values, at: string, draft: boolean): Record<string, unknown> {
  const values = valuesOf(fields, given);
  const result = schemaOfFields(fields, given, draft).safeParse(values);
  if (result.success) return Object.fromEntries(Object.entries(result.data).filter(([, value]) => value !== undefined));
  const texts = fieldTextsOf(result.error.issues, values);
  throw new AppError(422, PLATFORM_ERRORS.invalid, {
    fields: Object.fromEntries(Object.entries(texts).map(([field, list]) => [`${at}.${field}`, list])) as FieldTexts,
  });
}

export interface ReadForm {
  readonly payload: Record<string, unknown>;
  readonly sensitive: Record<string, unknown>;
}

/**
 * Without the right to compliance data what is there stays, whatever was sent.
 * @throws 422; at `base` where a part is missing that the viewer may not see
 */
export function readForm(ctx: Ctx, category: Category, given: Values, before: Values, draft: boolean): ReadForm {
  const fields = fieldsOf(category);
  const [few, all] = [fields.filter(({ sensitive }) => sensitive), fields.filter(({ sensitive }) => !sensitive)];
  const sees = seesCompliance(ctx);
  const payload = parseFields(all, given, 'payload', draft);
  if (sees) return { payload, sensitive: parseFields(few, given, 'payload', draft) };
  if (!draft && !schemaOfFields(few, before, false).safeParse(valuesOf(few, before)).success) throw invalid('base', APPLICATION_ERRORS.complianceMissing);
  return { payload, sensitive: { ...before } };
}
