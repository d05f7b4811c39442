import { createHash } from 'node:crypto';

/** A uuid that says the same for the same face, so that its punch is one however often it comes. */
export function punchRef(deviceId: number, clientRef: string): string {
  const hex = createHash('sha256').update(`fr:${deviceId}:${clientRef}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
