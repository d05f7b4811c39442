/** Shapes of the statutory tables on the wire; ringgit, and R in per cent. A max of null has no limit. */
import { z } from 'zod';
import { RULE_SET_NAMES } from './rule-set.params.ts';

const limit = () => z.number().nullable();

export const epfBandSchema = z.strictObject({ min: z.number(), max: z.number() });
export const socsoBandSchema = z.strictObject({
  type: z.enum(['Category 1', 'Category 2']),
  min_salary: z.number(),
  max_salary: limit(),
  employee_amount: z.number(),
  employer_amount: z.number(),
  skbbk_amount: z.number(),
});
export const eisBandSchema = z.strictObject({ min: z.number(), max: limit(), employee_amount: z.number(), employer_amount: z.number() });
export const taxBandSchema = z.strictObject({
  p_min: z.number(),
  p_max: limit(),
  m: z.number(),
  r: z.number(),
  b_1: z.number(),
  b_2: z.number(),
});

const table = <Band extends z.ZodType>(band: Band) =>
  z.strictObject({ version: z.string(), source: z.strictObject({ en: z.string(), ms: z.string() }), bands: z.array(band) });

export const statutoryTablesSchema = z.strictObject({
  rules: z.enum(RULE_SET_NAMES),
  epf: table(epfBandSchema),
  socso: table(socsoBandSchema),
  eis: table(eisBandSchema),
  tax: table(taxBandSchema),
});

export type EpfBand = z.infer<typeof epfBandSchema>;
export type SocsoBand = z.infer<typeof socsoBandSchema>;
export type EisBand = z.infer<typeof eisBandSchema>;
export type TaxBandRow = z.infer<typeof taxBandSchema>;
export type StatutoryTables = z.infer<typeof statutoryTablesSchema>;
