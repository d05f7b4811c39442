import { z } from 'zod';
import { defineEndpoint, OPEN, wrote } from '#platform/contract/endpoint.ts';
import { latitude, longitude, optionalText } from '#platform/contract/fields.ts';
import { batchAnswer, batchOf, eventFields, positionFields } from '../batch.ts';
import { EMERGENCY_STATUSES, EMERGENCY_TYPES, WELFARE_ANSWERS } from './emergency.schema.ts';

export const MOST_EMERGENCY_EVENTS = 200;
/** New emergencies in one batch; more are refused and may be sent again. */
export const MOST_RAISED = 10;

/**
 * `raise`: the button was held; one within 60 seconds of an unresolved emergency of the guard joins it. `position`: where the guard is while one is
 * open, by the name of the press. `welfare`: the answer to the question whether all is well; `Help` raises an emergency besides.
 */
export const emergencyEvent = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('raise'), ...eventFields, ...positionFields, type: z.enum(EMERGENCY_TYPES), note: optionalText(500) }),
  z.strictObject({
    do: z.literal('position'),
    ...eventFields,
    emergency_ref: z.uuid(),
    lat: latitude(),
    lng: longitude(),
    accuracy_m: z.number().min(0).max(100_000).nullish(),
  }),
  z.strictObject({ do: z.literal('welfare'), ...eventFields, ...positionFields, answer: z.enum(WELFARE_ANSWERS) }),
]);
export type EmergencyCallEvent = z.output<typeof emergencyEvent>;

export const sendEmergencies = defineEndpoint({
  name: 'patrol.send-emergencies',
  method: 'POST',
  path: 'api/devices/patrol/emergencies',
  requires: OPEN,
  input: batchOf(emergencyEvent, MOST_EMERGENCY_EVENTS, 0),
  output: wrote(
    batchAnswer.extend({
      /** Emergencies of the guard that are not over, so that the phone says who is coming. */
      open: z.array(
        z.object({
          number: z.string(),
          type: z.enum(EMERGENCY_TYPES),
          status: z.enum(EMERGENCY_STATUSES),
          /** Names of the presses that belong to it. */
          client_refs: z.array(z.string()),
          received_at: z.string(),
          acknowledged_at: z.string().nullable(),
          responder: z.string().nullable(),
        }),
      ),
    }),
  ),
  maxBody: 256 * 1024,
  summary: 'Emergencies of the guard, where the guard is meanwhile, and answers to welfare checks; without events it only asks what became of them',
  emits: ['patrol_emergency', 'patrol_emergency_changed'],
});
