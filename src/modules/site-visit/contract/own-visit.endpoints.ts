/** Calls of an employee's own visits. */
import { z } from 'zod';
import { defineEndpoint, done, list, one, SELF, wrote } from '#platform/contract/endpoint.ts';
import { fieldAction, clientRef } from '#platform/contract/field/field-action.schema.ts';
import { date, latitude, line, longitude, optional, optionalLine, optionalText } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { fileField, FILE_EXTENSIONS } from '#platform/contract/uploads.ts';
import {
  kilometresChange,
  OUTCOMES,
  planChange,
  planFields,
  seenVisit,
  VISIT_TYPES,
  visitCancel,
  visitDetail,
  visitFields,
  visitPlace,
  visitRow,
} from './site-visit.schema.ts';
import { VISIT_STATUSES } from './site-visit.workflow.ts';

const OWN = 'api/work-task/site-visits';
export const VISIT_SORTS = ['number', 'date', 'started_at', 'duration_minutes', 'status'] as const;
const MOST_DOCUMENTS = 10;

/** Filters that own list and management share. */
export const visitFilter = {
  start_date: date().optional(),
  end_date: date().optional(),
  status: z.enum(VISIT_STATUSES).optional(),
  /** Comma list of relations; rows have them in any case. */
  with: z.string().max(100).optional(),
};

export const listOwnVisits = defineEndpoint({
  name: 'site-visit.list-own-visits',
  method: 'GET',
  path: OWN,
  requires: SELF,
  input: z.object({ ...listParams(VISIT_SORTS), ...visitFilter }),
  output: list(visitRow),
  summary: 'Own site visits, newest first',
});

export const ownVisitSummary = defineEndpoint({
  name: 'site-visit.own-visit-summary',
  method: 'GET',
  path: `${OWN}/summary`,
  requires: SELF,
  input: z.object({ start_date: visitFilter.start_date, end_date: visitFilter.end_date }),
  output: one(
    z.object({
      /** Begun and not cancelled. */
      count: z.number(),
      /** Minutes. */
      duration: z.number(),
      km: z.number(),
      by_outcome: z.record(z.enum(OUTCOMES), z.number()),
    }),
  ),
  summary: 'How many own visits a period has, how long they took and how far the way was; this month by default',
});

const startingPoint = z.object({ name: line(2, 150), lat: latitude(), lng: longitude() });
const nearSite = z.object({ id: z.number(), name: z.string(), lat: z.number(), lng: z.number(), radius_m: z.number(), address: z.string() });

export const showOwnDay = defineEndpoint({
  name: 'site-visit.show-own-day',
  method: 'GET',
  path: `${OWN}/day`,
  requires: SELF,
  input: z.object({}),
  output: one(
    z.object({
      today: z.string(),
      time_zone: z.string(),
      /** The visit that goes on. */
      current: visitRow.nullable(),
      /** To be begun: of today and, not begun, of earlier days; the next ones. */
      planned: z.array(visitRow),
      /** What was begun today, in its order: the way of the day. */
      done: z.array(visitRow),
      starting_point: startingPoint.nullable(),
      /** Active sites of the company, so that the nearest is offered without a network too. */
      sites: z.array(nearSite),
    }),
  ),
  summary: 'The own visits of today: what goes on, what is planned, the way of the day, and the sites to choose from',
});
export type OwnDay = z.output<(typeof showOwnDay)['output']>['data'];

export const findColleagues = defineEndpoint({
  name: 'site-visit.find-colleagues',
  method: 'GET',
  path: `${OWN}/colleagues`,
  requires: SELF,
  input: z.object({ keyword: z.string().trim().max(100).default('') }),
  output: one(z.array(z.object({ id: z.number(), name: z.string(), employee_code: z.string() }))),
  summary: 'Active employees of the company by name, to come along',
});

export const planOwnVisit = defineEndpoint({
  name: 'site-visit.plan-own-visit',
  method: 'POST',
  path: OWN,
  requires: SELF,
  input: z.object(planFields),
  output: wrote(visitDetail),
  summary: 'Plans an own visit',
  emits: ['site_visit'],
});

