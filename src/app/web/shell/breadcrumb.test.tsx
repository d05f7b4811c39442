import { afterEach, expect, it } from 'vitest';
import type { Crumb } from '#platform/contract/navigation.ts';
import { useShownRecord } from '#platform/web/shown-record.ts';
import { render, type Rendered } from '#platform/web/testing/render.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

const CRUMBS: readonly Crumb[] = [
  { title: { en: 'Employee', ms: 'Pekerja' }, to: '/admin/employee' },
  { title: { en: 'View', ms: 'Lihat' }, to: '/admin/employee/view', detail: true },
  { title: { en: 'Credential', ms: 'Kelayakan' }, to: '/admin/employee/view/credential' },
];
let view: Rendered | undefined;
afterEach(async () => {
  await view?.unmount();
  window.history.replaceState(null, '', '/');
});

function Screen({ name }: { name: string | null }) {
  useShownRecord(name);
  return <Breadcrumb crumbs={CRUMBS} />;
}
const words = () => [...document.querySelectorAll('nav li')].map((level) => level.textContent);

it('names the person at the level of the detail and leads back to the same person', async () => {
  window.history.replaceState(null, '', '/admin/employee/view/credential?id=7&tab=2');
  view = await render(<Screen name="Aminah binti Contoh" />);
  expect(words()).toEqual(['Employee', 'Aminah binti Contoh', 'Credential']);
  expect([...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toEqual(['/admin/employee', '/admin/employee/view?id=7']);
});

const LIST: readonly Crumb[] = [
  { title: { en: 'Leave', ms: 'Cuti' }, to: null },
  { title: { en: 'Manage', ms: 'Urus' }, to: '/leave/manage' },
];

it('ends with what the page is called', async () => {
  view = await render(<Breadcrumb crumbs={LIST} heading={{ en: 'Leave requests', ms: 'Permohonan cuti' }} />);
  expect(words()).toEqual(['Leave', 'Leave requests']);
});

it('says a word twice only where the first is not seen', async () => {
  const heading = { en: 'Leave', ms: 'Cuti' };
  view = await render(<Breadcrumb crumbs={LIST} heading={heading} />);
  expect(words()).toEqual(['Leave', 'Manage']);
  await view.unmount();
  view = await render(<Breadcrumb crumbs={LIST} heading={heading} phone />);
  expect(words()).toEqual(['Leave', 'Leave']);
});

it('below a person says the word of the tab, and on a phone what the page is called', async () => {
  const heading = { en: 'Employee login', ms: 'Akaun log masuk pekerja' };
  view = await render(<Breadcrumb crumbs={CRUMBS} heading={heading} />);
  expect(words().at(-1)).toBe('Credential');
  await view.unmount();
  view = await render(<Breadcrumb crumbs={CRUMBS} heading={heading} phone />);
  expect(words().at(-1)).toBe('Employee login');
});

it('on a phone names the person whose part is shown', async () => {
  function Part() {
    useShownRecord('Aminah binti Contoh');
    return <Breadcrumb crumbs={CRUMBS} heading={{ en: 'Employee login', ms: 'Akaun log masuk pekerja' }} phone />;
  }
  view = await render(<Part />);
  expect(words().at(-1)).toBe('Aminah binti Contoh');
});

it('says what the level is while nobody is known', async () => {
  view = await render(<Screen name={null} />);
  expect(words()).toEqual(['Employee', 'View', 'Credential']);
});
