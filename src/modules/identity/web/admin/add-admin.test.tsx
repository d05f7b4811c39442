import { afterEach, expect, it } from 'vitest';
import { formServer } from '#platform/web/testing/form-server.ts';
import { button, click, render, type, until, type Rendered } from '#platform/web/testing/render.tsx';
import { feedbackState } from '#platform/web/feedback.ts';
import { AddAdmin } from './add-admin.tsx';

const server = formServer({ read: () => ({ data: [] }), write: () => ({ success: true }) });
let view: Rendered | undefined;
afterEach(() => view?.unmount());

const marked = () => [...document.querySelectorAll<HTMLElement>('form [aria-invalid="true"]')];
const popup = () => feedbackState().popups[0]?.title;

it('asks for a member, or for the name and the address of a new person, at the fields that are shown', async () => {
  view = await render(<AddAdmin onClose={() => undefined} />);
  await until(() => document.activeElement !== document.body);
  await click(button('Add'));
  expect(marked().map(({ id }) => id.replace(/.*-/, ''))).toEqual(['user_id']);
  expect(document.activeElement).toBe(marked()[0]);
  expect(popup()).toBe('Please check 1 field');
  await click(document.querySelector<HTMLInputElement>('input[value="new"]') as HTMLInputElement);
  await click(button('Add'));
  expect(marked().map(({ id }) => id.replace(/.*-/, ''))).toEqual(['name', 'email']);
  expect(popup()).toBe('Please check 2 fields');
  expect(server.sent).toEqual([]);
  await type(document.querySelector<HTMLInputElement>('input[name="name"]') as HTMLInputElement, 'Hani binti Contoh');
  await type(document.querySelector<HTMLInputElement>('input[type="email"]') as HTMLInputElement, 'hani@contoh.my');
  await click(button('Add'));
  await until(() => server.sent.length > 0);
  expect(server.sent[0]?.body).toMatchObject({ name: 'Hani binti Contoh', email: 'hani@contoh.my' });
});

it('does not look at an address that was begun before a member was wanted', async () => {
  view = await render(<AddAdmin onClose={() => undefined} />);
  await click(document.querySelector<HTMLInputElement>('input[value="new"]') as HTMLInputElement);
  await type(document.querySelector<HTMLInputElement>('input[type="email"]') as HTMLInputElement, 'siti@');
  await click(document.querySelector<HTMLInputElement>('input[value="member"]') as HTMLInputElement);
  await click(button('Add'));
  expect(marked().map(({ id }) => id.replace(/.*-/, ''))).toEqual(['user_id']);
});
