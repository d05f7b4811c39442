import type { StatusColour } from '#platform/contract/status.ts';
import type { EmergencyStatus } from '../../contract/emergency/emergency.schema.ts';

export const EMERGENCY_COLOURS: Readonly<Record<EmergencyStatus, StatusColour>> = {
  Open: 'error',
  Acknowledged: 'warning',
  Arrived: 'info',
  Resolved: 'success',
  'False Alarm': 'primary',
};
