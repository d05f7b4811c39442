/** What a trace says in one sentence, before it proves it step by step. */
import { defineMessages, say, type Locale } from '#platform/contract/messages.ts';
import { formatPrice } from '#platform/contract/money.ts';
import type { TraceStep } from './trace.schema.ts';

const LEAD = defineMessages({
  band: { en: '{rate} of the RM {base} wage band', ms: '{rate} daripada julat gaji RM {base}' },
  wage: { en: '{rate} of RM {base}', ms: '{rate} daripada RM {base}' },
  middle: { en: '{rate} of RM {base}, the middle of the wage class', ms: '{rate} daripada RM {base}, titik tengah kelas gaji' },
  share: {
    en: '{title}: {part}{rounded, select, yes {, rounded} other {}} = RM {result}.',
    ms: '{title}: {part}{rounded, select, yes {, dibundarkan} other {}} = RM {result}.',
  },
  tax: {
    en: 'Tax of the year RM {tax}, less RM {paid} already deducted, over {n, plural, one {# month} other {# months}} = RM {result} this month.',
    ms: 'Cukai setahun RM {tax}, tolak RM {paid} yang telah dipotong, dibahagi {n} bulan = RM {result} bulan ini.',
  },
});

const BASES = { T: LEAD.band, W: LEAD.wage, m: LEAD.middle } as const;
const SHARES = ['employee', 'shares', 'levy'];
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** A share of a wage: the rate, what it is taken of, and what comes out. */
function shareOf(step: TraceStep, locale: Locale): string | null {
  const { rate } = step.inputs;
  const symbol = (['T', 'W', 'm'] as const).find((key) => isNumber(step.inputs[key]));
  if (rate === undefined || symbol === undefined || !isNumber(step.result)) return null;
  const part = say(BASES[symbol], locale, { rate: String(rate), base: formatPrice(step.inputs[symbol] as number) });
  const rounded = step.rounding && step.rounding.before !== step.rounding.after ? 'yes' : 'no';
  return say(LEAD.share, locale, { title: say(step.title, locale), part, rounded, result: formatPrice(step.result) });
}

/** The tax of the year spread over its months; additional pay is told by the steps alone. */
function taxOf(steps: readonly TraceStep[], locale: Locale): string | null {
  const month = steps.find(({ inputs: { tax, X, Z, n } }) => [tax, X, Z, n].every(isNumber));
  const paid = steps.at(-1);
  if (!month || !isNumber(paid?.result) || steps.some(({ inputs }) => 'Yt' in inputs)) return null;
  const { tax, X, Z, n } = month.inputs as Readonly<Record<string, number>>;
  return say(LEAD.tax, locale, { tax: formatPrice(tax), paid: formatPrice((X ?? 0) + (Z ?? 0)), n: (n ?? 0) + 1, result: formatPrice(paid.result) });
}

/** null: the steps say it as shortly. */
export function leadOf(steps: readonly TraceStep[], locale: Locale): string | null {
  const share = steps.find(({ step }) => SHARES.includes(step));
  return share ? shareOf(share, locale) : taxOf(steps, locale);
}
