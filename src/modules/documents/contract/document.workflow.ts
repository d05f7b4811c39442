/** States of a document. Expired is a published one past its last day. */
import { defineWorkflow } from '#platform/contract/workflow/workflow.ts';

export const documentWorkflow = defineWorkflow({
  subject: 'document',
  states: ['draft', 'published', 'archived'],
  moves: {
    publish: { from: ['draft', 'archived'], to: 'published', needs: 'Update', label: { en: 'Publish', ms: 'Terbitkan' } },
    archive: { from: ['published'], to: 'archived', needs: 'Update', label: { en: 'Archive', ms: 'Arkibkan' } },
  },
});
