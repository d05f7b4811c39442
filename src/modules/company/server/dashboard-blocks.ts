/** The steps of a new company, until all are done. */
import { OWNER } from '#platform/contract/endpoint.ts';
import { dashboardBlock } from '#platform/server/module.ts';
import { setupBlock } from '../contract/setup.schema.ts';
import { stepsOf } from './setup/setup-steps.ts';

export const companyBlocks = [
  dashboardBlock({
    key: 'checklist',
    requires: OWNER,
    schema: setupBlock,
    async load(ctx) {
      const steps = await stepsOf(ctx);
      return steps.length > 0 ? { steps } : null;
    },
  }),
];
