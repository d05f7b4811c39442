/** The steps of a new company, in the order in which an owner does them. Every module, company too, brings its own. */
import type { Ctx } from '#platform/server/context.ts';
import { isSwitchedOn } from '#platform/contract/access.ts';
import type { ModuleKey } from '#platform/contract/manifest.ts';
import type { Text } from '#platform/contract/messages.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { providersOf, extensionPoint } from '#platform/server/extension-point.ts';
import type { SetupStepShown } from '../../contract/setup.schema.ts';

export interface SetupStep {
  readonly key: string;
  /** Among all steps, low first: up to 70 what the first pay needs, above it the rest. */
  readonly order: number;
  readonly title: Text;
  readonly hint: Text;
  readonly route: string;
  /** The key of the step that has to be done before. */
  readonly after?: string;
  /** The switches of its module; none: always on. */
  readonly switches?: readonly ModuleKey[];
  /** One read: it runs beside those of the other steps. A title that counts comes with it. */
  isDone(ctx: Ctx): Promise<boolean | { readonly done: boolean; readonly title: Text }>;
}

/** Each answer has a key of its own. */
export const setupSteps = extensionPoint<SetupStep>('steps of a new company');

/** @returns the steps for this company; empty once all are done */
export async function stepsOf(ctx: Ctx): Promise<SetupStepShown[]> {
  const steps = providersOf(setupSteps)
    .filter(({ switches = [] }) => isSwitchedOn(ctx.actor, switches))
    .sort((a, b) => a.order - b.order);
  const answers = await pipeline(ctx, ...steps.map((step) => () => step.isDone(ctx)));
  const read = answers.map((answer) => (typeof answer === 'boolean' ? { done: answer, title: undefined } : answer));
  const done = new Map(steps.map(({ key }, at) => [key, read[at]?.done === true]));
  if ([...done.values()].every(Boolean)) return [];
  const titles = new Map(steps.map(({ key, title }, at) => [key, read[at]?.title ?? title]));
  return steps.map(({ key, title, hint, route, after }) => ({
    key,
    title: titles.get(key) ?? title,
    hint,
    route,
    done: done.get(key) === true,
    after: after !== undefined && done.get(after) === false ? (titles.get(after) ?? null) : null,
  }));
}

export const showSetup = async (ctx: Ctx) => ({ data: await stepsOf(ctx) });
