import { afterEach, expect, it } from 'vitest';
import { render, type Rendered } from '#platform/web/testing/render.tsx';
import type { LimitRow } from '../../contract/claim.schema.ts';
import { OwnLimits } from './own-limits.tsx';

const limit = (id: number) =>
  ({
    category: { id, name: `C${id}`, name_ms: `C${id}` },
    period: 'Year',
    from: '2026-01-01',
    to: '2026-12-31',
    limit: 500,
    used: 0,
    held: 0,
    free: 500,
  }) as LimitRow;

let view: Rendered | undefined;
const places = async (limits: readonly LimitRow[] | undefined) => {
  await view?.unmount();
  view = await render(<OwnLimits limits={limits} />);
  return [view.container.querySelectorAll('output > span').length, view.container.querySelectorAll('li').length];
};
afterEach(() => view?.unmount());

it('keeps room for as many limits as stood there last time', async () => {
  expect(await places(undefined)).toEqual([2, 0]);
  expect(await places([limit(1), limit(2), limit(3)])).toEqual([0, 3]);
  expect(await places(undefined)).toEqual([3, 0]);
  await places([]);
  expect(await places(undefined)).toEqual([0, 0]);
});
