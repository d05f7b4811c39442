import { describe, expect, it } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { defineManifest } from '#platform/contract/manifest.ts';
import { render, TEST_USER } from './testing/render.tsx';
import { Allowed, avatarUrl, selectCompany, useActionState, useCan, type SessionUser } from './viewer.tsx';

const pages = pagesOf([
  defineManifest({
    name: 'test',
    pages: {
      '/admin/employee': {
        kind: 'item',
        title: { en: 'Employee', ms: 'Pekerja' },
        audience: ['owner', 'admin'],
        modules: ['core'],
        actions: ['Create', 'Delete'],
        startable: ['Create'],
      },
      '/leave/manage': { kind: 'item', title: { en: 'Manage', ms: 'Urus' }, audience: ['owner', 'admin'], modules: ['leave'], actions: ['Approve'] },
    },
  }),
]);
const admin: SessionUser = { ...TEST_USER, type: 'admin', accesses: [{ route: '/admin/employee', actions: ['Create', 'Delete'] }] };
const empty = (user: SessionUser): SessionUser => ({ ...user, companies: [{ id: 7, name: 'x', logo: null, active_employees_count: 0 }] });

function Probe({ notify }: { notify: (found: unknown) => void }) {
  notify({
    employee: useCan('/admin/employee'),
    create: useActionState('/admin/employee', 'Create'),
    remove: useActionState('/admin/employee', 'Delete'),
    leave: useCan('/leave/manage', 'Approve'),
  });
  return (
    <Allowed page="/leave/manage" action="Approve">
      <p>hidden</p>
    </Allowed>
  );
}
const probe = async (user: SessionUser) => {
  let found: unknown;
  const view = await render(<Probe notify={(next) => (found = next)} />, { user, pages });
  const text = view.container.querySelector('main')?.textContent;
  await view.unmount();
  return { ...(found as Record<string, unknown>), text };
};
const FREE = { allowed: true, disabled: false, reason: '' };

describe('what a viewer may do', () => {
  it('is what the accesses list', async () => {
    expect(await probe(admin)).toMatchObject({ employee: true, create: FREE, leave: false, text: '' });
    expect(await probe({ ...admin, accesses: [] })).toMatchObject({ employee: false, create: { allowed: false } });
  });
  it('waits for the first active employee, except for what starts the company', async () => {
    const found = await probe(empty(admin));
    expect(found).toMatchObject({ create: FREE, remove: { allowed: true, disabled: true, reason: 'Add an active employee first' } });
    expect(await probe(empty(TEST_USER))).toMatchObject({ remove: FREE });
  });
});

describe('employee features', () => {
  function Feature({ notify }: { notify: (found: unknown) => void }) {
    notify(useActionState('/admin/employee', 'Create', { employeeFeature: true }));
    return null;
  }
  it('wait for a branch, division or department', async () => {
    let found: unknown;
    const company = { id: 7, name: 'x', logo: null, branches: [], divisions: [], departments: [] };
    let view = await render(<Feature notify={(next) => (found = next)} />, { user: { ...TEST_USER, company }, pages });
    expect(found).toMatchObject({ disabled: true, reason: 'Set up a branch, division or department first' });
    await view.unmount();
    view = await render(<Feature notify={(next) => (found = next)} />, {
      user: { ...TEST_USER, company: { ...company, divisions: [{ id: 1, name: 'North' }] } },
      pages,
    });
    expect(found).toMatchObject({ disabled: false });
    await view.unmount();
  });
});

describe('selectCompany', () => {
  const companies = [{ id: 3 }, { id: 5 }];
  it('keeps the stored company while it is one of them, else takes the first', () => {
    expect([selectCompany(companies, 5), selectCompany(companies, 9), selectCompany(companies, null), selectCompany([], 5)]).toEqual([5, 3, 3, null]);
  });
});

describe('avatarUrl', () => {
  it('prefers the user, then the employee, then the company', () => {
    expect(avatarUrl({ image: 'u' }, { image: 'e' }, { logo: 'c' })).toBe('u');
    expect(avatarUrl({ image: null }, { image: 'e' }, { logo: 'c' })).toBe('e');
    expect(avatarUrl({}, null, { logo: 'c' })).toBe('c');
    expect(avatarUrl({}, null, null)).toBeNull();
  });
});
