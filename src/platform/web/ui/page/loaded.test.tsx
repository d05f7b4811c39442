/** Of a read: why it failed, what stands for it, or what it brought. */
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Loaded } from './loaded.tsx';

const FAILED = new Error('Not this time');

it.each<[string, Error | null, boolean, string]>([
  ['waits', null, false, 'skeletons'],
  ['shows what came', null, true, 'came'],
  ['says why it failed', FAILED, false, 'retry'],
  ['says so too where an earlier answer stands', FAILED, true, 'retry'],
])('%s', async (_what, error, hasCome, shown) => {
  const again = vi.fn();
  const view = await render(
    <Loaded error={error} refetch={again} shape="detail" count={2}>
      {hasCome && <p>came</p>}
    </Loaded>,
  );
  const retry = [...view.container.querySelectorAll('button')].find(({ textContent }) => textContent === 'Retry');
  const seen = { skeletons: view.container.querySelector('.skeletons') !== null, came: view.container.textContent.includes('came'), retry: Boolean(retry) };
  expect(seen).toEqual({ skeletons: shown === 'skeletons', came: shown === 'came', retry: shown === 'retry' });
  if (retry) await act(async () => retry.click());
  expect(again).toHaveBeenCalledTimes(retry ? 1 : 0);
  await view.unmount();
});
