/** Places that nobody fills on a day, and the people who are kept ready for that day. */
import { z } from 'zod';
import { defineEndpoint, one, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { date, optionalText } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { workforceManifest as manifest } from './workforce.manifest.ts';

const PATH = 'api/wom/gaps';
const PAGE = '/wom/project';
const named = z.object({ id: z.number(), name: z.string() });

export const gap = z.object({
  project: named.extend({ code: z.string() }),
  requirement_id: z.number(),
  position: z.string(),
  shift_name: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  needed: z.number(),
  /** Confirmed among those who are deployed. */
  confirmed: z.number(),
  /** Deployed but still to be confirmed. */
  pending: z.number(),
  missing: z.number(),
});
export type Gap = z.output<typeof gap>;

export const listGaps = defineEndpoint({
  name: 'workforce.list-gaps',
  method: 'GET',
  path: PATH,
  requires: requirePage(manifest, PAGE),
  input: z.object({ date: date() }),
  output: one(
    z.object({
      needed: z.number(),
      filled: z.number(),
      /** People who are confirmed on standby on the day. */
      standby: z.number(),
      gaps: z.array(gap),
    }),
  ),
  summary: 'Needs of all running projects that lack confirmed people on a day, and how many people are on standby on it',
});

export const standbyPerson = z.object({
  deployment_id: z.number(),
  employee: named.extend({ code: z.string() }),
  /** For what the person is kept ready. */
  project: z.string(),
  position: z.string(),
  /** Of the position that is missing. */
  same_position: z.boolean(),
  /** Nothing refuses the person on the day. */
  free: z.boolean(),
  /** What refuses the person, or what to look at. */
  why: z.array(z.string()),
  /** The owner alone calls, with a reason. */
  override: z.boolean(),
});
export type StandbyPerson = z.output<typeof standbyPerson>;

export const findStandby = defineEndpoint({
  name: 'workforce.find-standby',
  method: 'GET',
  path: `${PATH}/{requirement_id}/standby`,
  requires: requirePage(manifest, PAGE, 'Confirm'),
  input: z.object({ requirement_id: id(), date: date() }),
  output: one(z.array(standbyPerson)),
  summary: 'People on standby on a day with whether each of them can fill a need on it: those of its position and the free ones first',
});

export const callStandby = defineEndpoint({
  name: 'workforce.call-standby',
  method: 'POST',
  path: 'api/wom/deployments/{id}/call',
  requires: requirePage(manifest, PAGE, 'Confirm'),
  input: z.object({
    id: id(),
    requirement_id: id(),
    date: date(),
    /** Where the hours of the law warn: why the owner calls nevertheless. */ reason: optionalText(500),
  }),
  output: wrote(z.object({ id: z.number(), warnings: z.array(z.object({ employee_id: z.number(), text: z.string() })) })),
  summary: 'Makes somebody on standby a confirmed deployment to a need that lacks people on a day; the other days of the standby stay',
  emits: ['wom_changed', 'wom_deployment'],
});
