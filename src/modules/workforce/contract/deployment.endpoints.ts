/** Deployments: who fills what a project needs, from the first to the last day. */
import { z } from 'zod';
import { defineEndpoint, one, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { date, optionalText, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { PROJECTS } from './project.register.ts';
import { workforceManifest as manifest } from './workforce.manifest.ts';

const PATH = 'api/wom/deployments';
const PAGE = '/wom/project';
const emits = ['wom_changed'];
export const DEPLOYMENT_STATUSES = ['Pending', 'Confirmed', 'On Going', 'Completed', 'Replaced', 'Cancelled'] as const;
export type DeploymentStatus = (typeof DEPLOYMENT_STATUSES)[number];
/** None of its days lies ahead any more, or ever did. */
export const isGone = (status: DeploymentStatus): boolean => status === 'Cancelled' || status === 'Replaced';
/** Days and people that one call plans at most. */
export const MOST_DAYS = 93;
export const MOST_PEOPLE = 50;
/** Days that the grid of a project shows. */
export const GRID_DAYS = 7;

const named = z.object({ id: z.number(), name: z.string() });
const warning = z.object({ employee_id: z.number(), text: z.string() });

export const deploymentRow = z.object({
  id: z.number(),
  requirement_id: z.number(),
  /** null: somebody whom the viewer may not see. */
  employee: named.nullable(),
  start_date: z.string(),
  end_date: z.string(),
  status: z.enum(DEPLOYMENT_STATUSES),
  /** Kept ready until called: it fills no place. */
  standby: z.boolean(),
  /** The reason for which days were taken away. */
  cancel_reason: z.string().nullable(),
  /** Why the owner confirmed it although the hours of the law warned. */
  override_reason: z.string().nullable(),
});
export type DeploymentRow = z.output<typeof deploymentRow>;

export const deploymentNeed = z.object({
  id: z.number(),
  position: z.string(),
  shift_name: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  /** Heads by day: needed, deployed, and confirmed among those. */
  days: z.array(z.object({ date: z.string(), needed: z.number(), deployed: z.number(), confirmed: z.number() })),
});
export type DeploymentNeed = z.output<typeof deploymentNeed>;

export const listDeployments = defineEndpoint({
  name: 'workforce.list-deployments',
  method: 'GET',
  path: `${PROJECTS}/{project_id}/deployments`,
  requires: requirePage(manifest, PAGE),
  input: z.object({ project_id: id(), from: date() }),
  output: one(
    z.object({
      needs: z.array(deploymentNeed),
      deployments: z.array(deploymentRow),
      /** Cancelled, or replaced before it began. */ gone: z.array(deploymentRow),
    }),
  ),
  summary: 'What a project needs in the seven days from a date, and who is or was deployed in them',
});

export const availablePerson = named.extend({
  code: z.string(),
  /** Nothing refuses the person on any day of the range. */
  free: z.boolean(),
  /** What refuses the person, or what to look at. */
  why: z.array(z.string()),
  /** The position that the need asks for. */
  same_position: z.boolean(),
  /** Work that is planned already in the week of the first day. */
  week_minutes: z.number(),
  /** From the site where the person mainly works to that of the project, in a straight line; null: the person belongs to none. */
  distance_km: z.number().nullable(),
});
export type AvailablePerson = z.output<typeof availablePerson>;

export const findAvailable = defineEndpoint({
  name: 'workforce.find-available',
  method: 'GET',
  path: `${PROJECTS}/{project_id}/availability`,
  requires: requirePage(manifest, PAGE, 'Deploy'),
  input: z.object({ project_id: id(), requirement_id: id(), start_date: date(), end_date: date(), keyword: z.string().trim().max(100).default('') }),
  output: one(z.array(availablePerson)),
  summary:
    'Employees with whether each of them can be deployed to a need from the first to the last day: the free ones first, then those of its position, then the nearest',
});

export const deployPeople = defineEndpoint({
  name: 'workforce.deploy-people',
  method: 'POST',
  path: PATH,
  requires: requirePage(manifest, PAGE, 'Deploy'),
  input: z.object({
    requirement_id: id(),
    employee_ids: z.array(id()).min(1).max(MOST_PEOPLE),
    start_date: date(),
    end_date: date(),
    standby: z.boolean().default(false),
  }),
  output: wrote(z.object({ ids: z.array(z.number()), warnings: z.array(warning) })),
  summary: 'Deploys employees to a need from the first to the last day, or keeps them ready for it (standby): all of them, or none where one of them cannot',
  emits,
});

export const assessDeployment = defineEndpoint({
  name: 'workforce.assess-deployment',
  method: 'GET',
  path: `${PATH}/{id}/assessment`,
  requires: requirePage(manifest, PAGE),
  input: z.object({ id: id() }),
  output: one(
    z.object({
      refused: z.array(z.string()),
      warnings: z.array(z.string()),
      /** The owner alone confirms it, with a reason. */
      override: z.boolean(),
    }),
  ),
  summary: 'What speaks against a deployment that is still to be confirmed, as things stand now',
});

export const confirmDeployment = defineEndpoint({
  name: 'workforce.confirm-deployment',
  method: 'POST',
  path: `${PATH}/{id}/confirm`,
  requires: requirePage(manifest, PAGE, 'Confirm'),
  input: z.object({ id: id(), /** Where the hours of the law warn: why the owner confirms it nevertheless. */ reason: optionalText(500) }),
  output: wrote(z.object({ id: z.number(), warnings: z.array(warning) })),
  summary:
    'Confirms a deployment: from now on other plans of the employee respect it; without a rest day in a week, or beyond the overtime of a month, the owner alone, with a reason',
  emits: [...emits, 'wom_deployment'],
});

export const cancelDeployment = defineEndpoint({
  name: 'workforce.cancel-deployment',
  method: 'POST',
  path: `${PATH}/{id}/cancel`,
  requires: requirePage(manifest, PAGE, 'Deploy'),
  input: z.object({ id: id(), reason: text(3, 500) }),
  output: wrote(z.object({ id: z.number() })),
  summary: 'Cancels the days of a deployment that lie ahead; what was worked stays',
  emits: [...emits, 'wom_deployment'],
});

export const replaceDeployment = defineEndpoint({
  name: 'workforce.replace-deployment',
  method: 'POST',
  path: `${PATH}/{id}/replace`,
  requires: requirePage(manifest, PAGE, 'Deploy'),
  input: z.object({ id: id(), employee_id: id(), reason: text(3, 500) }),
  output: wrote(z.object({ id: z.number(), warnings: z.array(warning) })),
  summary: 'Gives the days of a deployment that lie ahead to somebody else, whose deployment is then to be confirmed',
  emits: [...emits, 'wom_deployment'],
});
