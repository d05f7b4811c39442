/** What the form of a leave type holds. */
import type { z } from 'zod';
import type { Draft } from '#platform/web/forms/use-zod-form.ts';
import { PLAIN_TYPE } from '../../contract/leave-type.params.ts';
import type { leaveTypeForm, LeaveTypeRow } from '../../contract/leave-type.schema.ts';

export type TypeValues = z.input<typeof leaveTypeForm>;

export const NEW_TYPE: Draft<TypeValues> = {
  ...PLAIN_TYPE,
  name: '',
  name_ms: '',
  code: '',
  colour: '#0f766e',
  category: 'Other',
  deduct_from_id: null,
  sort_order: 50,
};

export function valuesOf(type: LeaveTypeRow): Draft<TypeValues> {
  const { id: _id, updated_at: _version, in_use: _used, ...values } = type;
  return values;
}
