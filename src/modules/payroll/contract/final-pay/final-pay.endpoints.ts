/** The last pay of a leaver: proposed, made, and held until the tax office clears it. */
import { z } from 'zod';
import { defineEndpoint, requirePage, one, wrote } from '#platform/contract/endpoint.ts';
import { date, money, optionalLine } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { EXEMPT_GROUNDS } from '#modules/statutory/contract/mtd/exempt-income.params.ts';
import { payrollManifest as manifest } from '../payroll.manifest.ts';
import { PAYROLL_STATUSES } from '../payroll.workflow.ts';
import { ENDINGS, NOTICE_FIELDS, NOTICES } from './final-pay.params.ts';
import { clearanceShape, dueDayShape, FINAL_LINES, finalFacts, finalLineShape } from './final-pay.schema.ts';
import { CLEARANCE_FORMS } from './evaluate-clearance.ts';

const PAGE = '/payroll/manage';
const PATH = 'api/operation/payrolls';
const positive = () => money().refine((value) => value >= 0, { params: { text: { en: 'Enter 0 or more.', ms: 'Masukkan 0 atau lebih.' } } });

/** What the officer answers; absent: by the record of the employee and the law. */
export const finalAnswers = z.object({
  ending: z.enum(ENDINGS).optional(),
  notice: z.enum(NOTICES).optional(),
  /** Days of notice not served; absent: all that the Act asks for. */
  notice_days: z.number().int().min(0).max(366).nullish(),
  /** Where pay in lieu of notice stands on the EA form; absent: as the payroll item Pay in Lieu of Notice says. */
  notice_field: z.enum(NOTICE_FIELDS).optional(),
  manual_work: z.boolean().optional(),
  /** Wages of the last twelve complete months, in ringgit; absent: as the payrolls know them. */
  wages: positive().nullish(),
  gratuity: positive().nullish(),
  compensation: positive().nullish(),
  leaving_malaysia: z.boolean().optional(),
  not_chargeable: z.boolean().optional(),
  goes_on: z.boolean().optional(),
});
export type FinalAnswersInput = z.output<typeof finalAnswers>;

const refused = z.object({ success: z.literal(false), message: z.string() });

export const proposeFinalPay = defineEndpoint({
  name: 'payroll.propose-final-pay',
  method: 'GET',
  path: `${PATH}/final-pay`,
  requires: requirePage(manifest, PAGE, 'Process'),
  input: z.object({ employee_id: id(), start_date: date(), end_date: date(), ...finalAnswers.shape }),
  output: z.union([
    z.object({
      success: z.literal(true),
      data: z.object({
        last_day: z.string(),
        monthly: z.string(),
        ending: z.enum(ENDINGS),
        notice: z.enum(NOTICES),
        notice_days: z.number(),
        notice_field: z.enum(NOTICE_FIELDS),
        lines: z.array(finalLineShape),
        /** Salary advances that this pay takes back as far as it can. */
        advances: z.array(z.object({ number: z.string(), owed: z.number() })),
        clearance: clearanceShape,
        due: z.array(dueDayShape),
      }),
    }),
    refused,
  ]),
  summary: 'What a leaver is paid beside the salary to the last day: each line with its source, the tax clearance, the due days',
});

export const makeFinalPay = defineEndpoint({
  name: 'payroll.make-final-pay',
  method: 'POST',
  path: `${PATH}/final-pay`,
  requires: requirePage(manifest, PAGE, 'Process'),
  input: z.object({
    employee_id: id(),
    start_date: date(),
    end_date: date(),
    /** In the month in which the monthly payroll is paid: tax follows the month of payment. */
    pay_date: date(),
    ...finalAnswers.shape,
    /** The lines as they are to be paid; one that was proposed and is not here is left out. */
    lines: z
      .array(
        z.object({
          key: z.enum(FINAL_LINES),
          amount: positive(),
          ground: z.enum(EXEMPT_GROUNDS).nullish(),
          /** Why the amount is not the proposed one. */
          reason: optionalLine(255),
        }),
      )
      .max(FINAL_LINES.length),
  }),
  output: z.union([wrote(z.object({ id: z.number(), number: z.string(), net: z.number(), withheld: z.boolean() })), refused]),
  summary: 'Makes the final pay of a leaver beside the monthly payroll; a net pay below zero is refused with what is owed',
});

export const finalPayDetail = finalFacts.extend({
  /** Null: nothing is held. */
  hold: z
    .object({
      form: z.enum(CLEARANCE_FORMS),
      form_date: z.string().nullable(),
      /** The day on which the 90 days are over. */
      free_on: z.string().nullable(),
      released_how: z.enum(['letter', 'days']).nullable(),
      released_at: z.string().nullable(),
      released_by: z.string().nullable(),
      letter_reference: z.string().nullable(),
      letter_date: z.string().nullable(),
      lhdn_amount: z.number().nullable(),
    })
    .nullable(),
  status: z.enum(PAYROLL_STATUSES),
  can: z.object({ release: z.boolean() }),
});
export type FinalPayDetail = z.output<typeof finalPayDetail>;

export const showFinalPay = defineEndpoint({
  name: 'payroll.show-final-pay',
  method: 'GET',
  path: `${PATH}/{id}/final-pay`,
  requires: requirePage(manifest, PAGE),
  input: z.object({ id: id() }),
  output: one(finalPayDetail),
  summary: 'How a final pay came about, when it is due, and what is held for tax clearance',
});

export const releaseFinalPay = defineEndpoint({
  name: 'payroll.release-final-pay',
  method: 'POST',
  path: `${PATH}/{id}/final-pay/release`,
  requires: requirePage(manifest, PAGE, 'Confirm'),
  input: z.object({
    id: id(),
    /** The day on which LHDN received CP22A or CP21. */
    form_date: date().nullish(),
    /** By the clearance letter or the 90th day; absent: the day of the form is recorded alone. */
    how: z.enum(['letter', 'days']).nullish(),
    letter_reference: optionalLine(60),
    letter_date: date().nullish(),
    lhdn_amount: positive().nullish(),
  }),
  output: wrote(finalPayDetail),
  summary: 'Records the form sent to LHDN, and releases held money by the clearance letter or after 90 days',
});
