/** One step of a calculation as a person may read it: formula, figures, rule, law. */
import { z } from 'zod';
import { RULE_SET_NAMES } from './rule-set.params.ts';

const words = z.strictObject({ en: z.string(), ms: z.string() });

export const traceStepSchema = z.strictObject({
  /** Key of the step, unique in its trace. */
  step: z.string(),
  /** The formula with its symbols, as each language writes it. */
  formula: words,
  /** What the symbols stand for; money in ringgit. */
  inputs: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])),
  result: z.union([z.number(), z.string()]),
  /** The rule set that governs; `company`: no law but what the company set or somebody entered, as the source says. */
  rule: z.enum([...RULE_SET_NAMES, 'company']),
  /** First month of the figures in force, e.g. "2026-06". */
  version: z.string(),
  /** Where the law or the document says so. */
  source: words,
  rounding: z.strictObject({ name: z.string(), before: z.number(), after: z.number() }).optional(),
  title: words,
});

export const traceSchema = z.array(traceStepSchema);
export type TraceStep = z.infer<typeof traceStepSchema>;
