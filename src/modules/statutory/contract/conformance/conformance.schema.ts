/** A published statutory figure as a case that any installation can check itself against. */
import { z } from 'zod';
import { traceSchema } from '../trace.schema.ts';

export const CONFORMANCE_SCHEMES = ['epf', 'socso', 'eis', 'hrdf', 'mtd', 'wages', 'exempt'] as const;
export type ConformanceScheme = (typeof CONFORMANCE_SCHEMES)[number];
/** What is run: a calculator, or the one step of MTD for which the document prints figures. */
export const CONFORMANCE_RUNS = [
  'epf',
  'socso',
  'eis',
  'hrdf',
  'mtd',
  'mtd_tax',
  'mtd_settlement',
  'mtd_benefit',
  'premium',
  'incomplete_month',
  'termination',
  'exempt',
] as const;
export type ConformanceRun = (typeof CONFORMANCE_RUNS)[number];

const words = z.strictObject({ en: z.string(), ms: z.string() });
const scalar = z.union([z.number(), z.string(), z.boolean()]);
const figures = z.record(z.string(), z.number());

export const conformanceCase = z.strictObject({
  /** Stays the same from release to release. */
  id: z.string(),
  scheme: z.enum(CONFORMANCE_SCHEMES),
  /** First month of the rule that the document states, e.g. "2025-10". */
  version: z.string(),
  title: words,
  source: z.strictObject({
    document: words,
    /** Part, page, class or section. */
    place: words,
    confidence: z.enum(['official', 'agreed', 'single', 'carried_back']),
  }),
  /** What a reader must know of the case: a reading chosen, an input that the document leaves open. */
  note: words.optional(),
  run: z.enum(CONFORMANCE_RUNS),
  input: z.record(z.string(), z.union([scalar, z.record(z.string(), scalar)])),
  /** Readings of unsettled law that the document takes; absent: the recommended ones. */
  readings: z.record(z.string(), scalar).optional(),
  /** Ringgit, as printed. Only what the document states. */
  expected: figures,
});
export type ConformanceCase = z.output<typeof conformanceCase>;

export const conformanceResult = conformanceCase.extend({
  /** The same figures from this installation; null where it refused or failed. */
  got: figures.nullable(),
  error: z.string().nullable(),
  right: z.boolean(),
});
export type ConformanceResult = z.output<typeof conformanceResult>;

export const conformanceTotal = z.strictObject({ scheme: z.enum(CONFORMANCE_SCHEMES), version: z.string(), right: z.number(), wrong: z.number() });
export type ConformanceTotal = z.output<typeof conformanceTotal>;

export const conformanceDetail = conformanceResult.extend({ trace: traceSchema });
