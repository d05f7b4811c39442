import { describe, expect, it } from 'vitest';
import { isGroupOn, NOTIFICATION_GROUPS, switchGroup, type NotificationGroup } from './notification-groups.ts';

const group: NotificationGroup = { title: { en: 'G', ms: 'G' }, modules: ['core'], types: ['a', 'b'] };

describe('notification groups', () => {
  it('are on until switched off', () => expect(isGroupOn({}, group, 'push')).toBe(true));
  it('switch every type of one channel and leave the rest', () => {
    const off = switchGroup({ c: { push: false, email: false } }, group, 'email', false);
    expect(off).toEqual({ a: { push: true, email: false }, b: { push: true, email: false }, c: { push: false, email: false } });
    expect([isGroupOn(off, group, 'push'), isGroupOn(off, group, 'email')]).toEqual([true, false]);
  });
  it('name every type once', () => {
    const types = NOTIFICATION_GROUPS.flatMap(({ types }) => types);
    expect(new Set(types).size).toBe(types.length);
  });
});
