/** What a payroll would be with another basic, a bonus, a relief …: the same pure computation, nothing stored. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { fromRinggit, sen, toRinggit } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import { earningDefaults } from '#modules/statutory/contract/wages/earning-defaults.ts';
import type { EarningLine } from '#modules/payroll/contract/payroll-line.schema.ts';
import type { EnteredForm } from '#modules/payroll/contract/payroll-input.schema.ts';
import { comparePayrolls, employerCost } from '../contract/compare-payrolls.ts';
import { reviewFacts, type ReviewFacts } from '../contract/review-facts.ts';
import type { whatIf as endpoint, WhatIfChanges } from '../contract/review.endpoints.ts';
import { REVIEW_MESSAGES } from '../contract/review.messages.ts';
import {
  requireItems,
  requirePeriod,
  draftAmounts,
  draftPayroll,
  isRefused,
  type LoadedPeriod,
  loadPeriod,
  orInvalid,
  type PayrollDraft,
  refusalAnswer,
} from '#modules/payroll/server/public.ts';

/** A question may be asked of a paid month, too: nothing is stored. */
function askable(loaded: LoadedPeriod): LoadedPeriod {
  const existing = new Map([...loaded.existing].map(([id, records]) => [id, records.map((record) => ({ ...record, status: 'In Process' as const }))]));
  return { ...loaded, existing };
}

/** The same period with the facts of the person and the salary changed. */
function changedFacts(loaded: LoadedPeriod, employeeId: number, { basic, join_date, last_date }: WhatIfChanges): LoadedPeriod {
  const person = loaded.people.get(employeeId)!;
  const salary = loaded.salaries.get(employeeId);
  const people = new Map(loaded.people).set(employeeId, {
    ...person,
    company_joined_at: join_date ?? person.company_joined_at,
    inactive_at: last_date ?? person.inactive_at,
  });
  const salaries = new Map(loaded.salaries);
  if (salary && basic !== undefined) salaries.set(employeeId, { ...salary, basic: fromRinggit(basic) });
  return { ...loaded, people, salaries };
}

function bonusLine(amount: number): EarningLine {
  const { epf, socso, eis, hrdf, tax, mtd_key } = earningDefaults('Bonus');
  return { payroll_item_id: null, name: 'Bonus', name_ms: 'Bonus', type: 'Bonus', amount, epf, socso, eis, hrdf, tax, mtd_key, system: null, reason: null };
}

/** The changes as a person would enter them over the payroll as it stands. */
function enteredOf({ form }: PayrollDraft, changes: WhatIfChanges): EnteredForm {
  const { bonus, earnings, relief, unpaid_leave_days, overtime_hours } = changes;
  const more = [...(bonus ? [bonusLine(bonus)] : []), ...(earnings ?? [])];
  const time = { ...(unpaid_leave_days !== undefined && { unpaid_leave_days }), ...(overtime_hours !== undefined && { overtime_hours }) };
  return {
    ...(more.length > 0 && { earnings: [...form.earnings, ...more] as NonNullable<EnteredForm['earnings']> }),
    ...((relief || changes.tax_category) && {
      tax_payload: {
        ...(relief && { items: { ...form.tax_payload.items, ...relief } }),
        ...(changes.tax_category && { category: changes.tax_category }),
      },
    }),
    ...(changes.contribution_epf_employee_rate !== undefined && { contribution_epf_employee_rate: changes.contribution_epf_employee_rate }),
    // A salary that a person had put in place of the computed one says nothing about another basic.
    calculation: { ...time, ...((changes.basic !== undefined || changes.join_date || changes.last_date) && { salary_note: null }) },
  } as EnteredForm;
}

function factsOf(draft: PayrollDraft): ReviewFacts {
  const { company_joined_at, inactive_at } = draft.snapshot;
  return reviewFacts(draft.form, draft.calculation, draftAmounts(draft), { joined: company_joined_at, left: inactive_at, account: '' });
}

/** Thousandths of a sen of the formula, in ringgit; with tax by hand, what is entered for twelve months. */
function yearlyTax({ figures, form }: PayrollDraft): number {
  const { mtd } = figures;
  if (mtd) return toRinggit(sen(Math.round(mtd.taxAdditional / 1000)));
  return form.contribution_tax_manual
    ? toRinggit(sen(fromRinggit(form.contribution_tax_monthly_amount) * 12 + fromRinggit(form.contribution_tax_yearly_amount)))
    : 0;
}

const outcomeOf = (draft: PayrollDraft, facts: ReviewFacts) => ({
  gross: facts.totals.total_gross_pay,
  net: facts.totals.total_net_pay,
  employer_cost: toRinggit(employerCost(facts)),
  yearly_tax: yearlyTax(draft),
});

/** @throws 404 outside the scope; 422 on a period, an item or a rate that the form would refuse */
export async function askWhatIf(ctx: Ctx, { employee_id, period: asked, changes }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const period = requirePeriod(asked.start_date, asked.end_date);
  const loaded = askable(await loadPeriod(ctx, [employee_id], period));
  const person = loaded.people.get(employee_id);
  if (!person) throw notFound();
  if (changes.join_date && changes.join_date > period.end_date) throw invalid('changes.join_date', REVIEW_MESSAGES.joinAfterPeriod);
  if (changes.earnings) requireItems({ earnings: changes.earnings }, loaded.items);
  const base = orInvalid(() => draftPayroll(loaded, employee_id));
  if (isRefused(base)) return refusalAnswer(ctx, base);
  const changed = orInvalid(() => draftPayroll(changedFacts(loaded, employee_id, changes), employee_id, enteredOf(base, changes)));
  if (isRefused(changed)) return refusalAnswer(ctx, changed);
  const [before, after] = [factsOf(base), factsOf(changed)];
  const [from, to] = [outcomeOf(base, before), outcomeOf(changed, after)];
  const moved = (key: keyof typeof from) => toRinggit(sen(fromRinggit(to[key]) - fromRinggit(from[key])));
  return {
    success: true,
    message: '',
    data: {
      name: person.name,
      base: from,
      changed: to,
      difference: { gross: moved('gross'), net: moved('net'), employer_cost: moved('employer_cost'), yearly_tax: moved('yearly_tax') },
      rows: comparePayrolls(before, after),
    },
  };
}
