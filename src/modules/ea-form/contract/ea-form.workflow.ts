/** The moves of an EA form. An employee with pay in the year and no form shows as Pending, or Generating while a run makes it. */
import { defineWorkflow } from '#platform/contract/workflow/workflow.ts';

export const EA_STATUSES = ['Success', 'Published'] as const;
export type EaStatus = (typeof EA_STATUSES)[number];
export const EA_ROW_STATUSES = ['Pending', 'Generating', ...EA_STATUSES] as const;
export type EaRowStatus = (typeof EA_ROW_STATUSES)[number];

export const eaWorkflow = defineWorkflow({
  subject: 'ea_form',
  states: EA_STATUSES,
  moves: {
    generate: { from: [null, 'Success'], to: 'Success', needs: 'Create', label: { en: 'Generate', ms: 'Jana' } },
    // Asked for by name: a published form is never overwritten on the way.
    replace: { from: ['Published'], to: 'Success', needs: 'Create', label: { en: 'Replace', ms: 'Ganti' } },
    edit: { from: ['Success'], to: 'Success', needs: 'Update', label: { en: 'Edit', ms: 'Sunting' } },
    publish: { from: ['Success'], to: 'Published', needs: 'Publish', label: { en: 'Publish', ms: 'Terbitkan' } },
    unpublish: { from: ['Published'], to: 'Success', needs: 'Publish', label: { en: 'Unpublish', ms: 'Tarik balik' }, remark: true },
  },
});
