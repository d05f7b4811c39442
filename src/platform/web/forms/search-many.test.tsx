import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { click, render, settle, until, type Rendered } from '../testing/render.tsx';
import type { Option } from '../ui/list/list-types.ts';
import { SearchMany } from './search-many.tsx';
import { useZodForm, type ZodForm } from './use-zod-form.ts';

const schema = z.strictObject({ ids: z.array(z.number()) });
const AINA: Option = { value: '1', label: 'Aina Contoh (E-0001)' };
const BALA: Option = { value: '2', label: 'Bala Contoh (E-0002)' };

let view: Rendered | undefined;
type Form = ZodForm<z.input<typeof schema>>;
let form: Form;
const notify = (next: Form) => (form = next);
afterEach(async () => {
  await view?.unmount();
  view = undefined;
});

function People({ stored, notify }: { stored?: readonly Option[]; notify: (form: Form) => void }) {
  const form = useZodForm(schema, { initial: { ids: [1] }, onSubmit: () => undefined });
  notify(form);
  return <SearchMany form={form} name="ids" label="People" ask={['search-many.test']} load={async () => [BALA]} stored={stored} />;
}

const pills = () => [...document.querySelectorAll('.mantine-Pill-label')].map((pill) => pill.textContent);
const option = (words: string) => [...document.querySelectorAll<HTMLElement>('[role="option"]')].find((each) => each.textContent === words);

describe('several found by typing', () => {
  it('takes the words of stored values when they come later', async () => {
    view = await render(<People notify={notify} />);
    expect(pills()).toEqual(['#1']);
    await view.rerender(<People stored={[AINA]} notify={notify} />);
    await settle();
    expect(pills()).toEqual([AINA.label]);
  });

  it('keeps the words of the stored one when another is chosen before they came', async () => {
    view = await render(<People notify={notify} />);
    await click(document.querySelector('input[type="text"], input:not([type="hidden"])') as HTMLElement);
    await until(() => option(BALA.label as string) !== undefined);
    await click(option(BALA.label as string) as HTMLElement);
    expect(form.values.ids).toEqual([1, 2]);
    await view.rerender(<People stored={[AINA]} notify={notify} />);
    await settle();
    expect(pills()).toEqual([AINA.label, BALA.label]);
  });
});
