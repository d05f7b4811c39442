/** A security guard of a licensed agency (Private Agencies Act 1971): an own one, or one of another agency. */
import { z } from 'zod';
import { date, line, optional, optionalDate, optionalLine, optionalText, passport, personName, phone } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { GENDERS, identityNumber } from '#modules/employee/contract/employee.schema.ts';

/** The Home Ministry lets nobody else guard. */
export const NATIONALITIES = ['Malaysian', 'Nepali'] as const;
export const CATEGORIES = ['Local', 'Ex-Police', 'Ex-Army', 'Foreign', 'Armed', 'Bodyguard'] as const;
export const GUARD_STATUSES = ['Active', 'Inactive'] as const;
export const VETTING_STATUSES = ['Pending', 'Approved', 'Rejected', 'Expired'] as const;
export const DRUG_RESULTS = ['Negative', 'Positive'] as const;
export type Nationality = (typeof NATIONALITIES)[number];
export type Category = (typeof CATEGORIES)[number];
export type GuardStatus = (typeof GUARD_STATUSES)[number];
export type VettingStatus = (typeof VETTING_STATUSES)[number];

export const guardForm = z.object({
  /** A guard who is an employee: name, phone, picture and status are the employee's. */
  employee_id: optional(id()),
  guard_no: line(1, 20),
  name: personName(),
  nationality: z.enum(NATIONALITIES),
  identity_number: optional(identityNumber()),
  passport: optional(passport()),
  date_of_birth: optionalDate(),
  gender: optional(z.enum(GENDERS)),
  phone: optional(phone()),
  category: z.enum(CATEGORIES),
  /** The other agency of a guard who is lent; empty: the company's own. */
  agency_name: optionalLine(150),
  agency_licence_no: optionalLine(60),
  agency_licence_expiry: optionalDate(),
  /** Certified Security Guard. */
  csg_cert_no: optionalLine(60),
  csg_date: optionalDate(),
  /** Permit to carry and use a firearm. */
  firearm_permit_no: optionalLine(60),
  firearm_permit_expiry: optionalDate(),
  live_firing_at: optionalDate(),
  /** Letter of approval of the Inspector General of Police. */
  letter_no: optionalLine(60),
  letter_date: optionalDate(),
  /** Work permit of a foreigner who is no employee here; an employee's stands at the employee. */
  permit_no: optionalLine(40),
  permit_expiry: optionalDate(),
  height_cm: optional(z.number().int().min(120).max(220)),
  education: optionalLine(150),
  service_history: optionalText(1000),
  joined_at: date(),
  left_at: optionalDate(),
  status: z.enum(GUARD_STATUSES),
});

/** What a requirement comes to on a day: `unneeded` of this guard. */
export const VERDICTS = ['met', 'warning', 'refused', 'unneeded'] as const;

export const guardRow = {
  name: z.string(),
  phone: z.string().nullable(),
  identity_number: z.string().nullable(),
  passport: z.string().nullable(),
  date_of_birth: z.string().nullable(),
  agency_licence_expiry: z.string().nullable(),
  csg_date: z.string().nullable(),
  firearm_permit_expiry: z.string().nullable(),
  live_firing_at: z.string().nullable(),
  letter_date: z.string().nullable(),
  permit_expiry: z.string().nullable(),
  left_at: z.string().nullable(),
  image: z.string().nullable(),
  employee_code: z.string().nullable(),
  /** null: the viewer may neither see the compliance data nor put guards on the blacklist. */
  blacklisted: z.boolean().nullable(),
  /** Other companies of the owner who looks that have the person on their blacklist, without the reason; for anybody else none. */
  check_with: z.array(z.string()),
  /** Where the guard is posted today. */
  posting: z.string().nullable(),
  /** What may be asked of the guard today; null: the viewer has no right to compliance data. */
  vetting_status: z.enum(VETTING_STATUSES).nullable(),
  vetting_expiry: z.string().nullable(),
};

/** Filters on the list; those on vetting and the blacklist find nothing for whoever has no right to them. */
export const guardFilters = {
  status: z.enum(GUARD_STATUSES).optional(),
  category: z.enum(CATEGORIES).optional(),
  nationality: z.enum(NATIONALITIES).optional(),
  vetting_status: z.enum(VETTING_STATUSES).optional(),
  /** Part of the name of a place where the guard is posted. */
  place: z.string().trim().max(150).optional(),
  /** Some paper ends within so many days. */
  expiring: z.number().int().min(1).max(365).optional(),
  blacklisted: z.boolean().optional(),
};
