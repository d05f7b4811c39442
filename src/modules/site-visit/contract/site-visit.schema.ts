/** A site visit as lists, details and forms carry it. */
import { z } from 'zod';
import { date, latitude, line, longitude, officePhone, optional, optionalLine, optionalText, text, timeOfDay } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { POSITIONS } from '#platform/contract/place/geofence.ts';
import { timeline } from '#platform/contract/timeline.ts';
import { uploadedFile } from '#platform/contract/uploads.ts';
import { VISIT_STATUSES } from './site-visit.workflow.ts';

export const VISIT_TYPES = ['Client Meeting', 'Inspection', 'Delivery', 'Service', 'Audit', 'Other'] as const;
export type VisitType = (typeof VISIT_TYPES)[number];
export const OUTCOMES = ['Success', 'Follow Up', 'Not Met'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What whoever looks over visits should know. */
export const VISIT_FLAGS = ['late', 'outside', 'no_position', 'time_unproven', 'auto_ended', 'corrected'] as const;
export type VisitFlag = (typeof VISIT_FLAGS)[number];

const MOST_COMPANIONS = 20;

/** A place that is no site of the company; one that was typed has no position. */
export const visitPlace = z.object({ name: line(2, 150), address: optionalLine(255), lat: optional(latitude()), lng: optional(longitude()) });
export type VisitPlace = z.output<typeof visitPlace>;

/** What a visit is about; it goes to a site of the company or to another place. */
export const visitFields = {
  type: z.enum(VISIT_TYPES),
  purpose: line(3, 255),
  work_site_id: optional(id()),
  place: optional(visitPlace),
  contact_person: optionalLine(150),
  contact_phone: optional(officePhone()),
  companion_ids: z.array(id()).max(MOST_COMPANIONS).default([]),
};

export const planFields = {
  ...visitFields,
  planned_date: date(),
  planned_start_time: optional(timeOfDay()),
  planned_end_time: optional(timeOfDay()),
};

const named = z.object({ id: z.number(), name: z.string() });

export const visitRow = z.object({
  id: z.number(),
  number: z.string(),
  employee: z.object({ id: z.number(), name: z.string(), employee_code: z.string(), position: named.nullable() }),
  type: z.enum(VISIT_TYPES),
  purpose: z.string(),
  /** Where it goes, with the position of the site or place where it is known. */
  place: z.object({ name: z.string(), address: z.string().nullable(), lat: z.number().nullable(), lng: z.number().nullable() }),
  work_site: named.nullable(),
  date: z.string(),
  planned_date: z.string().nullable(),
  planned_start_time: z.string().nullable(),
  planned_end_time: z.string().nullable(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  start: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  end: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  /** Metres from the pin of the place when it began. */
  distance_m: z.number().nullable(),
  position: z.enum(POSITIONS).nullable(),
  duration_minutes: z.number().nullable(),
  /** In a straight line from the visit before it; null: not known. */
  travel_km: z.number().nullable(),
  /** What counts: as it was changed, else in a straight line. */
  km: z.number().nullable(),
  km_reason: z.string().nullable(),
  outcome: z.enum(OUTCOMES).nullable(),
  flags: z.array(z.enum(VISIT_FLAGS)),
  status: z.enum(VISIT_STATUSES),
  /** Planned, and its time has passed. */
  is_late: z.boolean(),
  /** Of a claim that was not rejected or cancelled. */
  claim_id: z.number().nullable(),
  updated_at: z.string(),
});
export type VisitRow = z.output<typeof visitRow>;

const entry = z.object({
  type: z.enum(['start', 'end']),
  recorded_at: z.string(),
  received_at: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  accuracy_m: z.number().nullable(),
  distance_m: z.number().nullable(),
  position: z.enum(POSITIONS).nullable(),
  remark: z.string().nullable(),
});

export const visitDetail = visitRow.extend({
  contact_person: z.string().nullable(),
  contact_phone: z.string().nullable(),
  companions: z.array(named),
  notes: z.string().nullable(),
  signed_by: z.string().nullable(),
  /** As the device recorded them, whatever was corrected since. */
  entries: z.array(entry),
  /** Positions and photos were kept long enough. */
  erased: z.boolean(),
  start_photo: uploadedFile.nullable(),
  end_photo: uploadedFile.nullable(),
  signature: uploadedFile.nullable(),
  documents: z.array(uploadedFile),
  timeline,
});
export type VisitDetail = z.output<typeof visitDetail>;

/** Which visit, and as what it was seen: 409 where somebody was faster. */
export const seenVisit = { id: id(), status: z.enum(VISIT_STATUSES).optional(), updated_at: z.string().max(40).nullish() };

const kilometresFields = {
  /** Null: as the straight line says. */
  km: optional(z.number().min(0).max(9999.99).multipleOf(0.01)),
  reason: optionalText(255),
};

/** The plan of a visit that has not begun, anew. */
export const planChange = z.object({ ...planFields, ...seenVisit });
export const kilometresChange = z.object({ ...seenVisit, ...kilometresFields });
export const visitCancel = z.object({ ...seenVisit, remark: text(3, 500) });
