/** Facts of ordinary payrolls for tests: RM 3,000 basic, changed as a test needs. */
import type { ReviewFacts } from './review-facts.ts';

const NO_SHARE = { employee: 0, employer: 0 };

export function someFacts(net: number, change: Partial<ReviewFacts> = {}, gross = 3000, deduction = 0): ReviewFacts {
  return {
    start_date: '2026-11-01',
    end_date: '2026-11-30',
    basic: 3000,
    pay_type: 'Monthly',
    salary_amount: 3000,
    earnings: [],
    deductions: [],
    contributions: {
      epf: { employee: 330, employer: 390 },
      socso: NO_SHARE,
      skbbk: { employee: 0 },
      eis: NO_SHARE,
      hrdf: { employer: 0 },
      tax: { employee: 100 },
      zakat: { employee: 0 },
    },
    totals: {
      total_salary: 3000,
      total_earning: 0,
      total_gross_pay: gross,
      total_deduction: deduction,
      total_adjustment: 0,
      total_contribution_employee: 430,
      total_contribution_employer: 390,
      total_net_pay: net,
    },
    tax_manual: false,
    joined: '2024-01-02',
    left: null,
    account: 'Bank Transfer:1:5140',
    ...change,
  };
}
