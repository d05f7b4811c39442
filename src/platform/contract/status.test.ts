import { expect, it } from 'vitest';
import { reportStatus, statusColor } from './status.ts';

it.each([
  ['error', ['inactive', 'late', 'rejected', 'cancelled', 'unpaid']],
  ['info', ['ontime', 'pending', 'generating', 'waiting for approval', 'processing']],
  ['success', ['early', 'active', 'approved', 'success', 'paid', 'confirmed', 'accepted']],
  ['warning', ['reviewed', 'in process']],
  ['lightgreen', ['waiting for payment', 'waiting for payment approval']],
  ['primary', ['foo', '', null]],
])('%s', (colour, statuses) => {
  for (const status of statuses) {
    expect(statusColor(status), String(status)).toBe(colour);
    if (status) expect(statusColor(status.toUpperCase())).toBe(colour);
  }
});

it('a report is pending, generating, success, else an error', () => {
  expect(['pending', 'generating', 'success', 'failed', 'x'].map(reportStatus)).toEqual(['pending', 'generating', 'success', 'error', 'error']);
});
