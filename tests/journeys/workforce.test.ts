/** Whoever plans the people of projects: what runs, what a project needs, and the form of one need more. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dismiss, expectNoConsoleErrors, look, openPortalInBrowser, PHONE, settle, signIn, type BrowserPortal } from './browser.ts';

const KINABALU = 'Kinabalu Jaya Engineering Sdn Bhd';
let mesra: BrowserPortal;
let page: Page;
/** The owner of all companies of the demo, in the one that runs such projects. */
async function enter(visitor: Page) {
  await signIn(visitor, 'owner@demo.my');
  await visitor
    .getByRole('banner')
    .getByRole('button', { name: /^Switch company/ })
    .click();
  await visitor.getByRole('menuitem', { name: KINABALU }).click();
  await visitor
    .getByRole('banner')
    .getByRole('button', { name: `Switch company: ${KINABALU}` })
    .waitFor();
}
beforeAll(async () => {
  mesra = await openPortalInBrowser();
  page = await mesra.visit();
  await enter(page);
});
afterAll(() => mesra.close());

it('shows what a running project needs, and opens the form of one need more', async () => {
  await page.goto('/wom/project');
  await page.getByRole('table').getByText('Night works at the interchange').waitFor();
  await look(page, 'workforce-1-projects');
  await page.getByRole('row').filter({ hasText: 'Night works' }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Needs', exact: true }).click();
  const drawer = page.getByRole('dialog').first();
  await drawer.getByText('Night, 08:00 PM').waitFor();
  await look(page, 'workforce-2-needs');
  await drawer.getByRole('button', { name: 'Add need' }).click();
  const form = page.getByRole('dialog', { name: 'Add need' });
  await form.waitFor();
  await look(page, 'workforce-3-need');
  expectNoConsoleErrors(page);
});

async function openWeek() {
  await page.goto('/wom/project');
  await page.getByRole('table').getByText('Night works at the interchange').waitFor();
  await settle(page);
  await page.getByRole('row').filter({ hasText: 'Night works' }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Deployment', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Deployment of Night works at the interchange' });
  // The days of the week after lie ahead, whatever day it is.
  await drawer.getByRole('button', { name: 'Next week' }).click();
  await settle(page);
  return drawer;
}

it('shows who is deployed in a week, deploys somebody who is available, and confirms', async () => {
  const week = await openWeek();
  await look(page, 'workforce-5-week');
  const day = week.getByRole('row').filter({ hasText: 'Day, 08:00' });
  await day.getByText('3 missing').first().waitFor();
  await day.getByRole('button', { name: 'Deploy', exact: true }).click();
  const form = page.getByRole('dialog').filter({ hasText: 'Employees who are available' });
  await form.getByRole('combobox', { name: 'Employees who are available' }).click();
  const free = page.getByRole('option').filter({ hasText: ' · ', hasNotText: ' – ' }).first();
  const name = ((await free.textContent()) ?? '').split(' · ')[0] ?? '';
  await free.click();
  await page.keyboard.press('Escape');
  await look(page, 'workforce-6-deploy');
  await form.getByRole('button', { name: 'Deploy', exact: true }).click();
  await day
    .getByRole('button', { name: `${name} (to be confirmed)` })
    .first()
    .click();
  const one = page.getByRole('dialog', { name });
  await one.getByRole('button', { name: 'Replace' }).waitFor();
  await look(page, 'workforce-7-deployment');
  await one.getByRole('button', { name: 'Confirm', exact: true }).click();
  await day.getByRole('button', { name, exact: true }).first().waitFor({ state: 'attached' });
  await day.getByText('2 missing').first().waitFor({ state: 'attached' });
  expectNoConsoleErrors(page);
});