export const startVisit = defineEndpoint({
  name: 'site-visit.start-visit',
  method: 'POST',
  path: `${OWN}/check-in`,
  requires: SELF,
  input: z.object({
    ...fieldAction,
    /** A planned visit; absent: a walk-in, which says what it is about. */
    id: optional(id()),
    type: z.enum(VISIT_TYPES).default('Other'),
    purpose: optionalLine(255),
    work_site_id: visitFields.work_site_id,
    place: optional(visitPlace),
    contact_person: visitFields.contact_person,
    contact_phone: visitFields.contact_phone,
    companion_ids: visitFields.companion_ids,
    remark: optionalText(255),
    image: optional(fileField()),
  }),
  output: wrote(visitDetail),
  files: ['jpg', 'jpeg', 'png', 'webp'],
  summary: 'Starts a planned visit, or one that nobody planned, where one stands; sent again it is answered as it stands',
  emits: ['site_visit'],
});

export const endVisit = defineEndpoint({
  name: 'site-visit.end-visit',
  method: 'POST',
  path: `${OWN}/check-out`,
  requires: SELF,
  input: z.object({
    ...fieldAction,
    id: optional(id()),
    /** The start that made it, of one that began without a network. */
    start_ref: clientRef().nullish(),
    outcome: z.enum(OUTCOMES),
    notes: optionalText(2000),
    remark: optionalText(255),
    signed_by: optionalLine(150),
    image: optional(fileField()),
    signature: optional(fileField()),
    documents: z.array(fileField()).max(MOST_DOCUMENTS).default([]),
  }),
  output: wrote(visitDetail),
  files: FILE_EXTENSIONS,
  summary: 'Ends a visit with its outcome, the signature of the client and files; sent again it is answered as it stands',
  emits: ['site_visit'],
});

export const saveStartingPoint = defineEndpoint({
  name: 'site-visit.save-starting-point',
  method: 'POST',
  path: `${OWN}/starting-point`,
  requires: SELF,
  input: startingPoint,
  output: wrote(startingPoint),
  summary: 'Where the own way of a day begins, so that the first visit of a day has kilometres; from today on',
});

export const removeStartingPoint = defineEndpoint({
  name: 'site-visit.remove-starting-point',
  method: 'DELETE',
  path: `${OWN}/starting-point`,
  requires: SELF,
  input: z.object({}),
  output: done(),
  summary: 'Forgets where the own way of a day begins; days that have kilometres stay as they are',
});

export const showOwnVisit = defineEndpoint({
  name: 'site-visit.show-own-visit',
  method: 'GET',
  path: `${OWN}/{id}`,
  requires: SELF,
  input: z.object({ id: id() }),
  output: one(visitDetail),
  summary: 'One own visit with its photos, signature, files and timeline',
});

export const changeOwnVisit = defineEndpoint({
  name: 'site-visit.change-own-visit',
  method: 'POST',
  path: `${OWN}/{id}`,
  requires: SELF,
  input: planChange,
  output: wrote(visitDetail),
  summary: 'Changes the plan of an own visit that has not begun; one that was missed is planned anew',
  emits: ['site_visit'],
});

export const withdrawVisit = defineEndpoint({
  name: 'site-visit.withdraw-visit',
  method: 'POST',
  path: `${OWN}/{id}/cancel`,
  requires: SELF,
  input: visitCancel,
  output: wrote(visitDetail),
  summary: 'Cancels an own visit that has not begun',
  emits: ['site_visit'],
});

export const changeOwnKilometres = defineEndpoint({
  name: 'site-visit.change-own-kilometres',
  method: 'POST',
  path: `${OWN}/{id}/kilometres`,
  requires: SELF,
  input: kilometresChange,
  output: wrote(visitDetail),
  summary: 'Puts other kilometres in place of the straight line to an own visit, with a reason; none puts the line back',
});

export const VEHICLE_CHOICES = ['car', 'motorcycle'] as const;

export const claimVisitMileage = defineEndpoint({
  name: 'site-visit.claim-visit-mileage',
  method: 'POST',
  path: `${OWN}/{id}/claim-mileage`,
  requires: SELF,
  input: z.object({ ...seenVisit, vehicle: z.enum(VEHICLE_CHOICES), is_return: z.boolean().default(false) }),
  output: wrote(z.object({ claim_id: z.number() })),
  summary: 'Makes a draft claim with the kilometres of an own visit, once; again where that claim was rejected, cancelled or deleted',
});
