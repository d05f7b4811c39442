import { afterEach, expect, it } from 'vitest';
import { formServer } from '#platform/web/testing/form-server.ts';
import { button, click, pageText, render, until, type Rendered } from '#platform/web/testing/render.tsx';
import { FileClaimForm } from './file-claim-form.tsx';

formServer({ read: () => ({ data: [] }), write: () => ({ success: true }) });
let view: Rendered | undefined;
afterEach(() => view?.unmount());

const marked = () => [...document.querySelectorAll<HTMLElement>('form [aria-invalid="true"]')].map(({ id }) => id.replace(/^.*?_-/, ''));

it('asks for employee and title first: the items come with the employee', async () => {
  view = await render(<FileClaimForm onClose={() => undefined} />);
  await until(() => document.querySelector('form') !== null);
  await click(button('Submit'));
  expect(marked()).toEqual(['employee_id', 'title']);
  await until(() => pageText().includes('Please check 2 fields'));
});
