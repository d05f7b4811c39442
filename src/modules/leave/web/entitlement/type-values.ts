/** What the form of a leave type holds. */
import type { z } from 'zod';
import type { Draft } from '#platform/web/forms/use-zod-form.ts';
import type { leaveTypeForm, LeaveTypeRow } from '../../contract/leave-type.schema.ts';

export type TypeValues = z.input<typeof leaveTypeForm>;

export const NEW_TYPE: Draft<TypeValues> = {
  name: '',
  name_ms: '',
  code: '',
  colour: '#0f766e',
  category: 'Other',
  is_paid: true,
  count_mode: 'Working Days',
  deduct_from_id: null,
  has_entitlement: true,
  allow_half_day: false,
  allow_negative: false,
  negative_limit: 0,
  allow_in_probation: true,
  accrual: 'Yearly',
  prorate_join: false,
  prorate_leave: false,
  rounding: 'Half',
  carry_forward_max: 0,
  carry_forward_expiry_months: 3,
  attachment: 'None',
  gender: 'Any',
  min_service_months: 0,
  employee_types: [],
  status: 'Active',
  sort_order: 50,
  tiers: [],
};

export function valuesOf(type: LeaveTypeRow): Draft<TypeValues> {
  const { id: _id, updated_at: _version, in_use: _used, ...values } = type;
  return values;
}
