import { describe, expect, it } from 'vitest';
import { isGroupOn, switchGroup } from './notification-groups.ts';

const group = { types: ['a', 'b'] };

describe('notification groups', () => {
  it('are told in the portal and not by email until they are switched', () =>
    expect([isGroupOn({}, group, 'push'), isGroupOn({}, group, 'email')]).toEqual([true, false]));
  it('switch every type of one channel and leave the rest', () => {
    const on = switchGroup({ c: { push: false, email: false } }, group, 'email', true);
    expect(on).toEqual({ a: { push: true, email: true }, b: { push: true, email: true }, c: { push: false, email: false } });
    const off = switchGroup(on, group, 'push', false);
    expect([isGroupOn(off, group, 'push'), isGroupOn(off, group, 'email')]).toEqual([false, true]);
  });
});
