import { z } from 'zod';

/** The fields of a form, each of them to be named: who changes a record and leaves one out would empty its column. */
export function sent(shape: z.ZodRawShape): Record<string, z.ZodType> {
  const given = z.transform((value, ctx) => {
    if (value === undefined) ctx.issues.push({ code: 'custom', input: value, message: '' });
    return value;
  });
  const named = (field: z.ZodType) => (field.safeParse(undefined).success ? z.pipe(given, field) : field);
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, named(field as z.ZodType)]));
}
