import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCompanySource } from '#platform/web/call/call.ts';
import { render, until, type Rendered } from '#platform/web/testing/render.tsx';
import { WorkScheduleForm } from './work-schedule-form.tsx';

let view: Rendered | undefined;
beforeEach(() => setCompanySource(() => 7));
afterEach(async () => {
  await view?.unmount();
  vi.unstubAllGlobals();
});

it.each([
  [0, true],
  [1, false],
])('beside %i schedules proposes a new one as the default: %s', async (total, proposed) => {
  vi.stubGlobal('fetch', async () => Response.json({ data: [], meta: { page: 1, per_page: 1, total, last_page: 1 } }));
  view = await render(<WorkScheduleForm row={null} readOnly={false} onClose={() => undefined} />);
  const isDefault = () =>
    [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.includes('Default'))?.control as HTMLInputElement | undefined;
  await until(() => isDefault() !== undefined);
  expect(isDefault()?.checked).toBe(proposed);
});
