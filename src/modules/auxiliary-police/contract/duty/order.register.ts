/** Orders of the police for duty outside the premises. */
import { z } from 'zod';
import { date, line, optionalText } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { register, type RecordRow } from '#platform/contract/register/register.ts';
import { ON_OFFICERS } from './area.register.ts';

/** Officers of one order. */
export const MOST_ORDERED = 200;

export const orders = register({
  name: 'auxiliary-police.order',
  plural: 'orders',
  path: 'api/asm/orders',
  page: ON_OFFICERS,
  form: z.object({
    /** As the letter of the police has it. */
    reference: line(1, 60),
    order_date: date(),
    start_date: date(),
    /** The last day. */
    end_date: date(),
    place: line(2, 200),
    purpose: optionalText(500),
    officer_ids: z.array(id()).min(1).max(MOST_ORDERED),
  }),
  row: {
    purpose: z.string().nullable(),
    /** Those of them whom the viewer sees. */
    officers: z.array(z.object({ id: z.number(), name: z.string(), code: z.string() })),
  },
  sorts: ['start_date', 'order_date', 'reference'],
  first: { sortBy: 'start_date', sort: 'desc' },
  /** `current`: it has not ended. */
  filters: { current: z.boolean().optional() },
  emits: ['asm_changed'],
});
export type OrderRow = RecordRow<typeof orders>;
