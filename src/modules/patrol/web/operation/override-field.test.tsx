import { afterEach, expect, it } from 'vitest';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { button, click, field, render, type, type Rendered } from '#platform/web/testing/render.tsx';
import { replaceGuard } from '../../contract/operation/operation.endpoints.ts';
import { OverrideField } from './override-field.tsx';

let view: Rendered | undefined;
afterEach(() => view?.unmount());

function Probe({ isNeeded }: { isNeeded?: boolean }) {
  const form = useZodForm(replaceGuard.input, { initial: { override_reason: '' }, onSubmit: () => undefined });
  return (
    <>
      <OverrideField form={form} isNeeded={isNeeded ?? false} />
      <button type="button" onClick={() => form.setError('override_reason', 'No rest day. Enter why.')}>
        ask
      </button>
    </>
  );
}
const isAsked = () => document.body.textContent.includes('Why it is planned nevertheless');

it('asks for a reason once the server wants one, and stays while one is typed', async () => {
  view = await render(<Probe />);
  expect(isAsked()).toBe(false);
  await click(button('ask'));
  expect(document.body.textContent).toContain('No rest day. Enter why.');
  await type(field('Why it is planned nevertheless'), 'Shutdown of the plant');
  expect(isAsked()).toBe(true);
});

it('asks at once where what is planned is known to need one', async () => {
  view = await render(<Probe isNeeded />);
  expect(isAsked()).toBe(true);
});
