import { afterEach, expect, it } from 'vitest';
import { useSearch } from 'wouter';
import { click, render, until, type Rendered } from '../../testing/render.tsx';
import { TabsNav } from './tabs-nav.tsx';

let view: Rendered | undefined;
afterEach(async () => {
  await view?.unmount();
  window.history.replaceState(null, '', '/');
});

/** Each list has a strip of its own, as lists of a register have. */
function Lists() {
  const open = new URLSearchParams(useSearch()).get('tab') ?? 'branch';
  const tabs = ['branch', 'department'].map((tab) => ({ href: `/units?tab=${tab}`, label: tab, active: tab === open }));
  return <TabsNav key={open} label="Lists" tabs={tabs} />;
}
const link = (name: string) => [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name) as HTMLAnchorElement;

it('a tab that is followed keeps the focus where its strip is drawn anew', async () => {
  window.history.replaceState(null, '', '/units');
  view = await render(<Lists />);
  const before = link('department');
  before.focus();
  await click(before);
  await until(() => link('department').getAttribute('aria-current') === 'page');
  expect(link('department')).not.toBe(before);
  expect(document.activeElement).toBe(link('department'));
});

it('and takes it from nothing else', async () => {
  window.history.replaceState(null, '', '/units');
  view = await render(
    <>
      <Lists />
      <button type="button">Beside</button>
    </>,
  );
  const beside = document.querySelector('button');
  beside?.focus();
  await click(link('department'));
  await until(() => link('department').getAttribute('aria-current') === 'page');
  expect(document.activeElement).toBe(beside);
});