it('keeps who holds which certificate until when', async () => {
  await page.goto('/wom/project');
  await page.getByRole('button', { name: 'Certificates' }).click();
  const drawer = page.getByRole('dialog', { name: 'Certificates', exact: true });
  await drawer.getByRole('button', { name: 'Kinds of certificates' }).click();
  const kinds = page.getByRole('dialog', { name: 'Kinds of certificates' });
  await kinds.getByRole('button', { name: 'Add kind' }).click();
  const kind = page.getByRole('dialog', { name: 'Add kind' });
  await kind.getByRole('textbox', { name: 'Name' }).fill('Confined space');
  await kind.getByRole('button', { name: 'Save' }).click();
  await kind.waitFor({ state: 'detached' });
  await dismiss(page);
  await kinds.getByText('Confined space').waitFor();
  await kinds.getByRole('button', { name: 'Close', exact: true }).click();
  await drawer.getByRole('button', { name: 'Add certificate' }).click();
  const form = page.getByRole('dialog', { name: 'Add certificate' });
  await form.getByRole('combobox', { name: 'Employee' }).click();
  await page.getByRole('option').filter({ hasText: 'KJ00' }).first().click();
  await form.getByRole('combobox', { name: 'Certificate' }).click();
  await page.getByRole('option', { name: 'Confined space' }).click();
  await form.getByRole('textbox', { name: 'Number' }).fill('AESP-1');
  await look(page, 'workforce-18-certificate');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  await dismiss(page);
  // Without an end it is the last of the list.
  await drawer.getByRole('combobox', { name: 'Rows per page' }).selectOption('30');
  const held = drawer.getByRole('row').filter({ hasText: 'AESP-1' });
  await held.getByText('Valid', { exact: true }).waitFor();
  await page.setViewportSize(PHONE);
  await look(page, 'workforce-19-certificates-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  expectNoConsoleErrors(page);
});

it('lists the gaps of a day and calls somebody who is kept ready', async () => {
  await page.goto('/wom/project');
  await page.getByRole('table').getByText('Night works at the interchange').waitFor();
  await page.getByRole('button', { name: 'Gaps of a day' }).click();
  const drawer = page.getByRole('dialog', { name: /^Gaps of/ });
  await settle(page);
  // On a Sunday nobody of the day shift is needed.
  const day = drawer.getByRole('listitem').filter({ hasText: 'Day' });
  if (!(await day.first().isVisible())) await drawer.getByRole('button', { name: 'Next day' }).click();
  await day.first().waitFor();
  await look(page, 'workforce-15-gaps');
  const missing = async () => Number((((await day.first().textContent()) ?? '').match(/(\d+) missing/) ?? [])[1]);
  const before = await missing();
  await day.first().getByRole('button', { name: 'Call from standby' }).click();
  const form = page.getByRole('dialog').filter({ hasText: 'Who is called' });
  await form.getByRole('combobox', { name: 'Who is called' }).click();
  await page.getByRole('option').filter({ hasText: ' · ' }).first().click();
  await look(page, 'workforce-16-call');
  await form.getByRole('button', { name: 'Call from standby' }).click();
  await day
    .first()
    .getByText(`${before - 1} missing`)
    .waitFor();
  await page.setViewportSize(PHONE);
  await look(page, 'workforce-17-gaps-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  expectNoConsoleErrors(page);
});

/** The last weekday that is over: on it people of the day shift were deployed, and nobody has confirmed it yet. */
async function openDay() {
  await page.goto('/wom/project');
  await page.getByRole('table').getByText('Night works at the interchange').waitFor();
  await settle(page);
  await page.getByRole('row').filter({ hasText: 'Night works' }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Daily manpower', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Daily manpower of Night works at the interchange' });
  await drawer.getByRole('button', { name: 'Previous day' }).click();
  await settle(page);
  return drawer;
}

it('shows who was there, corrects somebody with a reason, confirms the day, and opens it again', async () => {
  const day = await openDay();
  // Yesterday, or where nobody of a shift was deployed then, the day before.
  if (
    !(await day
      .getByRole('button', { name: /^Correct:/ })
      .first()
      .isVisible())
  )
    await day.getByRole('button', { name: 'Previous day' }).click();
  const first = day.getByRole('button', { name: /^Correct:/ }).first();
  await first.waitFor();
  await look(page, 'workforce-8-day');
  const printed = page.waitForResponse((answer) => answer.headers()['content-type'] === 'application/pdf');
  await day.getByRole('button', { name: 'Print the day' }).click();
  expect((await printed).status()).toBe(200);
  const name = ((await first.getAttribute('aria-label')) ?? '').replace('Correct: ', '');
  await first.click();
  const form = page.getByRole('dialog', { name: `Presence of ${name}` });
  const there = form.getByRole('switch', { name: 'Was present' });
  if (!(await there.isChecked())) await there.press('Space');
  await form.getByRole('textbox', { name: 'Hours worked' }).fill('7.5');
  await form.getByRole('textbox', { name: 'Reason' }).fill('Seen by the foreman');
  await look(page, 'workforce-9-correct');
  await form.getByRole('button', { name: 'Save' }).click();
  await day.getByText('Corrected: Seen by the foreman').waitFor();
  await day.getByRole('button', { name: 'Confirm the day' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm the day' });
  await confirm.getByRole('textbox', { name: 'Weather' }).fill('Rain');
  await confirm.getByRole('button', { name: 'Confirm', exact: true }).click();
  await day.getByText(/^Confirmed by /).waitFor();
  await look(page, 'workforce-10-confirmed');
  expect(await day.getByRole('button', { name: /^Correct:/ }).count()).toBe(0);
  await day.getByRole('button', { name: 'Open again' }).click();
  const reopen = page.getByRole('dialog', { name: 'Open again' });
  await reopen.getByRole('textbox', { name: 'Reason' }).fill('The hours were wrong');
  await reopen.getByRole('button', { name: 'Open again' }).click();
  await day.getByRole('button', { name: 'Confirm the day' }).waitFor();
  expectNoConsoleErrors(page);
});

it('shows the timesheet of a project before it becomes a file', async () => {
  await page.goto('/wom/project');
  await page.getByRole('table').getByText('Night works at the interchange').waitFor();
  await settle(page);
  await page.getByRole('row').filter({ hasText: 'Night works' }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Timesheets', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Timesheets of Night works at the interchange' });
  await drawer.getByText('Planned hours').first().waitFor();
  await look(page, 'workforce-11-timesheet');
  await drawer.getByLabel('Report', { exact: true }).selectOption({ label: 'Manpower by day' });
  await drawer.getByText('Heads needed').first().waitFor();
  await look(page, 'workforce-12-manpower');
  expectNoConsoleErrors(page);
});

it('shows what the confirmed days cost, and how a sum came about', async () => {
  await page.goto('/wom/project');
  await page.getByRole('table').getByText('Night works at the interchange').waitFor();
  await settle(page);
  await page.getByRole('row').filter({ hasText: 'Night works' }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Cost', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Cost of Night works at the interchange' });
  const sum = drawer.getByRole('button', { name: /^How it was calculated/ }).first();
  await sum.waitFor();
  await look(page, 'workforce-13-cost');
  await sum.click();
  await page.getByText('people-days × cost of a day').first().waitFor();
  await look(page, 'workforce-14-how');
  expectNoConsoleErrors(page);
});

it('maps the sites of projects, and opens one of them', async () => {
  await page.goto('/wom/project');
  await page.getByRole('table').getByText('Night works at the interchange').waitFor();
  await page.getByRole('button', { name: 'Map of sites' }).click();
  const map = page.getByRole('dialog', { name: 'Map of sites' });
  await map.getByText('Scaffolding for the plant shutdown').waitFor();
  await look(page, 'workforce-20-map');
  await page.setViewportSize(PHONE);
  await look(page, 'workforce-21-map-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await map.getByRole('button', { name: 'Open Scaffolding for the plant shutdown' }).click();
  await page.getByRole('dialog', { name: 'Scaffolding for the plant shutdown' }).waitFor();
  expectNoConsoleErrors(page);
});

it('stands on a phone', async () => {
  await page.setViewportSize(PHONE);
  await page.goto('/wom/project');
  await page.getByText('Night works at the interchange').waitFor();
  await look(page, 'workforce-4-phone');
  expectNoConsoleErrors(page);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Workforce operations');
});
