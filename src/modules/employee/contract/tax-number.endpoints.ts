/** Tax numbers that several employees lack, entered together. */
import { z } from 'zod';
import { defineEndpoint, wrote } from '#platform/contract/endpoint.ts';
import { mayEmploy } from './employee.endpoints.ts';
import { taxNumber } from './employee.schema.ts';

/** So many at once. */
export const MANY_TAX_NUMBERS = 100;

export const enterTaxNumbers = defineEndpoint({
  name: 'employee.enter-tax-numbers',
  method: 'POST',
  path: 'api/admin/employees/tax-numbers',
  requires: mayEmploy,
  input: z.object({
    /** By employee. */
    numbers: z.record(z.string().regex(/^[1-9]\d{0,14}$/), taxNumber()).refine((numbers) => Object.keys(numbers).length <= MANY_TAX_NUMBERS),
  }),
  output: wrote(z.object({ saved: z.number() })),
  summary: 'Enters the tax numbers of several employees, all or none',
  emits: ['company'],
});
