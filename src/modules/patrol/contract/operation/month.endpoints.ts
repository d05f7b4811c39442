/** The operations of a month: as a calendar, and made from the shifts of a site. */
import { z } from 'zod';
import { defineEndpoint, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { date, optionalText } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { patrolManifest } from '../patrol.manifest.ts';
import { charge, OPERATION_STATUSES, overrideField } from './operation.endpoints.ts';

const PAGE = '/patrol/operation';
const PATH = 'api/patrol/operations';
export const ROTATION = { work: { min: 1, max: 6, usual: 6 }, rest: { min: 1, max: 4, usual: 1 } } as const;
export const MOST_POOLED = 60;
/** Operations that one calendar holds. */
export const MOST_OF_MONTH = 1000;

const monthRow = z.object({
  id: z.number(),
  number: z.string(),
  site_id: z.number(),
  site: z.string(),
  date: z.string(),
  shift_name: z.string(),
  start_at: z.string(),
  end_at: z.string(),
  status: z.enum(OPERATION_STATUSES),
  /** On duty, those who were replaced left out. */
  guards: z.number(),
  /** Points of rounds that are over and that nobody scanned. */
  missed: z.number(),
});
export type MonthRow = z.output<typeof monthRow>;

export const listMonth = defineEndpoint({
  name: 'patrol.list-month',
  method: 'GET',
  path: `${PATH}/month`,
  requires: requirePage(patrolManifest, PAGE),
  input: z.object({ /** Any day of it. */ month: date(), site_id: id().optional() }),
  output: z.object({ data: z.array(monthRow), /** Later ones are left out. */ more: z.boolean() }),
  summary: `The operations of a month, at most ${MOST_OF_MONTH}, in the order of their starts`,
});

const shortGuard = z.object({ id: z.number(), name: z.string() });
const generated = z.object({
  /** Shifts that are planned, or would be. */
  planned: z.array(z.object({ date: z.string(), shift_name: z.string(), guards: z.array(shortGuard), leader_id: z.number().nullable() })),
  /** Shifts that were planned before, and stay as they are. */
  existing: z.number(),
  /** Shifts for which guards are missing: they are not planned. */
  short: z.array(z.object({ date: z.string(), shift_name: z.string(), missing: z.number() })),
  /** Guards who may or can take no shift of some dates, with the first reason. */
  refused: z.array(shortGuard.extend({ reason: z.string(), first_date: z.string(), dates: z.number() })),
  /** What the plan comes to though it is allowed: a seventh day, overtime. */
  warnings: z.array(shortGuard.extend({ warning: z.string() })),
});
export type GeneratedMonth = z.output<typeof generated>;

export const generateOperations = defineEndpoint({
  name: 'patrol.generate-operations',
  method: 'POST',
  path: `${PATH}/generate`,
  requires: requirePage(patrolManifest, PAGE, 'Create'),
  input: z.object({
    site_id: id(),
    /** Any day of the month; shifts that have begun are left out. */
    month: date(),
    /** In this order they are asked. */
    guard_ids: z.array(id()).min(1).max(MOST_POOLED),
    work_days: z.number().int().min(ROTATION.work.min).max(ROTATION.work.max),
    rest_days: z.number().int().min(ROTATION.rest.min).max(ROTATION.rest.max),
    /** Guards go to the next shift after their rest. */
    rotate: z.boolean(),
    device_ids: charge.device_ids,
    briefing: optionalText(2000),
    ...overrideField,
    /** Shows what would be planned, and plans nothing. */
    dry_run: z.boolean().default(false),
  }),
  output: wrote(generated),
  summary: 'Plans every shift of a site in a month that is not planned yet, with guards in rotation; those who may not or cannot are named with the reason',
  emits: ['patrol_operation_changed'],
});
