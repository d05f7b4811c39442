import { describe, expect, it, vi } from 'vitest';
import { handleLive, noteOf } from './handle-live.ts';

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

describe('how a message is said', () => {
  const about = {
    notification_type: 'patrol_emergency',
    title: 'Emergency',
    message: 'Raised.',
    route: '/x?open=4',
    subject: { type: 'patrol_emergency', id: 4 },
  };
  it.each([
    ['an ordinary one goes by itself', {}, { kind: 'info' }],
    ['what stays is red until it is closed', { data: { stays: true } }, { kind: 'error', closesAfter: null }],
    [
      'what rings for the right to a page stays, too, and says which',
      { company_id: 7, data: { rings: true, by_page: true } },
      { kind: 'error', closesAfter: null, rings: true, ringsFor: { company_id: 7, route: '/x?open=4' } },
    ],
    ['of whom the ladder calls it rings whatever their rights', { company_id: 7, data: { rings: true } }, { kind: 'error', closesAfter: null, rings: true }],
  ])('%s', (_name, more, expected) =>
    expect(noteOf({ ...about, ...more }, 'Open')).toEqual({
      title: 'Emergency',
      message: 'Raised.',
      link: { label: 'Open', href: '/x?open=4' },
      about: 'patrol_emergency:4',
      ...expected,
    }),
  );
  it('a title alone is the message', () => expect(noteOf({ notification_type: 'x', title: 'Only' }, 'Open')).toEqual({ kind: 'info', message: 'Only' }));
});
