/** What a payout has for allowances: a line for each day, outlet of a day, way between two outlets of a day, or schedule taken over. Pure. */
import { distanceMetres } from '#platform/contract/geo.ts';
import { ratio, roundToSen, toDecimalText } from '#platform/contract/money.ts';
import type { AllowanceTerms, PayoutLine, WorkedSchedule } from './pay-terms.ts';

const RULES = { Day: 'allowance_day', Outlet: 'allowance_outlet', Distance: 'allowance_distance', Replacement: 'allowance_replacement' } as const;
const METRES = 1000;
const HUNDRED = 100;

/** Kilometres in a straight line, of two decimals, as hundredths. */
const hundredthsBetween = (a: WorkedSchedule, b: WorkedSchedule) => Math.round((distanceMetres(a.outlet, b.outlet) / METRES) * HUNDRED);

interface Paid {
  readonly schedule: WorkedSchedule;
  /** Hundredths of a day, an outlet or a kilometre. */
  readonly hundredths: number;
}

/** For what of a day an allowance is paid. @param day schedules of one date that were worked, in the order of their starts */
function paidOn({ basis, outlet_ids, min_minutes, notice_minutes: most = 0 }: AllowanceTerms, day: readonly WorkedSchedule[]): Paid[] {
  const isThere = ({ outlet }: WorkedSchedule) => outlet_ids.length === 0 || outlet_ids.includes(outlet.id);
  const long = (schedules: readonly WorkedSchedule[]) => schedules.reduce((sum, { worked_minutes }) => sum + worked_minutes, 0) >= (min_minutes ?? 1);
  const there = day.filter(isThere);
  if (basis === 'Distance')
    return day.flatMap((schedule, n): Paid[] => {
      const before = day[n - 1];
      const hundredths = before && isThere(schedule) && long(day) ? hundredthsBetween(before, schedule) : 0;
      return hundredths > 0 ? [{ schedule, hundredths }] : [];
    });
  if (basis === 'Replacement')
    return there.flatMap((schedule): Paid[] =>
      schedule.notice_minutes !== undefined && schedule.notice_minutes <= most && long([schedule]) ? [{ schedule, hundredths: HUNDRED }] : [],
    );
  const groups = basis === 'Day' ? [there] : [...Map.groupBy(there, ({ outlet }) => outlet.id).values()];
  return groups.flatMap((group): Paid[] => {
    const [schedule] = group;
    return schedule && long(group) ? [{ schedule, hundredths: HUNDRED }] : [];
  });
}

/** @param schedules of any dates, in the order of their starts; those without a minute worked count for nothing */
export function allowanceLines(allowances: readonly AllowanceTerms[], schedules: readonly WorkedSchedule[]): PayoutLine[] {
  const days = [
    ...Map.groupBy(
      schedules.filter(({ worked_minutes }) => worked_minutes > 0),
      ({ date }) => date,
    ).values(),
  ];
  return allowances.flatMap((allowance) =>
    days.flatMap((day) =>
      paidOn(allowance, day).map(({ schedule, hundredths }): PayoutLine => {
        const { id, name, basis, amount } = allowance;
        return {
          kind: 'allowance',
          rule: RULES[basis],
          date: schedule.date,
          schedule_id: schedule.id,
          stock_id: null,
          allowance_id: id,
          name,
          quantity: hundredths / HUNDRED,
          rate: amount,
          amount: roundToSen(amount, ratio(hundredths, HUNDRED)),
          formula: basis === 'Distance' ? `${toDecimalText(amount)} × ${hundredths / HUNDRED} km` : `${toDecimalText(amount)} × 1`,
          hourly: null,
          below_minimum: false,
        };
      }),
    ),
  );
}
