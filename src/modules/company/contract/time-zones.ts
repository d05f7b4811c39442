/** Zones in which a company may keep its business days. */
export const TIME_ZONES = ['Asia/Kuala_Lumpur', 'Asia/Kuching', 'Asia/Singapore', 'Asia/Brunei', 'Asia/Jakarta', 'Asia/Bangkok', 'Asia/Manila'] as const;

/** The city of a time zone, as people say it: `Kuala Lumpur`. */
export const zoneCity = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
