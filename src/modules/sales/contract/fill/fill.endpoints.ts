/** Schedules proposed from the needs of outlets: asked for, followed, put away, accepted. Nothing is planned before that. */
import { z } from 'zod';
import { defineEndpoint, done, onPage, one, requireAny, wrote } from '#platform/contract/endpoint.ts';
import { date } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { atMost, IN_ORDER, isAtMost, isInOrder } from '../need/need.endpoints.ts';
import { salesManifest as manifest } from '../sales.manifest.ts';

const PROJECT = 'api/spm/projects/{id}/fills';
const PATH = 'api/spm/fills/{id}';
/** Days of one proposal. */
export const MOST_FILLED_DAYS = 35;
export const FILL_STATUSES = ['pending', 'running', 'ready', 'failed', 'cancelled', 'accepted'] as const;
const plans = requireAny([onPage(manifest, '/spm/project/view/promoter', 'Create')], { orSelf: true });

const named = z.object({ id: z.number(), name: z.string() });
const session = { start_time: z.string(), end_time: z.string() };

export const fillForm = z
  .object({
    id: id(),
    start_date: date(),
    end_date: date(),
    /** None: all that the caller may plan at. */
    outlet_ids: z.array(id()).max(500),
  })
  .refine(isInOrder, IN_ORDER)
  .refine(isAtMost(MOST_FILLED_DAYS), atMost(MOST_FILLED_DAYS));
export type FillForm = z.output<typeof fillForm>;

export const fillRow = z.object({
  id: z.number(),
  project_id: z.number(),
  status: z.enum(FILL_STATUSES),
  percent: z.number(),
  start_date: z.string(),
  end_date: z.string(),
});
export type FillRow = z.output<typeof fillRow>;

export const fillProposal = z.object({
  /** Promoters that are asked for, over all days and needs. */
  heads: z.number(),
  planned: z.number(),
  /** As it would be. */
  filled: z.number(),
  /** false: a longer search might find a better one. */
  is_best: z.boolean(),
  needs: z.array(
    z.object({
      id: z.number(),
      outlet: named,
      ...session,
      days: z.array(z.object({ date: z.string(), heads: z.number(), planned: z.number(), filled: z.number() })),
    }),
  ),
  given: z.array(z.object({ promoter: named, outlet: named, date: z.string(), ...session })),
  /** What one promoter has in the span of this project, and would have. */
  shares: z.array(z.object({ promoter: named, schedules: z.number(), added: z.number(), minutes: z.number() })),
  gaps: z.array(
    z.object({
      need_id: z.number(),
      outlet: named,
      date: z.string(),
      ...session,
      missing: z.number(),
      /** How many promoters do not fill it for which reason, the commonest first. */
      reasons: z.array(z.object({ text: z.string(), people: z.number() })),
      /** Who does not, the nearest to it first, and what stops them. */
      people: z.array(z.object({ promoter: named, text: z.string() })),
    }),
  ),
});
export type FillProposal = z.output<typeof fillProposal>;

export const startFill = defineEndpoint({
  name: 'sales.start-fill',
  method: 'POST',
  path: PROJECT,
  requires: plans,
  input: fillForm,
  output: wrote(fillRow),
  shownByPage: true,
  summary: 'Begins to look for schedules that fill the needs of a project; 409 while another is looked for in the project',
});

export const lastFill = defineEndpoint({
  name: 'sales.last-fill',
  method: 'GET',
  path: PROJECT,
  requires: plans,
  input: z.object({ id: id() }),
  output: one(fillRow.nullable()),
  summary: 'The last proposal for a project that the caller asked for and has neither accepted nor put away',
});

export const showFill = defineEndpoint({
  name: 'sales.show-fill',
  method: 'GET',
  path: PATH,
  requires: plans,
  input: z.object({ id: id() }),
  output: one(fillRow.extend({ proposal: fillProposal.nullable() })),
  summary: 'A proposal of the caller beside what is planned',
});

export const cancelFill = defineEndpoint({
  name: 'sales.cancel-fill',
  method: 'POST',
  path: `${PATH}/cancel`,
  requires: plans,
  input: z.object({ id: id() }),
  output: done(),
  summary: 'Stops looking, or puts a proposal away',
});

export const acceptFill = defineEndpoint({
  name: 'sales.accept-fill',
  method: 'POST',
  path: `${PATH}/accept`,
  requires: plans,
  input: z.object({ id: id() }),
  output: wrote(
    z.object({ created: z.number(), /** Of the proposal: not possible or not needed any more. */ left_out: z.number(), warnings: z.array(z.string()) }),
  ),
  summary: 'Plans the schedules of a proposal; what is not possible any more is left out and counted',
  emits: ['spm_schedule'],
});
