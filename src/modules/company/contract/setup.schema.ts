/** The way from a new company to its first paid month: one list of steps, shown wherever it is asked for. */
import { z } from 'zod';
import { bothLanguages } from '#modules/identity/contract/user.schema.ts';

export const setupStep = z.object({
  key: z.string(),
  title: bothLanguages,
  hint: bothLanguages,
  /** Where it is done. */
  route: z.string(),
  done: z.boolean(),
  /** The title of the step that has to be done before; null: it can be begun. */
  after: bothLanguages.nullable(),
});
export type SetupStepShown = z.output<typeof setupStep>;

export const setupBlock = z.object({ steps: z.array(setupStep) });
export type SetupBlock = z.output<typeof setupBlock>;
