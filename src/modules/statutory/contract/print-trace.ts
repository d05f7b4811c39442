/** A trace as lines of text, in one language. */
import { formatPrice } from '#platform/contract/money.ts';
import type { Locale } from '#platform/contract/messages.ts';
import { roundingTitles, traceWords } from './trace.messages.ts';
import type { TraceStep } from './trace.schema.ts';

const shown = (value: number | string | boolean, locale: Locale): string =>
  typeof value === 'number' ? String(value) : typeof value === 'boolean' ? traceWords[value ? 'yes' : 'no'][locale] : value;

/** One line a step: number, title, formula with its figures, result, rounding, rule, version and source. */
export function printTrace(trace: readonly TraceStep[], locale: Locale): string[] {
  return trace.map((step, index) => {
    const inputs = Object.entries(step.inputs).map(([name, value]) => `${name} = ${shown(value, locale)}`);
    const result = typeof step.result === 'number' ? formatPrice(step.result) : step.result;
    const rounding = step.rounding
      ? `; ${traceWords.rounding[locale]}: ${roundingName(step.rounding.name, locale)} (${step.rounding.before} → ${step.rounding.after})`
      : '';
    const law = `${traceWords[step.rule][locale]}, ${traceWords.version[locale]} ${step.version}, ${step.source[locale]}`;
    return `${index + 1}. ${step.title[locale]}: ${step.formula[locale]}${inputs.length > 0 ? `; ${inputs.join(', ')}` : ''} → ${result}${rounding} [${law}]`;
  });
}

function roundingName(name: string, locale: Locale): string {
  return name in roundingTitles ? roundingTitles[name as keyof typeof roundingTitles][locale] : name;
}
