/** An officer of the unit: an employee who holds powers of the police in a stated area, for a time. */
import { z } from 'zod';
import { date, line, optional, optionalDate, optionalLine } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { CARD_KINDS, CARD_STATUSES } from '../card/card.schema.ts';
import { COURSE_RESULTS } from '../course/course.schema.ts';

export const OFFICER_SOURCES = ['Civilian', 'Ex-Police', 'Ex-Army', 'Ex-Guard'] as const;
export type OfficerSource = (typeof OFFICER_SOURCES)[number];
export const OFFICER_STATUSES = ['Active', 'Suspended', 'Inactive'] as const;
export type OfficerStatus = (typeof OFFICER_STATUSES)[number];
export const VETTING_STATUSES = ['Pending', 'Cleared', 'Failed'] as const;
export const RANK_CHANGES = ['Appointment', 'Promotion', 'Acting', 'Confirmation', 'Demotion'] as const;
export const CHARGE_OUTCOMES = ['Open', 'Not Proven', 'Warning', 'Fine', 'Reduction in Rank', 'Dismissal'] as const;

/** `PB 10234`: at most three letters and three to seven digits, kept with one space between them. */
export const serviceNumber = () =>
  z
    .string()
    .trim()
    .toUpperCase()
    .max(12)
    .refine((value) => /^[A-Z]{0,3}\s?\d{3,7}$/.test(value), {
      params: {
        text: {
          en: 'Enter up to three letters and three to seven digits, for example PB 10234.',
          ms: 'Masukkan hingga tiga huruf dan tiga hingga tujuh digit, contohnya PB 10234.',
        },
      },
    })
    .overwrite((value) => value.replace(/^([A-Z]+)\s?(\d+)$/, '$1 $2'));

export const compliance = {
  /** The day on which the person agreed to the keeping of these data. */
  consent_on: optionalDate(),
  vetting_status: z.enum(VETTING_STATUSES),
  vetting_date: optionalDate(),
  vetting_ref: optionalLine(60),
  medical_date: optionalDate(),
  medical_fit: z.boolean().nullish(),
};

/** What an appointment says that stands already. */
export const officerForm = z.object({
  service_no: serviceNumber(),
  source: z.enum(OFFICER_SOURCES),
  appointed_at: date(),
  appointment_expiry: date(),
  appointment_letter_no: line(1, 60),
  oath_date: optionalDate(),
  station: line(2, 120),
  authority_area: line(2, 200),
  height_cm: optional(z.number().int().min(120).max(220)),
  weight_kg: optional(z.number().int().min(35).max(200)),
  firearm_permitted: z.boolean(),
  firearm_qualified_at: optionalDate(),
  /** Absent where whoever writes has no right to it: what is there stays. */
  compliance: z.object(compliance).optional(),
});

export const officerRow = z.object({
  id: z.number(),
  employee_id: z.number(),
  name: z.string(),
  image: z.string().nullable(),
  service_no: z.string(),
  rank_id: z.number(),
  rank: z.string(),
  rank_ms: z.string(),
  level: z.number(),
  /** Address of the picture of the insignia of the rank. */
  insignia: z.string().nullable(),
  station: z.string(),
  source: z.enum(OFFICER_SOURCES),
  appointed_at: z.string(),
  appointment_expiry: z.string(),
  firearm_permitted: z.boolean(),
  /** The last day of the active authority card; null: none. */
  card_until: z.string().nullable(),
  status: z.enum(OFFICER_STATUSES),
  /** The person has left the company: the appointment is to be terminated. */
  left: z.boolean(),
  updated_at: z.string(),
});
export type OfficerRow = z.output<typeof officerRow>;

export const rankChange = z.object({
  id: z.number(),
  type: z.enum(RANK_CHANGES),
  from: z.string().nullable(),
  from_ms: z.string().nullable(),
  to: z.string(),
  to_ms: z.string(),
  effective_date: z.string(),
  letter_no: z.string().nullable(),
});

export const officerDetail = officerRow.extend({
  employee_code: z.string(),
  appointment_letter_no: z.string().nullable(),
  oath_date: z.string().nullable(),
  authority_area: z.string(),
  height_cm: z.number().nullable(),
  weight_kg: z.number().nullable(),
  bmi: z.number().nullable(),
  firearm_qualified_at: z.string().nullable(),
  rank_since: z.string(),
  status_reason: z.string().nullable(),
  status_from: z.string().nullable(),
  /** The day before the 60th birthday; null: no date of birth. */
  service_ends: z.string().nullable(),
  ranks: z.array(rankChange),
  courses: z.array(
    z.object({ id: z.number(), name: z.string(), type: z.string(), end_date: z.string(), result: z.enum(COURSE_RESULTS), valid_until: z.string().nullable() }),
  ),
  cards: z.array(
    z.object({ id: z.number(), card_no: z.string(), kind: z.enum(CARD_KINDS), issued_at: z.string(), expiry_at: z.string(), status: z.enum(CARD_STATUSES) }),
  ),
  /** What the officer has of the unit. */
  issued: z.array(z.object({ id: z.number(), name: z.string(), quantity: z.number(), due_back_at: z.string().nullable() })),
  applications: z.array(z.object({ id: z.number(), number: z.string(), type: z.string(), category: z.string(), status: z.string() })),
  /** As the employee has it; null also where the viewer has no right to compliance data. */
  blood_type: z.string().nullable(),
  /** null: the viewer has no right to it. */
  compliance: z
    .object({
      consent_on: z.string().nullable(),
      vetting_status: z.enum(VETTING_STATUSES),
      vetting_date: z.string().nullable(),
      vetting_ref: z.string().nullable(),
      medical_date: z.string().nullable(),
      medical_fit: z.boolean().nullable(),
    })
    .nullable(),
});
export type OfficerDetail = z.output<typeof officerDetail>;

export const officerFilters = {
  rank_id: id().optional(),
  station: z.string().trim().max(120).optional(),
  source: z.enum(OFFICER_SOURCES).optional(),
  status: z.enum(OFFICER_STATUSES).optional(),
  /** The appointment ends within so many days. */
  expiring: z.number().int().min(1).max(365).optional(),
};
