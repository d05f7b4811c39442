import { describe, expect, it } from 'vitest';
import { accessesOf, applyPreset, differenceOf, draftOf, switchAction, switchPage } from './page-access-draft.ts';

const draft = draftOf([{ route: '/leave/manage', actions: ['Approve'] }]);

describe('the matrix of page access', () => {
  it('opens a page for viewing', () => expect(accessesOf(switchPage(draft, '/claim', true))).toContainEqual({ route: '/claim', actions: [] }));
  it('keeps the actions of a page that is open already', () => expect(accessesOf(switchPage(draft, '/leave/manage', true))).toEqual(accessesOf(draft)));
  it('takes a page away with its actions', () => expect(accessesOf(switchPage(draft, '/leave/manage', false))).toEqual([]));
  it('opens the page of an action', () =>
    expect(accessesOf(switchAction(draft, '/claim', 'Reject', true))).toContainEqual({ route: '/claim', actions: ['Reject'] }));
  it('leaves the page when its last action goes', () =>
    expect(accessesOf(switchAction(draft, '/leave/manage', 'Approve', false))).toEqual([{ route: '/leave/manage', actions: [] }]));
  it('does not change what it is given', () => {
    switchAction(draft, '/leave/manage', 'Reject', true);
    expect(accessesOf(draft)).toEqual([{ route: '/leave/manage', actions: ['Approve'] }]);
  });
  it('tells the difference', () => {
    const after = draftOf([
      { route: '/leave/manage', actions: ['Reject'] },
      { route: '/claim', actions: [] },
    ]);
    expect(differenceOf(draft, after)).toEqual({
      added: [{ route: '/leave/manage', action: 'Reject' }, { route: '/claim' }],
      removed: [{ route: '/leave/manage', action: 'Approve' }],
    });
    expect(differenceOf(draft, draft)).toEqual({ added: [], removed: [] });
  });
  it('takes over a preset within what may be granted', () => {
    const before = draftOf([
      { route: '/payroll', actions: ['Process'] },
      { route: '/leave/manage', actions: ['Approve', 'Export'] },
    ]);
    const grantable = new Map([
      ['/leave/manage', ['Approve', 'Reject']],
      ['/claim', ['Approve']],
    ]);
    const preset = [
      { route: '/leave/manage', actions: ['Reject'] },
      { route: '/claim', actions: ['Approve', 'Made Payment'] },
      { route: '/spm', actions: [] },
    ];
    expect(accessesOf(applyPreset(before, preset, grantable))).toEqual([
      { route: '/payroll', actions: ['Process'] },
      { route: '/leave/manage', actions: ['Export', 'Reject'] },
      { route: '/claim', actions: ['Approve'] },
    ]);
  });
});
