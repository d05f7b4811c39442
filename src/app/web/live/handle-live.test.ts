import { describe, expect, it, vi } from 'vitest';
import { handleLive } from './handle-live.ts';

const setUp = () => ({ reloadUser: vi.fn(), publish: vi.fn(), toast: vi.fn(), companyId: 3 });

describe('live messages', () => {
  it('access reloads the user in silence', () => {
    const reactions = setUp();
    handleLive({ notification_type: 'access', title: 'Access' }, reactions);
    expect(reactions.reloadUser).toHaveBeenCalledOnce();
    expect(reactions.publish).toHaveBeenCalledOnce();
    expect(reactions.toast).not.toHaveBeenCalled();
  });
  it('company reloads when it is the one on the screen', () => {
    const reactions = setUp();
    handleLive({ notification_type: 'company', company_id: 9 }, reactions);
    expect(reactions.reloadUser).not.toHaveBeenCalled();
    handleLive({ notification_type: 'company', company_id: 3 }, reactions);
    expect(reactions.reloadUser).toHaveBeenCalledOnce();
  });
  it('others are published and told', () => {
    const reactions = setUp();
    handleLive({ notification_type: 'leave_approved', title: 'Approved' }, reactions);
    expect(reactions.reloadUser).not.toHaveBeenCalled();
    expect(reactions.publish).toHaveBeenCalledOnce();
    expect(reactions.toast).toHaveBeenCalledOnce();
  });
  it('wordless ones are only published', () => {
    const reactions = setUp();
    handleLive({ notification_type: 'attendance_recorded' }, reactions);
    expect(reactions.toast).not.toHaveBeenCalled();
  });
});
