import { describe, expect, it } from 'vitest';
import { toRinggit } from '#platform/contract/money.ts';
import { deductionDefault, earningDefaults } from './earning-defaults.ts';
import { EARNING_TREATMENTS, earningTitles } from './earnings-treatment.params.ts';
import { contributionWage, type Scheme } from './sum-contribution-wage.ts';
import { RECOMMENDED_READINGS } from '../unsettled.params.ts';

describe('which earning counts where', () => {
  it.each([
    ['Fixed Allowance', 'epf socso eis hrdf tax', 'normal'],
    ['Overtime', 'socso eis tax', 'normal'],
    ['Bonus', 'epf tax', 'additional'],
    ['Commission', 'epf socso eis tax', 'by_month'],
    ['Arrear', 'epf socso eis hrdf tax', 'additional'],
    ['Leave Encashment', 'epf socso eis hrdf tax', 'additional'],
    ['Travelling Allowance', 'tax', 'normal'],
    ['Service Charge', 'socso eis tax', 'normal'],
    ['Gratuity', 'tax', 'additional'],
    ['Director Fee', 'tax', 'by_month'],
    ['BIK', 'tax', 'normal'],
    ['Claim', '', 'none'],
    ['toString', 'epf socso eis tax', 'normal'],
  ])('%s: %s, %s', (type, flags, mtd) => {
    const defaults = earningDefaults(type);
    expect((['epf', 'socso', 'eis', 'hrdf', 'tax'] as const).filter((scheme) => defaults[scheme]).join(' ')).toBe(flags);
    expect(defaults.mtd).toBe(mtd);
  });
  it('asks the setting where the Acts are silent, and says so', () => {
    expect(earningDefaults('Notice Pay')).toMatchObject({ epf: false, socso: false, readings: ['socso_on_notice_pay'] });
    expect(earningDefaults('Notice Pay', { ...RECOMMENDED_READINGS, socso_on_notice_pay: true })).toMatchObject({ epf: false, socso: true });
    expect(earningDefaults('Compensation').readings).toEqual(['socso_on_termination_benefit']);
  });
  it('has a title in both languages for every type', () => {
    expect(Object.keys(earningTitles)).toEqual(Object.keys(EARNING_TREATMENTS));
  });
  it('unpaid leave, absence and lateness reduce the wages', () => {
    expect(['Unpaid Leave', 'Absent', 'Late', 'Loan', 'Zakat'].map(deductionDefault)).toEqual(['salary', 'salary', 'salary', 'other', 'other']);
  });
});

describe('contribution wage', () => {
  const on = { epf: true, socso: true, eis: true, hrdf: true, tax: true };
  const salary = (rest = {}) => ({ salary_amount: 2800, salary_payload: { basic: 3000, contribution_based_on: 'Actual' as const, ...on, ...rest } });
  const wage = (
    scheme: Scheme,
    form: ReturnType<typeof salary>,
    deductions: { amount: number; contribution_total_type: 'salary' | 'earning' | 'other' }[] = [],
  ) =>
    toRinggit(
      contributionWage(
        scheme,
        form,
        [
          { amount: 500, ...on },
          { amount: 200, ...on, epf: false },
        ],
        deductions,
      ),
    );
  it('adds the flagged earnings to the salary', () => {
    expect(wage('epf', salary())).toBe(3300);
    expect(wage('socso', salary())).toBe(3500);
  });
  it('takes the basic pay when based on Basic', () => {
    expect(wage('epf', { ...salary(), salary_payload: { ...salary().salary_payload, contribution_based_on: 'Basic' as never } })).toBe(3500);
  });
  it('leaves the salary out when its flag is off', () => {
    expect(wage('epf', salary({ epf: false }), [{ amount: 100, contribution_total_type: 'salary' }])).toBe(500);
  });
  it('takes deductions off their own part, never more than it', () => {
    expect(wage('epf', salary(), [{ amount: 300, contribution_total_type: 'salary' }])).toBe(3000);
    expect(wage('epf', salary(), [{ amount: 9000, contribution_total_type: 'salary' }])).toBe(500);
    expect(wage('epf', salary(), [{ amount: 9000, contribution_total_type: 'earning' }])).toBe(2800);
    expect(wage('epf', salary(), [{ amount: 9000, contribution_total_type: 'other' }])).toBe(3300);
  });
});
