/** States of a work permit. Expired is reached by the calendar (a nightly job) or by the permit that replaces it. */
import { defineWorkflow } from '#platform/contract/workflow/workflow.ts';

export const permitWorkflow = defineWorkflow({
  subject: 'work_permit',
  states: ['Active', 'Processing', 'Expired', 'Cancelled'],
  moves: {
    process: { from: ['Active', 'Expired'], to: 'Processing', needs: 'Update', label: { en: 'Start renewal', ms: 'Mula pembaharuan' } },
    renew: { from: ['Active', 'Processing', 'Expired'], to: 'Expired', needs: 'Update', label: { en: 'Renew', ms: 'Baharui' } },
    cancel: { from: ['Active', 'Processing'], to: 'Cancelled', needs: 'Update', label: { en: 'Cancel', ms: 'Batal' }, remark: true },
  },
});
