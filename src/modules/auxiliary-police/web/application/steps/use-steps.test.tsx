import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { ApiError } from '#platform/web/call/api-error.ts';
import { resetFeedback } from '#platform/web/feedback.ts';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { button, click, render, until, type Rendered } from '#platform/web/testing/render.tsx';
import { useSteps } from './use-steps.ts';

const FIELDS = ['station', 'reason', 'letter'] as const;
const schema = z.object({ station: z.string(), reason: z.string(), letter: z.string() });

let view: Rendered | undefined;
afterEach(async () => {
  await view?.unmount();
  view = undefined;
  resetFeedback();
});

/** Three steps of one field each; what is sent from the last is refused at the fields that are named. */
function Steps({ refused }: { refused: readonly string[] }) {
  const form = useZodForm(schema, {
    initial: { station: 'Klang', reason: 'Nearer', letter: 'L/1' },
    onSubmit() {
      throw new ApiError(422, 'Check', { errors: Object.fromEntries(refused.map((field) => [field, ['Not that one.']])) });
    },
  });
  const { step, go, lead } = useSteps(form, (field) => {
    const place = FIELDS.findIndex((each) => each === field);
    return place < 0 ? null : place;
  });
  const name = FIELDS[step] ?? 'station';
  return (
    <form>
      <p>Step {step + 1}</p>
      <TextField key={name} form={form} name={name} label={name} />
      <button type="button" onClick={() => go(step + 1)}>
        Next
      </button>
      <button type="button" onClick={() => void form.submit().then((went) => !went && lead())}>
        Send
      </button>
      <button type="button" onClick={() => lead(['letter', 'reason'])}>
        Show
      </button>
    </form>
  );
}

async function sendRefused(...refused: string[]) {
  view = await render(<Steps refused={refused} />);
  await click(button('Next'));
  await click(button('Next'));
  expect(document.body.textContent).toContain('Step 3');
  await click(button('Send'));
}
const label = () => document.activeElement?.closest('.mantine-InputWrapper-root')?.querySelector('label')?.textContent;

it('leads to the step of the field that was refused and stands at it', async () => {
  await sendRefused('reason');
  await until(() => document.body.textContent?.includes('Step 2') === true && label()?.startsWith('reason') === true);
  expect(document.body.textContent).toContain('Not that one.');
});

it('leads to the first of several, and what is corrected goes on from there', async () => {
  await sendRefused('letter', 'station');
  await until(() => document.body.textContent?.includes('Step 1') === true && label()?.startsWith('station') === true);
  await click(button('Next'));
  expect(document.body.textContent).toContain('Step 2');
});

it('stays where what was refused is of no field', async () => {
  await sendRefused('base');
  await until(() => document.body.textContent?.includes('Step 3') === true);
});

it('leads to the first of fields that are named, whatever was refused', async () => {
  view = await render(<Steps refused={[]} />);
  await click(button('Show'));
  await until(() => document.body.textContent?.includes('Step 2') === true && label()?.startsWith('reason') === true);
});
