import { act } from 'react';
import { expect, test } from 'vitest';
import { render } from '#platform/web/testing/render.tsx';
import { OrgChart } from './org-chart.tsx';

const lists = {
  branches: [{ id: 1, name: 'HQ' }],
  divisions: [{ id: 1, name: 'Commercial', branch_id: 1 }],
  departments: [{ id: 1, name: 'Sales', division_id: 1, head: { name: 'Aminah' } }],
  positions: [{ id: 1, name: 'Executive', department_id: 1 }],
};

const items = () => [...document.querySelectorAll<HTMLElement>('[role=treeitem]')];
const press = (key: string) => act(async () => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

test('the chart is a tree of levels that the keyboard opens, closes and walks', async () => {
  const { unmount } = await render(<OrgChart company="Mesra" lists={lists} units={null} />);
  expect(items().map((item) => item.getAttribute('aria-level'))).toEqual(['1', '2', '3', '4', '5']);
  expect(items()[3]?.textContent).toContain('Aminah');
  act(() => items()[0]?.focus());
  await press('ArrowDown');
  expect(document.activeElement).toBe(items()[1]);
  await press('ArrowLeft');
  expect(items()[1]?.getAttribute('aria-expanded')).toBe('false');
  expect(items()).toHaveLength(2);
  await press('ArrowRight');
  await press('End');
  expect(document.activeElement?.textContent).toContain('Executive');
  expect(items().filter((item) => item.tabIndex === 0)).toHaveLength(1);
  await unmount();
});

test('speaks Bahasa Malaysia', async () => {
  const { container, unmount } = await render(<OrgChart company="Mesra" lists={lists} units={null} />, { locale: 'ms' });
  expect(container.textContent).toContain('Simpan sebagai PNG');
  expect(items()[3]?.textContent).toBe('ASalesAminahJabatan');
  await unmount();
});
