/** The first step of a SOCSO or EIS calculation: which wage class a wage falls into. */
import { toRinggit } from '#platform/contract/money.ts';
import { traceTitles } from '../trace.messages.ts';
import type { TraceStep } from '../trace.schema.ts';
import { classMax, classMin } from './wage-classes.params.ts';
import { SOCSO_FORMULAS } from '../formulas.ts';

export function explainWageClass(wage: number, row: number, classes: number, about: Pick<TraceStep, 'rule' | 'version' | 'source'>): TraceStep {
  if (row < 0) {
    const formula = SOCSO_FORMULAS[wage > 0 ? 'noClass' : 'noWage'];
    return { step: 'class', formula, inputs: { W: wage }, result: 0, title: traceTitles.wage_class_none, ...about };
  }
  const max = toRinggit(classMax(row));
  const open = wage > max;
  const min = open ? max : toRinggit(classMin(row));
  return {
    step: 'class',
    formula: SOCSO_FORMULAS[open ? 'topClass' : 'inClass'],
    inputs: open ? { W: wage, min } : { W: wage, min, max },
    result: String(open ? classes + 1 : row + 1),
    title: traceTitles.wage_class,
    ...about,
  };
}
