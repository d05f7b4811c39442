/** What a situation report holds. */
import { z } from 'zod';
import { line, optionalLine, optionalText, text } from '#platform/contract/fields.ts';

export const SITREP_CATEGORIES = ['Routine', 'Incident', 'Suspicious', 'Theft', 'Fire', 'Medical', 'Accident', 'Property Damage', 'Safety', 'Other'] as const;
export type SitrepCategory = (typeof SITREP_CATEGORIES)[number];
export const SEVERITIES = ['Low', 'Medium', 'High', 'Critical'] as const;
export type Severity = (typeof SEVERITIES)[number];
export const SITREP_STATUSES = ['Pending', 'Reviewed', 'Closed'] as const;
export type SitrepStatus = (typeof SITREP_STATUSES)[number];
export const NOTE_KINDS = ['review', 'follow_up', 'close', 'reopen'] as const;

export const person = z.object({ name: line(2, 150), identity: optionalLine(30), role: optionalLine(60) });
export const vehicle = z.object({ plate: line(2, 20), model: optionalLine(60) });

/** Common to what devices send and what the office types in. */
export const sitrepFields = {
  category: z.enum(SITREP_CATEGORIES),
  severity: z.enum(SEVERITIES),
  title: line(5, 150),
  description: text(10, 4000),
  action_taken: optionalText(4000),
  persons: z.array(person).max(20).default([]),
  vehicles: z.array(vehicle).max(20).default([]),
  police_report_no: optionalLine(60),
};
