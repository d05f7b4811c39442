/** How a sum of cost came about, step by step, from what the server has counted. Pure. */
import type { TraceName, TraceStepView } from '#platform/web/ui/trace-view.tsx';
import type { CostRow } from '../../contract/cost.endpoints.ts';
import { COST as W } from './cost.messages.ts';

export const COST_NAMES: Readonly<Record<string, TraceName>> = {
  days: { title: W.days, unit: 'number' },
  rate: { title: W.rateOfDay },
  hours: { title: W.hours, unit: 'number' },
  overtime: { title: W.rateOfHour },
  normal_cost: { title: W.dayCost },
  overtime_cost: { title: W.overtimeCost },
};

const COMPANY = { rule: 'company', version: '' } as const;

export function costSteps({ parts, cost, overtime_cost, total }: CostRow): TraceStepView[] {
  return [
    ...parts.map(({ rate, days, cost: result, overtime_rate }, at): TraceStepView => ({
      ...COMPANY,
      step: `days ${at} ${overtime_rate}`,
      title: W.dayCost,
      formula: W.daysFormula,
      inputs: { days, rate },
      result,
      source: W.confirmedDays,
    })),
    ...parts
      .filter(({ overtime_minutes }) => overtime_minutes > 0)
      .map(({ rate, overtime_rate, overtime_minutes, overtime_cost: result }, at): TraceStepView => ({
        ...COMPANY,
        step: `overtime ${at}`,
        title: W.overtimeCost,
        formula: overtime_rate === null ? W.shiftFormula : W.agreedFormula,
        inputs: { hours: Math.round((overtime_minutes / 60) * 100) / 100, ...(overtime_rate === null ? { rate } : { overtime: overtime_rate }) },
        result,
        source: W.approved,
      })),
    { ...COMPANY, step: 'sum', title: W.total, formula: W.sumFormula, inputs: { normal_cost: cost, overtime_cost }, result: total, source: W.confirmedDays },
  ];
}
