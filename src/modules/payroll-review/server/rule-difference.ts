/**
 * What another date or rule set changes for each employee: the pay of today, a whole month, computed twice with
 * nothing else different. Tax is that of a year earned evenly, so that the month of the dates does not blur it.
 */
import { setImmediate } from 'node:timers/promises';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { calendarDate, endOfMonth, formatDate, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { ZERO, add, sen, toRinggit, type Sen } from '#platform/contract/money.ts';
import { metaFor, offsetOf } from '#platform/contract/paging.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { payrollPeople, type PayrollPerson } from '#modules/employee/server/public.ts';
import { statutoryTables } from '#modules/statutory/contract/list-statutory-tables.ts';
import type { RuleSetName } from '#modules/statutory/contract/rule-set.params.ts';
import { StatutoryError } from '#modules/statutory/contract/statutory.errors.ts';
import type { EnteredForm } from '#modules/payroll/contract/payroll-input.schema.ts';
import { PROCESS_REFUSALS } from '#modules/payroll/contract/payroll.messages.ts';
import { periodOf, type PayPeriod } from '#modules/payroll/contract/payroll-period.ts';
import { LAW_FIGURES, type LawFigure, type LawFigures, type LawRow, type ruleDifference as endpoint } from '../contract/review.endpoints.ts';
import { REVIEW_MESSAGES } from '../contract/review.messages.ts';
import { ruleVersion } from '#modules/payroll/contract/calculation/rule-version.ts';
import { GENERAL_EPF_RATE } from '#modules/payroll/contract/calculation/cover-employee.ts';
import {
  type CompanyRules,
  draftPayroll,
  findItems,
  isRefused,
  type LoadedPeriod,
  orInvalid,
  type PayrollDraft,
  rulesOf,
  salariesAt,
  type SalaryRecord,
} from '#modules/payroll/server/public.ts';

type Figures = Readonly<Record<LawFigure, Sen>>;
interface Side {
  readonly date: CalendarDate;
  readonly rules: RuleSetName;
}

/** Days of an ordinary month for those who are paid by the day or the hour (Employment Act 1955, s.60I). */
const MONTH_DAYS = 26;
const PER_STEP = 250;

/** Everybody is there the whole month, whenever the law is read. */
const throughout = (people: readonly PayrollPerson[]) =>
  new Map(people.map((person) => [person.id, { ...person, company_joined_at: '1900-01-01', inactive_at: null }]));

/** A rate below the general one is that of the person's part today (foreign workers: 2 %): each date has its own. */
const asStatutory = (rate: string): string => (Number(rate) > 0 && Number(rate) < GENERAL_EPF_RATE ? String(GENERAL_EPF_RATE) : rate);

/** What recurs today recurs at either date. */
function asToday(salaries: ReadonlyMap<number, SalaryRecord>, today: PayPeriod): ReadonlyMap<number, SalaryRecord> {
  return new Map(
    [...salaries].map(([id, salary]) => {
      const due = salary.recurring_items.filter(({ start, end }) => start <= today.end_date && (end === null || end >= today.start_date));
      return [
        id,
        {
          ...salary,
          contribution_epf_employee_rate: asStatutory(salary.contribution_epf_employee_rate),
          recurring_items: due.map((item) => ({ ...item, start: calendarDate('1900-01-01'), end: null })),
        },
      ];
    }),
  );
}

/** Contributions are read in the month of the date, tax in the first month of its year; the specification reads all at the start. */
function loadedAt(side: Side, company: CompanyRules, facts: Pick<LoadedPeriod, 'people' | 'salaries' | 'items'>): LoadedPeriod {
  const january = calendarDate(`${side.date.slice(0, 4)}-01-31`);
  const month = side.rules === 'law' ? side.date : january;
  return {
    ...company,
    ...facts,
    rules: { ...company.rules, rule_set: side.rules },
    period: { start_date: startOfMonth(month), end_date: endOfMonth(month) },
    payDate: january,
    salaryVersions: new Map(),
    knownWages: new Map(),
    existing: new Map(),
    runs: new Map(),
    advances: new Map(),
    sites: new Map(),
    leave: new Map(),
    lateLeave: new Map(),
    attendance: new Map(),
    mainSites: new Map(),
    declared: new Map(),
    cp38: new Map(),
    due: new Map(),
    accumulated: new Map(),
    bankNames: new Map(),
    hasTables: true,
    epfLimit: 0,
  };
}

function ordinaryMonth(salary: SalaryRecord | undefined, { setting }: CompanyRules): EnteredForm {
  const type = salary?.calculation_type ?? setting.calculation_type;
  if (type === 'Basic' && (salary?.pay_type ?? 'Monthly') === 'Monthly') return {};
  return { calculation: { worked_days: MONTH_DAYS, normal_hours: MONTH_DAYS * setting.hours_per_day } } as EnteredForm;
}

function figuresOf({ figures }: PayrollDraft): Figures {
  const { shared, totals } = figures;
  return {
    epf_employee: shared.epfEmployee,
    epf_employer: shared.epfEmployer,
    socso_employee: shared.socsoEmployee,
    socso_employer: shared.socsoEmployer,
    skbbk: shared.skbbk,
    eis_employee: shared.eisEach,
    eis_employer: shared.eisEach,
    hrdf: shared.hrdf,
    tax: figures.tax,
    net: totals.total_net_pay,
    cost: add(totals.total_gross_pay, totals.total_contribution_employer),
  };
}

const each = (work: (key: LawFigure) => Sen, figures: Figures): Figures =>
  Object.fromEntries((Object.keys(figures) as LawFigure[]).map((key) => [key, work(key)])) as Figures;
const wire = (figures: Figures): LawFigures =>
  Object.fromEntries((Object.keys(figures) as LawFigure[]).map((key) => [key, toRinggit(figures[key])])) as LawFigures;

interface Worked {
  readonly person: PayrollPerson;
  readonly basic: number;
  readonly from: Figures;
  readonly to: Figures;
  readonly difference: Figures;
}
interface LeftOut {
  readonly employee_id: number;
  readonly name: string;
  readonly message: string;
}

function workOut(ctx: Ctx, person: PayrollPerson, sides: readonly [LoadedPeriod, LoadedPeriod], company: CompanyRules): Worked | LeftOut {
  const out = (message: string): LeftOut => ({ employee_id: person.id, name: person.name, message });
  const salary = sides[0].salaries.get(person.id);
  const entered = ordinaryMonth(salary, company);
  try {
    const [from, to] = sides.map((side) => draftPayroll(side, person.id, entered)) as [ReturnType<typeof draftPayroll>, ReturnType<typeof draftPayroll>];
    if (isRefused(from)) return out(say(PROCESS_REFUSALS[from.refusal], ctx.locale, from.params));
    if (isRefused(to)) return out(say(PROCESS_REFUSALS[to.refusal], ctx.locale, to.params));
    const [a, b] = [figuresOf(from), figuresOf(to)];
    return { person, basic: from.calculation.basic, from: a, to: b, difference: each((key) => sen(b[key] - a[key]), a) };
  } catch (error) {
    if (error instanceof StatutoryError) return out(say(error.text, ctx.locale));
    throw error;
  }
}

const isAffected = ({ difference }: Worked) => Object.values(difference).some((amount) => amount !== 0);
const sumOf = (rows: readonly Worked[], side: 'from' | 'to' | 'difference'): Figures | null => {
  const [first] = rows;
  return first ? each((key) => sen(rows.reduce((sum, row) => sum + row[side][key], 0)), first[side]) : null;
};

const present = ({ person, basic, from, to, difference }: Worked): LawRow => ({
  employee_id: person.id,
  name: person.name,
  employee_code: person.employee_code,
  basic,
  from: wire(from),
  to: wire(to),
  difference: wire(difference),
});

const NOTHING = Object.fromEntries(LAW_FIGURES.map((key) => [key, ZERO])) as Figures;

function requireSides(input: ParsedInput<typeof endpoint>, company: CompanyRules): readonly [Side, Side] {
  const own = company.rules.rule_set;
  const from: Side = { date: input.from_date, rules: input.from_rules ?? own };
  const to: Side = { date: input.to_date, rules: input.to_rules ?? own };
  if (to.date < from.date) throw invalid('to_date', REVIEW_MESSAGES.lawOrder, { date: formatDate(from.date) });
  if (to.date === from.date && to.rules === from.rules) throw invalid('to_date', REVIEW_MESSAGES.sameLaw);
  for (const { date, rules } of [from, to]) orInvalid(() => statutoryTables(date, rules));
  return [from, to];
}

const ruleVersionOf = ({ period, payDate, rules }: LoadedPeriod) => ruleVersion({ ...period, pay_date: payDate }, rules);

/** @throws 422 on dates in the wrong order, the same law twice, or a date before the first table */
export async function ruleDifference(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const company = await rulesOf(ctx);
  const [from, to] = requireSides(input, company);
  const today = periodOf(todayIn(ctx.clock, ctx.actor.timeZone), company.setting.period_start_day);
  const { branch_id, division_id, department_id, keyword } = input;
  const [people, items] = await pipeline(
    ctx,
    () => payrollPeople(ctx, { from: today.start_date, to: today.end_date, branch_id, division_id, department_id, keyword }),
    () => findItems(ctx),
  );
  const ids = people.map(({ id }) => id);
  const facts = { people: throughout(people), salaries: asToday(await salariesAt(ctx, ids, today.start_date, today.end_date), today), items };
  const sides = [loadedAt(from, company, facts), loadedAt(to, company, facts)] as const;
  const rows: Worked[] = [];
  const left_out: LeftOut[] = [];
  for (const [index, person] of people.entries()) {
    const worked = workOut(ctx, person, sides, company);
    if ('message' in worked) left_out.push(worked);
    else rows.push(worked);
    // Thousands of people are worked out between other people's requests.
    if (index % PER_STEP === PER_STEP - 1) await setImmediate();
  }
  const affected = rows.filter(isAffected);
  const stored = input.affected ? affected : rows;
  const key = input.sort_by;
  const by = (row: Worked): number | string => (key === 'name' ? row.person.name.toLowerCase() : key === 'id' ? row.person.id : row.difference[key]);
  const sign = input.sort === 'asc' ? 1 : -1;
  stored.sort((a, b) => (by(a) === by(b) ? a.person.id - b.person.id : by(a) < by(b) ? -sign : sign));
  const start = offsetOf(input);
  const total = (side: 'from' | 'to' | 'difference') => wire(sumOf(rows, side) ?? NOTHING);
  return {
    data: stored.slice(start, start + input.per_page).map(present),
    totals: { employees: rows.length, affected: affected.length, from: total('from'), to: total('to'), difference: total('difference') },
    from: { ...from, version: ruleVersionOf(sides[0]) },
    to: { ...to, version: ruleVersionOf(sides[1]) },
    left_out,
    meta: metaFor(input, stored.length),
  };
}
