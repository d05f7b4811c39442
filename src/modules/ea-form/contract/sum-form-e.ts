/** What Form E asks of the year: how many people, and the totals of their EA forms. */
import { z } from 'zod';
import { ZERO, fromRinggit, sen, toRinggit, type Sen } from '#platform/contract/money.ts';
import { EA_ISSUES, type EaPayload } from './ea-form.schema.ts';
import { totalB, totalBC, type BoxAmounts } from './total-ea-form.ts';

export const FORM_E_TOTALS = ['b', 'bc', 'benefits', 'accommodation', 'exempt', 'mtd', 'cp38', 'zakat', 'epf', 'perkeso'] as const;

export const formE = z.object({
  year: z.number(),
  employer: z.object({ name: z.string(), tax_no: z.string().nullable(), tax_branch: z.string().nullable(), registration_no: z.string().nullable() }),
  counts: z.object({
    /** Everybody with an EA form, and those who were still employed on 31 December. */
    forms: z.number(),
    published: z.number(),
    /** With pay in the year and no form yet. */
    pending: z.number(),
    at_year_end: z.number(),
    with_mtd: z.number(),
    joined: z.number(),
    left: z.number(),
  }),
  totals: z.record(z.enum(FORM_E_TOTALS), z.number()),
  /** What stands in the way of the file, by employee. */
  issues: z.array(z.object({ form_id: z.number(), employee_id: z.number(), name: z.string(), employee_code: z.string(), issue: z.enum(EA_ISSUES) })),
  /** The employer number is missing: no file can be named. */
  no_employer_no: z.boolean(),
});
export type FormE = z.output<typeof formE>;

export interface FormOfE {
  readonly published: boolean;
  readonly person: EaPayload['person'];
  readonly boxes: BoxAmounts;
}

export function sumFormE(forms: readonly FormOfE[], year: number): Pick<FormE, 'totals'> & { counts: Omit<FormE['counts'], 'pending'> } {
  const sums = new Map<string, Sen>(FORM_E_TOTALS.map((key) => [key, ZERO]));
  const plus = (key: (typeof FORM_E_TOTALS)[number], amount: number) => sums.set(key, sen((sums.get(key) ?? 0) + fromRinggit(amount)));
  let published = 0;
  let withMtd = 0;
  let joined = 0;
  let left = 0;
  for (const { boxes, person, published: isPublished } of forms) {
    plus('b', totalB(boxes));
    plus('bc', totalBC(boxes));
    plus('benefits', boxes.B3);
    plus('accommodation', boxes.B4);
    plus('exempt', boxes.F);
    plus('mtd', boxes.D1);
    plus('cp38', boxes.D2);
    plus('zakat', boxes.D3);
    plus('epf', boxes.E1);
    plus('perkeso', boxes.E2);
    if (isPublished) published += 1;
    if (boxes.D1 > 0) withMtd += 1;
    if (person.periods.some(({ from }) => from !== null && from.startsWith(`${year}-`))) joined += 1;
    if (person.left_at !== null) left += 1;
  }
  return {
    counts: { forms: forms.length, published, at_year_end: forms.length - left, with_mtd: withMtd, joined, left },
    totals: Object.fromEntries([...sums].map(([key, value]) => [key, toRinggit(value)])) as FormE['totals'],
  };
}
