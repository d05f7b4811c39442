/** The five lists of an organisation: branch, division, department, position level, position. */
import { z } from 'zod';
import { latitude, line, longitude, money, optional, optionalLine, optionalText, officePhone, postcode } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';

export const ORGANISATION_KINDS = ['branch', 'division', 'department', 'position_level', 'position'] as const;
export type OrganisationKind = (typeof ORGANISATION_KINDS)[number];

export const ORGANISATION_STATUSES = ['Active', 'Inactive'] as const;

/** Weekly rest days unless a branch says otherwise: Sunday (1 Monday … 7 Sunday). */
export const DEFAULT_REST_DAYS: readonly number[] = [7];
/** States whose offices keep Friday as the weekly rest day by default. */
export const FRIDAY_STATES: readonly string[] = ['Kedah', 'Kelantan', 'Terengganu'];

const named = z.object({ id: z.number(), name: z.string() });
export const person = z.object({ id: z.number(), name: z.string(), employee_code: z.string().nullable() });
export type Person = z.output<typeof person>;

/** Where a company or a branch stands, as far as it is known. */
export const postalAddress = {
  address_1: z.string().nullable(),
  address_2: z.string().nullable(),
  postcode: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string(),
};

const unitRow = z.object({
  id: z.number(),
  name: z.string(),
  code: z.string().nullable(),
  status: z.enum(ORGANISATION_STATUSES),
  /** Active employees, with `with_count=employees`. */
  employees_count: z.number().optional(),
  updated_at: z.string(),
});

export const branchRow = unitRow.extend({
  is_hq: z.boolean(),
  ...postalAddress,
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  radius_m: z.number(),
  phone: z.string().nullable(),
  manager_id: z.number().nullable(),
  manager: person.nullable(),
  rest_days: z.array(z.number()),
});
export const divisionRow = unitRow.extend({
  head_id: z.number().nullable(),
  head: person.nullable(),
  branch_id: z.number().nullable(),
  branch: named.nullable(),
});
export const departmentRow = unitRow.extend({
  head_id: z.number().nullable(),
  head: person.nullable(),
  division_id: z.number().nullable(),
  division: named.nullable(),
});
export const positionLevelRow = unitRow.extend({
  /** 1 is the most senior. */
  rank: z.number(),
  /** Null for those who may not open the organisation's page. */
  min_salary: z.number().nullable(),
  max_salary: z.number().nullable(),
});
export const positionRow = unitRow.extend({
  department_id: z.number().nullable(),
  department: named.nullable(),
  position_level_id: z.number().nullable(),
  position_level: named.nullable(),
  description: z.string().nullable(),
  headcount: z.number().nullable(),
});
export type BranchRow = z.output<typeof branchRow>;
export type DivisionRow = z.output<typeof divisionRow>;
export type DepartmentRow = z.output<typeof departmentRow>;
export type PositionLevelRow = z.output<typeof positionLevelRow>;
export type PositionRow = z.output<typeof positionRow>;

const unitForm = z.object({
  name: line(1, 150),
  code: optionalLine(20),
  status: z.enum(ORGANISATION_STATUSES),
});

export const branchForm = unitForm.extend({
  is_hq: z.boolean(),
  address_1: optionalLine(190),
  address_2: optionalLine(190),
  postcode: optional(postcode()),
  city: optionalLine(100),
  state: line(2, 60),
  country: line(2, 60),
  lat: optional(latitude()),
  lng: optional(longitude()),
  radius_m: z.number().int().min(10).max(10_000),
  phone: optional(officePhone()),
  manager_id: optional(id()),
  rest_days: z.array(z.number().int().min(1).max(7)).min(1).max(6),
});
export const divisionForm = unitForm.extend({ head_id: optional(id()), branch_id: optional(id()) });
export const departmentForm = unitForm.extend({ head_id: optional(id()), division_id: optional(id()) });
export const positionLevelForm = unitForm
  .extend({ rank: optional(z.number().int().min(1).max(999)), min_salary: optional(money()), max_salary: optional(money()) })
  .refine(({ min_salary, max_salary }) => min_salary === null || max_salary === null || max_salary >= min_salary, {
    path: ['max_salary'],
    params: { text: { en: 'The highest salary must not be below the lowest.', ms: 'Gaji tertinggi tidak boleh kurang daripada gaji terendah.' } },
  });
export const positionForm = unitForm.extend({
  department_id: optional(id()),
  position_level_id: optional(id()),
  description: optionalText(2000),
  headcount: optional(z.number().int().min(0).max(100_000)),
});
