/** Runs the cases of wages, termination benefit and exempt income: the same functions that work out payrolls. */
import { calendarDate } from '#platform/contract/dates.ts';
import { fromRinggit, ratio, roundToSen, toRinggit } from '#platform/contract/money.ts';
import { z } from 'zod';
import { requireInForce } from '../choose-in-force.ts';
import { EXEMPT_GROUNDS, EXEMPTION_KEYS } from '../mtd/exempt-income.params.ts';
import { exemptPart } from '../mtd/exempt-part.ts';
import { HOUR, worthOfDayOff } from '../wages/pay-premium.ts';
import { PREMIUM_PAY } from '../wages/premium-pay.params.ts';
import { SOURCES } from '../sources.params.ts';
import { explainTermination, terminationBenefit } from '../wages/termination-benefit.ts';
import type { TraceStep } from '../trace.schema.ts';
import { WAGE_FORMULAS } from '../formulas.ts';

const premiumInput = z.strictObject({
  date: z.string(),
  kind: z.enum(['overtime', 'rest_day', 'public_holiday']),
  /** Basic and fixed allowances of a month. */
  wages: z.number(),
  hours: z.number(),
  hours_per_day: z.number(),
});
const monthInput = z.strictObject({ date: z.string(), wages: z.number(), days: z.number(), of: z.number() });
const terminationInput = z.strictObject({ joined: z.string(), last: z.string(), wages: z.number() });
const exemptInput = z.strictObject({
  date: z.string(),
  key: z.enum(EXEMPTION_KEYS),
  amount: z.number(),
  used: z.number(),
  years: z.number(),
  ground: z.enum(EXEMPT_GROUNDS).optional(),
});

type Answer = Readonly<Record<string, unknown>> & { readonly trace: readonly TraceStep[] };
const wording = (en: string, ms: string) => ({ en, ms });
const step = (
  title: TraceStep['title'],
  formula: TraceStep['formula'],
  inputs: TraceStep['inputs'],
  result: number,
  law: { from: string; where: TraceStep['source'] },
): TraceStep[] => [{ step: 'wages', title, formula, inputs, result, rule: 'law', version: law.from, source: law.where }];

export const WAGE_RUNS = {
  premium(input: unknown): Answer {
    const { date, kind, wages, hours, hours_per_day } = premiumInput.parse(input);
    const law = requireInForce(PREMIUM_PAY, date.slice(0, 7));
    const dayOff = kind === 'overtime' ? null : worthOfDayOff({ kind, hours }, hours_per_day, true, law.value);
    const worth = dayOff ? dayOff.within + dayOff.beyond : Math.round(hours * HOUR * law.value.overtime);
    const pay = toRinggit(roundToSen(fromRinggit(wages), ratio(worth, Math.round(hours_per_day * HOUR) * law.value.ordinaryDivisor)));
    const inputs = { wages, hours, hours_per_day, ordinary_hours: worth / HOUR };
    const formula = WAGE_FORMULAS.premium;
    return {
      pay,
      trace: step(wording('Pay beyond the normal hours', 'Bayaran melebihi waktu biasa'), formula, inputs, pay, { from: law.from, where: law.source.where }),
    };
  },
  incomplete_month(input: unknown): Answer {
    const { date, wages, days, of } = monthInput.parse(input);
    const pay = toRinggit(roundToSen(fromRinggit(wages), ratio(days, of)));
    const law = { from: date.slice(0, 7), where: SOURCES.incompleteMonth.where };
    return {
      pay,
      trace: step(wording('Wages of an incomplete month', 'Gaji bulan tidak lengkap'), WAGE_FORMULAS.incomplete, { wages, days, of }, pay, law),
    };
  },
  termination(input: unknown): Answer {
    const { joined, last, wages } = terminationInput.parse(input);
    const asked = { joined: calendarDate(joined), last: calendarDate(last), wages: fromRinggit(wages) };
    const found = terminationBenefit(asked);
    return { benefit: toRinggit(found.amount), trace: [explainTermination(asked, found)] };
  },
  exempt(input: unknown): Answer {
    const { date, key, amount, used, years, ground } = exemptInput.parse(input);
    const asked = { key, amount: fromRinggit(amount), used: fromRinggit(used), year: Number(date.slice(0, 4)), ground: ground ?? null, yearsOfService: years };
    const part = exemptPart(asked);
    const exempt = toRinggit(part.exempt);
    const inputs = { amount, used, years, ...(part.limit !== null && { limit: toRinggit(part.limit) }) };
    const trace = step(wording('Exempt from tax', 'Dikecualikan cukai'), WAGE_FORMULAS.exempt, inputs, exempt, {
      from: part.from,
      where: part.source,
    });
    return { exempt, taxable: toRinggit(fromRinggit(amount)) - exempt, trace };
  },
} as const;
