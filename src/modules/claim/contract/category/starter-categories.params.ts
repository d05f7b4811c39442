/** The categories that a company begins with. Rates and limits are proposals: the law knows none. */
import type { z } from 'zod';
import type { categoryForm } from './category.schema.ts';

type Starter = z.output<typeof categoryForm>;

/** What a new category says before anybody has filled it in. */
export const BLANK_CATEGORY: Starter = {
  name: '',
  name_ms: '',
  code: '',
  type: 'General',
  limit_per_item: null,
  limit_per_claim: null,
  limit_amount: null,
  limit_period: null,
  limits: [],
  mileage_tiers: [],
  daily_rate: null,
  receipt: 'Required',
  min_service_months: null,
  max_age_days: null,
  payment_via: 'Setting',
  payroll_item_id: null,
  account_code: null,
  status: 'Active',
};

const category = (code: string, name: string, name_ms: string, more: Partial<Starter> = {}): Starter => ({ ...BLANK_CATEGORY, code, name, name_ms, ...more });

export const STARTER_CATEGORIES: readonly Starter[] = [
  category('MIL', 'Mileage', 'Perbatuan', {
    type: 'Mileage',
    receipt: 'None',
    mileage_tiers: [
      { vehicle: 'car', upto_km: 500, rate: 0.8 },
      { vehicle: 'car', upto_km: null, rate: 0.6 },
      { vehicle: 'motorcycle', upto_km: 500, rate: 0.5 },
      { vehicle: 'motorcycle', upto_km: null, rate: 0.4 },
    ],
  }),
  category('TOLL', 'Toll and parking', 'Tol dan parkir', { receipt: 'Optional' }),
  category('TRAVEL', 'Public transport and taxi', 'Pengangkutan awam dan teksi'),
  category('MEAL', 'Meals', 'Makan minum', { limit_per_item: 150 }),
  category('HOTEL', 'Accommodation', 'Penginapan'),
  category('OUT', 'Outstation allowance', 'Elaun luar kawasan', { type: 'Allowance', receipt: 'None', daily_rate: 60 }),
  category('MED', 'Medical', 'Perubatan', { limit_amount: 500, limit_period: 'Year' }),
  category('PHONE', 'Telephone', 'Telefon', { limit_amount: 100, limit_period: 'Month' }),
  category('TRAIN', 'Training', 'Latihan'),
  category('OFFICE', 'Office supplies', 'Alat tulis pejabat'),
  category('ENT', 'Client entertainment', 'Keraian pelanggan'),
  category('OTHER', 'Other expenses', 'Perbelanjaan lain'),
];
