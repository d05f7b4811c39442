export const EMERGENCY_TYPES = ['Panic', 'Man Down', 'Duress', 'Fire', 'Medical', 'Intrusion'] as const;
export type EmergencyType = (typeof EMERGENCY_TYPES)[number];
export const EMERGENCY_STATUSES = ['Open', 'Acknowledged', 'Arrived', 'Resolved', 'False Alarm'] as const;
export type EmergencyStatus = (typeof EMERGENCY_STATUSES)[number];
export const EMERGENCY_EVENTS = ['raised', 'joined', 'told', 'acknowledged', 'arrived', 'note', 'resolved', 'false_alarm', 'reported'] as const;
export type EmergencyEvent = (typeof EMERGENCY_EVENTS)[number];
export const WELFARE_ANSWERS = ['OK', 'Help'] as const;
