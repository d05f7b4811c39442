import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { employeeManifest } from '#modules/employee/contract/employee.manifest.ts';
import { render, TEST_USER, until, type Rendered } from '#platform/web/testing/render.tsx';
import { Undelivered } from './undelivered.tsx';

let view: Rendered | undefined;
afterEach(async () => view?.unmount());

const failure = (id: number, name: string, message: string, no_login = false) => ({ id, employee_id: id, name, message, no_login });

it('names who gets none by reason, and offers the invitation beside those whom it helps', async () => {
  const failures = [
    failure(1, 'Aminah Contoh', 'No login yet.', true),
    failure(2, 'Bala Contoh', 'No email address.'),
    failure(3, 'Chong Contoh', 'No login yet.', true),
  ];
  view = await render(<Undelivered outcome={{ message: 'Nobody would get an email.', failures }} onClose={() => undefined} />, {
    pages: pagesOf([employeeManifest]),
    user: TEST_USER,
  });
  await until(() => document.querySelectorAll('section[aria-label]').length === 2);
  const reasons = [...document.querySelectorAll('section[aria-label]')].map((each) => ({
    reason: each.querySelector('h3')?.textContent,
    people: [...each.querySelectorAll('li')].map(({ textContent }) => textContent),
    invites: each.querySelector('button')?.textContent ?? null,
  }));
  expect(reasons).toEqual([
    { reason: 'No login yet. 2', people: ['Aminah Contoh', 'Chong Contoh'], invites: 'Invite 2 employees' },
    { reason: 'No email address. 1', people: ['Bala Contoh'], invites: null },
  ]);
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
