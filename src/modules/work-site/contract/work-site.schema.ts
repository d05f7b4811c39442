/** A place where people of the company work, beside its branches. */
import { z } from 'zod';
import { latitude, line, longitude, optional, optionalLine, officePhone, postcode } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { sessionsForm } from '#platform/contract/time/sessions.ts';

export const SITE_TYPES = ['Office', 'Branch', 'Client', 'Project', 'Outlet', 'Guard Post'] as const;
export type SiteType = (typeof SITE_TYPES)[number];
export const SITE_STATUSES = ['Active', 'Inactive'] as const;

/** Metres around the pin within which one is there. */
export const RADIUS = { min: 20, max: 5000, usual: 150 } as const;

/** Who looks after one site. */
const MOST_SUPERVISORS = 20;

export const workSiteForm = z.object({
  name: line(2, 150),
  /** Empty: the next of the company's series. */
  code: optionalLine(20),
  type: z.enum(SITE_TYPES),
  branch_id: optional(id()),
  address_1: optionalLine(190),
  address_2: optionalLine(190),
  postcode: optional(postcode()),
  city: optionalLine(100),
  state: optionalLine(60),
  country: line(2, 60),
  lat: latitude(),
  lng: longitude(),
  radius_m: z.number().int().min(RADIUS.min).max(RADIUS.max),
  contact_name: optionalLine(150),
  contact_phone: optional(officePhone()),
  supervisor_ids: z.array(id()).max(MOST_SUPERVISORS),
  sessions: sessionsForm(),
  status: z.enum(SITE_STATUSES),
});

const named = z.object({ id: z.number(), name: z.string() });

export const workSiteRow = {
  code: z.string(),
  branch: named.nullable(),
  supervisors: z.array(named),
  /** Who belongs to it today. */
  employees_count: z.number(),
  /** Tasks that are to be done there; null for whoever may not see tasks. */
  open_tasks: z.number().nullable(),
  /** Names of the projects that are not over and that it has tasks of; null as above. */
  projects: z.array(z.string()).readonly().nullable(),
};
