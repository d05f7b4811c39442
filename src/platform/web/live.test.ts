import { describe, expect, it, vi } from 'vitest';
import { listenLive, publishLive } from './live.ts';

describe('live messages', () => {
  it('reach those who listen for their type and those who listen for all, and nobody else', () => {
    const [leave, all, claim] = [vi.fn(), vi.fn(), vi.fn()];
    const stops = [listenLive('leave_approved', leave), listenLive('*', all), listenLive('claim_paid', claim)];
    publishLive({ notification_type: 'leave_approved', message: 'x' });
    expect([leave.mock.calls.length, all.mock.calls.length, claim.mock.calls.length]).toEqual([1, 1, 0]);
    stops.forEach((stop) => stop());
    publishLive({ notification_type: 'leave_approved' });
    expect(leave).toHaveBeenCalledOnce();
  });
});
