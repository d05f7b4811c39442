import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calculateEis } from './socso/calculate-eis.ts';
import { calculateEpf } from './epf/calculate-epf.ts';
import { calculateHrdf } from './hrdf/calculate-hrdf.ts';
import { calculateMtd } from './mtd/calculate-mtd.ts';
import { calculateSocso } from './socso/calculate-socso.ts';
import { printTrace } from './print-trace.ts';
import * as schemas from './statutory.schema.ts';
import { traceSchema } from './trace.schema.ts';

const date = '2026-11-30';
const bonus = {
  date,
  category: 2 as const,
  accumulated: { remuneration: 50_000, epf: 3500, mtd: 800, zakat: 20, reliefs: 100 },
  current: { remuneration: 5200, epf: 572, zakat: 15 },
  additional: { remuneration: 8000, epf: 880 },
};

const cases: [string, unknown, z.ZodType, z.ZodType][] = [
  ['epf', { date, wage: 5318, regular_wage: 4100 }, schemas.epfInputSchema, schemas.epfOutputSchema],
  ['epf', { date, wage: 21_250.55, citizenship: 'foreign' }, schemas.epfInputSchema, schemas.epfOutputSchema],
  ['epf', { date: '2025-01-31', wage: 3000, citizenship: 'foreign' }, schemas.epfInputSchema, schemas.epfOutputSchema],
  ['epf', { date, wage: 3000, age: 80 }, schemas.epfInputSchema, schemas.epfOutputSchema],
  ['epf', { date, wage: 5 }, schemas.epfInputSchema, schemas.epfOutputSchema],
  ['socso', { date, wage: 7000, category: 2 }, schemas.socsoInputSchema, schemas.socsoOutputSchema],
  ['socso', { date, wage: 7000, category: 1, rules: 'specification' }, schemas.socsoInputSchema, schemas.socsoOutputSchema],
  ['eis', { date, wage: 3333.33 }, schemas.eisInputSchema, schemas.eisOutputSchema],
  ['hrdf', { date, wage: 3451, rate: 0.5 }, schemas.hrdfInputSchema, schemas.hrdfOutputSchema],
  ['mtd', bonus, schemas.mtdInputSchema, schemas.mtdOutputSchema],
  ['mtd', { ...bonus, rules: 'specification' }, schemas.mtdInputSchema, schemas.mtdOutputSchema],
  ['mtd', { ...bonus, scheme: 'non_resident' }, schemas.mtdInputSchema, schemas.mtdOutputSchema],
  ['mtd', { ...bonus, scheme: 'returning_expert' }, schemas.mtdInputSchema, schemas.mtdOutputSchema],
];
const calculators = { epf: calculateEpf, socso: calculateSocso, eis: calculateEis, hrdf: calculateHrdf, mtd: calculateMtd } as Record<
  string,
  (input: never, options?: { trace?: boolean }) => { trace: z.infer<typeof traceSchema> }
>;

describe.each(cases)('%s %j', (name, input, inputSchema, outputSchema) => {
  const answer = calculators[name]!(inputSchema.parse(input) as never);
  it('answers in its schema, with steps named once and sourced', () => {
    expect(outputSchema.parse(answer)).toEqual(answer);
    expect(answer.trace.length).toBeGreaterThan(0);
    expect(new Set(answer.trace.map((step) => step.step)).size).toBe(answer.trace.length);
    for (const step of answer.trace) {
      expect(step.version).toMatch(/^\d{4}-\d{2}$/);
      expect(step.source.ms).toMatch(/Akta|Spesifikasi|LHDN/);
      expect(step.source.ms).not.toBe(step.source.en);
    }
  });
  it('gives the same amounts without a trace', () => {
    const silent = calculators[name]!(input as never, { trace: false });
    expect(silent).toEqual({ ...answer, trace: [] });
  });
  it('prints in both languages', () => {
    const [en, ms] = [printTrace(answer.trace, 'en'), printTrace(answer.trace, 'ms')];
    expect(en).toHaveLength(answer.trace.length);
    expect(ms).toHaveLength(answer.trace.length);
    expect(ms).not.toEqual(en);
  });
});

it('tells the last step of an MTD: formula, rounding, rule, version, source', () => {
  const { trace, payable } = calculateMtd({ date: '2026-01-31', category: 1, accumulated: {}, current: { remuneration: 4000, epf: 440 } });
  expect(trace.find((step) => step.step === 'tax')!.inputs).toEqual({ P: 35_000.07, M: 20_000, R: '3%', B: -250, mtd_table_reading: 'whole_ringgit' });
  const last = trace.at(-1)!;
  expect(last).toMatchObject({ step: 'payable', result: payable, rounding: { name: 'ceilToFiveSen', before: 16.66, after: 16.7 } });
  expect(printTrace([last], 'ms')[0]).toMatch(
    /^1\. PCB yang perlu dipotong: C − zakat \+ tambahan, sekurang-kurangnya 0; C = 16\.66, .* → 16\.70; pembundaran: naik kepada 5 sen/,
  );
});

describe('input schemas', () => {
  const refused = (schema: z.ZodType, input: unknown) => !schema.safeParse(input).success;
  it.each([
    ['an impossible day', { date: '2026-02-30', wage: 1 }],
    ['a date with a time', { date: '2026-02-03T00:00', wage: 1 }],
    ['a negative wage', { date, wage: -1 }],
    ['a wage above the largest amount', { date, wage: 10_000_000_000 }],
    ['three decimals', { date, wage: 1.005 }],
    ['an unknown field', { date, wage: 1, bonus: 2 }],
    ['a wage in text', { date, wage: '1' }],
    ['an unknown rule set', { date, wage: 1, rules: 'custom' }],
  ])('refuse %s', (_what, input) => {
    expect(refused(schemas.epfInputSchema, input)).toBe(true);
    expect(refused(schemas.eisInputSchema, input)).toBe(true);
  });
  it('accept the largest amount', () => {
    expect(schemas.eisInputSchema.safeParse({ date, wage: 9_999_999_999.99 }).success).toBe(true);
  });
  it('refuse a third SOCSO category, an HRD rate of 2 and an unknown scheme', () => {
    expect(refused(schemas.socsoInputSchema, { date, wage: 1, category: 3 })).toBe(true);
    expect(refused(schemas.hrdfInputSchema, { date, wage: 1, rate: 2 })).toBe(true);
    expect(refused(schemas.mtdInputSchema, { ...bonus, scheme: 'other' })).toBe(true);
  });
  it('can be printed as JSON Schema', () => {
    for (const schema of Object.values(schemas)) expect(z.toJSONSchema(schema)).toMatchObject({ type: 'object', additionalProperties: false });
  });
});
