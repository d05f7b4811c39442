/** A record that is offered for new work, or is not. */
import { everyday } from '#platform/contract/everyday.messages.ts';

export const ACTIVITY = ['Active', 'Inactive'] as const;
export type Activity = (typeof ACTIVITY)[number];

const { active, inactive } = everyday('active', 'inactive');
export const ACTIVITY_WORDS = { Active: active, Inactive: inactive };
export const ACTIVITY_OPTIONS = ACTIVITY.map((value) => ({ value, label: ACTIVITY_WORDS[value] }));
