/** When somebody would rather work, and when rather not: a roster that fills itself minds it where it can. */
import { z } from 'zod';
import { defineEndpoint, one, SELF, wrote } from '#platform/contract/endpoint.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const PREFERENCES = ['none', 'avoid any', 'avoid day', 'avoid night', 'prefer any', 'prefer day', 'prefer night'] as const;
export type Preference = (typeof PREFERENCES)[number];
const WEEK = 7;

export const PREFERENCE_MESSAGES = defineMessages({ saved: { en: 'Preferences saved.', ms: 'Pilihan disimpan.' } });

const path = 'api/attendances/roster-preferences';
const ofWeekday = z.object({ weekday: z.number().int().min(1).max(WEEK), preference: z.enum(PREFERENCES) });
export type WeekdayPreference = z.output<typeof ofWeekday>;

/** Each weekday at most once; one that is left out has none. */
export const preferencesForm = z.object({
  preferences: z
    .array(ofWeekday)
    .max(WEEK)
    .refine((all) => new Set(all.map(({ weekday }) => weekday)).size === all.length),
});

export const ownPreferences = defineEndpoint({
  name: 'attendance.own-preferences',
  method: 'GET',
  path,
  requires: SELF,
  input: z.object({}),
  output: one(z.array(ofWeekday)),
  summary: 'The own preferences, weekday by weekday',
});

export const savePreferences = defineEndpoint({
  name: 'attendance.save-preferences',
  method: 'POST',
  path,
  requires: SELF,
  input: preferencesForm,
  output: wrote(z.array(ofWeekday)),
  summary: 'Says anew when one would rather work, and when rather not',
});
