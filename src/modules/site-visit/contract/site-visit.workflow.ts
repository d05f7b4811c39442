/** The moves of a site visit. Rights are the demand of each call; `system` is a right that nobody holds. */
import { defineWorkflow } from '#platform/contract/workflow/workflow.ts';

export const VISIT_STATUSES = ['Upcoming', 'On Going', 'Completed', 'Missed', 'Cancelled'] as const;
export type VisitStatus = (typeof VISIT_STATUSES)[number];
/** Somebody was there: its day has kilometres and presence of it. */
export const BEGUN_STATUSES = ['On Going', 'Completed'] as const satisfies readonly VisitStatus[];

export const visitWorkflow = defineWorkflow({
  subject: 'site_visit',
  states: VISIT_STATUSES,
  moves: {
    plan: { from: [null], to: 'Upcoming', needs: 'self', label: { en: 'Plan visit', ms: 'Rancang lawatan' }, done: { en: 'Planned', ms: 'Dirancang' } },
    change: {
      from: ['Upcoming', 'Missed'],
      to: 'Upcoming',
      needs: 'self',
      label: { en: 'Change the plan', ms: 'Ubah rancangan' },
      done: { en: 'Plan changed', ms: 'Rancangan diubah' },
    },
    start: {
      from: [null, 'Upcoming', 'Missed'],
      to: 'On Going',
      needs: 'self',
      label: { en: 'Start visit', ms: 'Mula lawatan' },
      done: { en: 'Started', ms: 'Dimulakan' },
    },
    // One that was ended by the clock is ended again by whoever made it.
    end: {
      from: ['On Going', 'Completed'],
      to: 'Completed',
      needs: 'self',
      label: { en: 'End visit', ms: 'Tamat lawatan' },
      done: { en: 'Visit ended', ms: 'Lawatan tamat' },
    },
    auto_end: { from: ['On Going'], to: 'Completed', needs: 'system', label: { en: 'Ended automatically', ms: 'Tamat automatik' } },
    miss: { from: ['Upcoming'], to: 'Missed', needs: 'system', label: { en: 'Missed', ms: 'Terlepas' } },
    correct: {
      from: ['Upcoming', 'On Going', 'Completed', 'Missed'],
      to: 'Completed',
      needs: 'Update',
      label: { en: 'Correct times', ms: 'Betulkan masa' },
      done: { en: 'Times corrected', ms: 'Masa dibetulkan' },
      remark: true,
    },
    withdraw: { from: ['Upcoming'], to: 'Cancelled', needs: 'self', label: { en: 'Cancel', ms: 'Batalkan' }, danger: true, remark: true },
    cancel: {
      from: ['Upcoming', 'On Going', 'Completed', 'Missed'],
      to: 'Cancelled',
      needs: 'Cancel',
      label: { en: 'Cancel', ms: 'Batalkan' },
      danger: true,
      remark: true,
    },
  },
});
export type VisitAction = keyof typeof visitWorkflow.moves;
