/** The search box in a real browser: by its key on a desktop, as a whole screen on a phone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkAxe } from './axe.ts';
import { expectNoConsoleErrors, expectNoSidewaysScroll, openPortalInBrowser, PHONE, picture, settle, signIn, type BrowserPortal } from './browser.ts';
import { KEY_MS, pressUntil, typeWhole } from './keys.ts';

let mesra: BrowserPortal;
let person: { id: number; name: string; employee_code: string };
beforeAll(async () => {
  mesra = await openPortalInBrowser();
  const { rows } = await mesra.portal.owner.query<typeof person>(
    `select e.id, e.name, e.employee_code from employees e
     join employees own on own.company_id = e.company_id and own.id <> e.id join users u on u.id = own.user_id
     where u.email = 'employee@demo.my' and e.status = 'Active' and e.deleted_at is null order by e.id offset 10 limit 1`,
  );
  person = rows[0] as typeof person;
});
afterAll(() => mesra.close());

const box = (page: Page) => page.getByRole('combobox', { name: /^(Search people|Cari orang)/ });
const chosen = (page: Page) => page.getByRole('option', { selected: true });

it('opens a person by name and Enter', async () => {
  const page = await mesra.visit();
  await signIn(page, 'owner@demo.my');
  await page.keyboard.press('ControlOrMeta+k');
  await box(page).waitFor();
  await page.getByText('Type a name, code, position or email', { exact: false }).waitFor();
  await settle(page);
  await checkAxe(page);
  await picture(page, 'search-empty');

  await typeWhole(page, person.name);
  await chosen(page).filter({ hasText: person.employee_code }).waitFor();
  await settle(page);
  await checkAxe(page);
  await picture(page, 'search-person');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/admin/employee/view?id=${person.id}`);
  await page.getByRole('heading', { name: person.name }).first().waitFor();
  await box(page).waitFor({ state: 'detached' });

  // At once, without a look at what came: Enter waits for the answer.
  await page.keyboard.press('ControlOrMeta+k');
  await box(page).waitFor();
  await box(page).fill(person.employee_code);
  await page.keyboard.press('ArrowDown');
  await box(page).fill(`${person.employee_code} `);
  await pressUntil(page, 'Escape', () => box(page).waitFor({ state: 'detached', timeout: KEY_MS }));
  expect(new URL(page.url()).searchParams.get('id')).toBe(String(person.id));

  await page.keyboard.press('ControlOrMeta+k');
  await box(page).waitFor();
  await box(page).fill('leave types');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/leave/entitlement?tab=types');
  expectNoConsoleErrors(page);
});

it('fills a phone, and an employee finds the own payslip by its month', async () => {
  const page = await mesra.visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  await signIn(page, 'employee@demo.my');
  await page.getByRole('button', { name: 'Buka navigasi' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cari' }).click();
  await box(page).waitFor();
  await settle(page);
  await expectNoSidewaysScroll(page);
  const sheet = await page.getByRole('dialog').last().boundingBox();
  expect([sheet?.x, sheet?.width, sheet?.height]).toEqual([0, PHONE.width, PHONE.height]);
  await checkAxe(page);

  const { rows } = await mesra.portal.owner.query<{ id: number; month: string }>(
    `select p.id, to_char(p.end_date, 'MM/YYYY') as month from payrolls p join employees e on e.id = p.employee_id join users u on u.id = e.user_id
     where u.email = 'employee@demo.my' and p.status = 'Paid' and p.kind = 'monthly' and p.deleted_at is null order by p.end_date desc limit 1`,
  );
  const { id, month } = rows[0] as { id: number; month: string };
  await box(page).fill(month);
  await picture(page, 'search-phone');
  await page.getByRole('group', { name: 'Slip gaji' }).getByRole('option').first().click();
  await page.waitForURL(`**/payroll?open=${id}`);
  await box(page).waitFor({ state: 'detached' });

  // It finds no colleague.
  await page.goto('/');
  await page.getByRole('button', { name: 'Buka navigasi' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cari' }).click();
  await box(page).fill(person.name);
  await page.getByText('Tiada hasil untuk', { exact: false }).waitFor();
  expectNoConsoleErrors(page);
});
