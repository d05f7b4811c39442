/** Guards who patrol: each is a guard of the registry, with a code and a PIN for the devices of the sites. */
import { z } from 'zod';
import { defineEndpoint, one, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { line, optionalLine } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { on, register, type RecordRow } from '#platform/contract/register/register.ts';
import { patrolManifest } from '../patrol.manifest.ts';

const PAGE = '/patrol/guard';
const PATH = 'api/patrol/guards';
export const GUARD_POSITIONS = ['Guard', 'Team Leader', 'Supervisor', 'Control Room'] as const;
export type GuardPosition = (typeof GUARD_POSITIONS)[number];
/** Whose the guard is: an employee, of another agency, or of the registry alone. */
export const GUARD_SOURCES = ['Employee', 'Agency', 'Registry'] as const;
/** Days over which the list sums up what became of shifts. */
export const SUMMED_DAYS = 30;
export const GUARD_STATUSES = ['Active', 'Inactive'] as const;

export const patrolGuards = register({
  name: 'patrol.guard',
  plural: 'guards',
  path: PATH,
  page: on(patrolManifest, PAGE),
  form: z.object({
    security_guard_id: id(),
    /** By which the guard signs in on a device. */
    code: line(2, 12),
    position: z.enum(GUARD_POSITIONS),
    home_site_id: id(),
    skills: optionalLine(250),
    status: z.enum(GUARD_STATUSES),
  }),
  row: {
    security_guard_id: z.number(),
    home_site_id: z.number(),
    skills: z.string().nullable(),
    name: z.string(),
    phone: z.string().nullable(),
    guard_no: z.string(),
    home_site: z.string().nullable(),
    source: z.enum(GUARD_SOURCES),
    image: z.string().nullable(),
    /** Site and shift of the first operation of today; null: none. */
    duty_today: z.string().nullable(),
    /** Of shifts of the last 30 days that are over: points that were scanned or excused, by whomever; null: no point was due. */
    completion_percent: z.number().nullable(),
    /** Points that nobody scanned in these shifts. */
    missed: z.number(),
    /** Late scans of the guard in these days. */
    late: z.number(),
    has_pin: z.boolean(),
    /** The registry says that the guard is active and not on the blacklist. */
    fit: z.boolean(),
  },
  sorts: ['code'],
  first: { sortBy: 'code', sort: 'asc' },
  filters: {
    status: z.enum(GUARD_STATUSES).optional(),
    position: z.enum(GUARD_POSITIONS).optional(),
    source: z.enum(GUARD_SOURCES).optional(),
    site_id: id().optional(),
  },
  tab: 'status',
  removal: 'hidden',
  emits: ['patrol_changed'],
});
export type PatrolGuardRow = RecordRow<typeof patrolGuards>;

export const PIN_LENGTH = 6;
const RUNS = '01234567890 09876543210';
/** Six digits, neither one digit six times nor a run of them. */
export const pin = () =>
  z
    .string()
    .regex(/^\d{6}$/)
    .refine((value) => !/^(\d)\1+$/.test(value) && !RUNS.includes(value), {
      params: {
        text: {
          en: 'Choose six digits: not one digit six times, and no run such as 123456.',
          ms: 'Pilih enam digit yang tidak semuanya sama dan tidak berturutan.',
        },
      },
    });

export const setPin = defineEndpoint({
  name: 'patrol.set-pin',
  method: 'POST',
  path: `${PATH}/{id}/pin`,
  requires: requirePage(patrolManifest, PAGE, 'Update'),
  input: z.object({ id: id(), pin: pin() }),
  output: wrote(z.object({ id: z.number() })),
  summary: 'Gives a guard a PIN and opens a sign-in that was shut by wrong ones',
  emits: ['patrol_changed'],
});

export const findRegistryGuards = defineEndpoint({
  name: 'patrol.find-registry-guards',
  method: 'GET',
  path: 'api/patrol/registry-choices',
  requires: requirePage(patrolManifest, PAGE),
  input: z.object({ keyword: z.string().trim().max(100).default('') }),
  output: one(z.array(z.object({ id: z.number(), name: z.string(), code: z.string() }))),
  summary: 'Active guards of the registry who do not patrol yet, to choose from',
});
