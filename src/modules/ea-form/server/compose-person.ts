/** Section A of the form: who, and when in the year they were employed. */
import { endOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { ZERO, sen, toRinggit, type Sen } from '#platform/contract/money.ts';
import type { PayrollPerson } from '#modules/employee/server/public.ts';
import { childUnits, type Child } from '#modules/statutory/contract/mtd/count-child-units.ts';
import { reliefAmountsAt } from '#modules/statutory/contract/mtd/mtd-reliefs.params.ts';
import { RULE_SETS } from '#modules/statutory/contract/rule-set.params.ts';
import type { EaPerson } from '../contract/ea-form.schema.ts';
import type { PayrollChild } from '#modules/payroll/contract/payroll-form.schema.ts';
import type { EaExtra, YearPayroll } from './year/ea-year.store.ts';

interface Span {
  readonly joined: string;
  readonly left: string | null;
}

/**
 * Spans of employment that touch the year, from the snapshots of its payrolls and today's record. Of somebody
 * who came back, the earlier span ends with its last payroll where the leaving day was not known yet.
 */
export function spansOf(year: number, person: Pick<PayrollPerson, 'company_joined_at' | 'inactive_at'>, payrolls: readonly YearPayroll[]): Span[] {
  const known = new Map<string, { left: string | null; last: string }>();
  for (const { joined_at, left_at, end_date } of payrolls) {
    const before = known.get(joined_at);
    known.set(joined_at, { left: left_at ?? before?.left ?? null, last: before && before.last > end_date ? before.last : end_date });
  }
  const today = known.get(person.company_joined_at);
  known.set(person.company_joined_at, { left: person.inactive_at, last: today?.last ?? `${year}-12-31` });
  const ordered = [...known].sort(([a], [b]) => (a < b ? -1 : 1));
  return ordered
    .map(([joined, { left, last }], index) => {
      const isLast = index === ordered.length - 1;
      return { joined, left: isLast ? left : (left ?? last) };
    })
    .filter(({ joined, left }) => joined <= `${year}-12-31` && (left === null || left >= `${year}-01-01`));
}

const inside = (year: number, date: string | null) => (date?.startsWith(`${year}-`) ? date : null);

function asChild({ dob, disability, education, tax_share }: PayrollChild): Child {
  return { dob: dob as CalendarDate, disability, education: education === 'Pre-university' ? 'School' : education, share: tax_share === 0.5 ? 0.5 : 1 };
}

export interface ComposedPerson {
  readonly person: EaPerson;
  readonly joined_at: string;
  readonly left_at: string | null;
  readonly child_relief: number;
}

export function composePerson(year: number, who: PayrollPerson, extra: EaExtra, payrolls: readonly YearPayroll[]): ComposedPerson {
  const last = payrolls.at(-1);
  const category = last?.category ?? (who.marital_status === 'Married' ? (who.spouse?.employment_status === 'Not Working' ? 2 : 3) : 1);
  const rules = last?.rule_set ?? 'law';
  const on = endOfMonth(`${year}-12-01` as CalendarDate);
  // Category 1 has no children in the formula (MTD-2026 D.1).
  const children = category === 1 ? [] : (last?.children ?? who.children).map(asChild);
  const unit = reliefAmountsAt(`${year}-12`, RULE_SETS[rules]).value.childUnit;
  const relief: Sen = children.length === 0 ? ZERO : sen(unit * childUnits(children, on, rules));
  const spans = spansOf(year, who, payrolls);
  const open = spans.some(({ left }) => left === null || left > `${year}-12-31`);
  const left = open ? null : (spans.at(-1)?.left ?? null);
  const periods = spans
    .map((span) => ({ from: inside(year, span.joined), to: inside(year, span.left) }))
    .filter(({ from, to }) => from !== null || to !== null);
  return {
    joined_at: spans.at(-1)?.joined ?? who.company_joined_at,
    left_at: left,
    child_relief: toRinggit(relief),
    person: {
      name: who.name,
      position: who.position,
      employee_code: who.employee_code,
      identity_number: who.identity_number,
      passport: who.passport,
      epf_no: who.epf_no,
      socso_no: who.socso_no,
      tax_no: who.tax_no,
      children: children.filter((child) => childUnits([child], on, rules) > 0).length,
      category,
      employment_type: extra.employment_type,
      periods,
      left_at: left,
    },
  };
}
