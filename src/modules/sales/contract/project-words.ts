/** What a project may be, how it pays, and what its tasks ask for. */
import { defineMessages } from '#platform/contract/messages.ts';

export const PROJECT_STATUSES = ['Draft', 'Upcoming', 'On Going', 'Completed', 'Cancelled'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

export const PAY_TYPES = ['Daily', 'Hourly'] as const;
export const PAY_TYPE_WORDS = defineMessages({ Daily: { en: 'Daily', ms: 'Harian' }, Hourly: { en: 'Hourly', ms: 'Mengikut jam' } });

export const COMMISSION_TYPES = ['None', 'Percent', 'Per Unit'] as const;
export const COMMISSION_WORDS = defineMessages({
  None: { en: 'None', ms: 'Tiada' },
  Percent: { en: 'Percent of sales', ms: 'Peratus jualan' },
  'Per Unit': { en: 'Per unit', ms: 'Setiap unit' },
});

export const TASK_TYPES = ['Photo', 'Text', 'Number', 'Yes/No', 'Checklist'] as const;
export type TaskType = (typeof TASK_TYPES)[number];
export const TASK_TYPE_WORDS = defineMessages({
  Photo: { en: 'Photo', ms: 'Gambar' },
  Text: { en: 'Text', ms: 'Teks' },
  Number: { en: 'Number', ms: 'Nombor' },
  'Yes/No': { en: 'Yes or no', ms: 'Ya atau tidak' },
  Checklist: { en: 'Checklist', ms: 'Senarai semak' },
});

/** Of a Checklist its items, of a Number its limits; empty for the others. */
export interface TaskOptions {
  readonly items?: readonly string[] | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}
