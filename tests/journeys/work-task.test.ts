/** A task on a site: made in the library, given to the site, done on a phone where it stands, and seen by the office. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { employeeOf, ownerOf, type EmployedPerson, type Person } from '#app/server/testing/people.ts';
import { DESKTOP, expectNoConsoleErrors, forgetConsoleErrors, look, openPortalInBrowser, PHONE, settle, signIn, type BrowserPortal } from './browser.ts';
import { KEY_MS, pressUntil } from './keys.ts';
import { missedByFinger } from './finger.ts';

const SITE = { latitude: 3.139, longitude: 101.6869, accuracy: 12 };

let office: Page;
let phone: Page;
let owner: Person;
let employee: EmployedPerson;
let mesra: BrowserPortal;

beforeAll(async () => {
  mesra = await openPortalInBrowser({ demo: false });
  const { portal } = mesra;
  owner = await ownerOf(portal, { name: 'Bina Contoh Sdn Bhd' });
  employee = await employeeOf(portal, owner, { name: 'Siti Contoh binti Omar', company_joined_at: '2022-01-03' });
  await portal.owner.query(
    `with site as (insert into work_sites (company_id, name, code, type, lat, lng, radius_m) values ($1, 'Menara Contoh', 'S001', 'Project', $2, $3, 150) returning id)
     insert into employee_worksites (company_id, employee_id, work_site_id, is_primary, effective_from) select $1, $4, id, true, '2022-01-03' from site`,
    [owner.companyId, SITE.latitude, SITE.longitude, employee.employeeId],
  );
  [office, phone] = await Promise.all([
    mesra.visit(),
    mesra.visit({ viewport: PHONE, hasTouch: true, isMobile: true, geolocation: SITE, permissions: ['geolocation'] }),
  ]);
});
afterAll(() => mesra.close());

const tasks = async () =>
  (
    await mesra.portal.owner.query<{ status: string; has_issue: boolean; actions: number }>(
      `select status, has_issue, (select count(*)::int from work_task_actions a where a.work_site_task_id = t.id) as actions
       from work_site_tasks t where company_id = $1 order by due_date, id`,
      [owner.companyId],
    )
  ).rows;

async function choose(page: Page, field: string, choice: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('combobox', { name: field })
    .or(dialog.getByRole('textbox', { name: field }))
    .last()
    .click();
  await page.getByRole('option', { name: choice, exact: true }).first().click();
}

it('the owner puts a task into the library and gives it to a site, every day', async () => {
  await signIn(office, owner.email);
  await office.goto('/work-task/site/task');
  await office.getByRole('button', { name: 'New task' }).first().click();
  const form = office.getByRole('dialog', { name: 'New task' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Close the site');
  await form.getByRole('button', { name: 'Add point' }).click();
  await form.getByRole('textbox', { name: 'Point 1' }).fill('Gate locked');
  await look(office, 'work-task-1-library');
  await form.getByRole('button', { name: 'Save' }).click();
  await office.getByRole('table').getByText('Close the site').waitFor();
  await office.goto('/work-task/site');
  await office.getByRole('button', { name: /Menara Contoh/ }).click();
  await office.getByRole('dialog', { name: 'Menara Contoh' }).getByRole('button', { name: 'Give task' }).click();
  await choose(office, 'Task', 'Close the site');
  await choose(office, 'Repeats', 'By days');
  await look(office, 'work-task-2-give');
  await office.getByRole('dialog', { name: 'Give a task to Menara Contoh' }).getByRole('button', { name: 'Save' }).click();
  await office.getByRole('dialog', { name: 'Menara Contoh', exact: true }).getByText('Close the site').first().waitFor();
  await look(office, 'work-task-3-site');
  await expect.poll(tasks).toHaveLength(8);
  expectNoConsoleErrors(office);
});

it('a site has its employees, tasks and attendance beside its form, by keyboard and on a phone', async () => {
  await office.goto('/work-task/site/manage');
  await office.getByRole('table').getByText('Menara Contoh').click();
  const site = office.getByRole('dialog', { name: 'Menara Contoh' });
  await site.getByRole('tab', { name: 'Info' }).focus();
  await office.keyboard.press('ArrowRight');
  await site.getByText('Siti Contoh binti Omar').first().waitFor();
  await office.keyboard.press('ArrowRight');
  await site.getByText('Close the site').first().waitFor();
  await look(office, 'work-task-9-site-tasks');
  await site.getByRole('tab', { name: 'Attendance' }).click();
  await site.getByText('Nobody checked in at this site').waitFor();
  await office.setViewportSize(PHONE);
  await site.getByRole('tab', { name: 'Tasks' }).click();
  await site.getByText('Close the site').first().waitFor();
  await look(office, 'work-task-10-site-phone');
  await office.setViewportSize(DESKTOP);
  await settle(office);
  await pressUntil(office, 'Escape', () => site.waitFor({ state: 'detached', timeout: KEY_MS }));
  expectNoConsoleErrors(office);
});

it('an employee reports an issue, and does the task without a network once it is solved', async () => {
  await signIn(phone, employee.email);
  const card = phone.getByRole('region', { name: 'My tasks on sites' });
  await card.getByText('Close the site').waitFor();
  await look(phone, 'work-task-4-card');
  // They stand beside the clock too.
  await phone.goto('/attendance');
  await card.getByRole('button', { name: /^Do Close the site/ }).waitFor();
  await look(phone, 'work-task-4-attendance');
  await phone.goto('/');
  await card.getByText('Close the site').waitFor();
  await settle(phone);
  expect((await missedByFinger(phone, 'main')).missed).toEqual([]);
  await card.getByRole('button', { name: /^Do Close the site/ }).tap();
  const form = phone.getByRole('dialog', { name: 'Close the site' });
  await choose(phone, 'Result', 'Report an issue');
  await form.getByRole('textbox', { name: 'Remark' }).fill('The lock is broken');
  await look(phone, 'work-task-5-issue');
  expect((await missedByFinger(phone, '[role="dialog"]')).missed).toEqual([]);
  await form.getByRole('button', { name: 'Send' }).tap();
  await card.getByText('Has an issue').waitFor();
  expect((await tasks())[0]).toEqual({ status: 'Processing', has_issue: true, actions: 1 });
  await settle(phone);
  const context = phone.context();
  await context.setOffline(true);
  await card.getByRole('button', { name: /^Do Close the site/ }).tap();
  await form.getByRole('checkbox', { name: 'Gate locked' }).tap();
  await form.getByRole('button', { name: 'Send' }).tap();
  await phone.getByRole('region', { name: 'Waiting to be sent' }).waitFor();
  expect((await tasks())[0]?.actions).toBe(1);
  forgetConsoleErrors(phone);
  await context.setOffline(false);
  await phone.getByRole('region', { name: 'Waiting to be sent' }).waitFor({ state: 'detached' });
  expect((await tasks())[0]).toEqual({ status: 'Success', has_issue: false, actions: 2 });
});

it('the office sees what was done, and a project holds tasks', async () => {
  await office.goto('/work-task/site');
  await office.getByText('1 of 1 tasks').waitFor();
  await look(office, 'work-task-6-monitoring');
  await office.getByRole('button', { name: /Menara Contoh/ }).click();
  await office
    .getByRole('dialog', { name: 'Menara Contoh' })
    .getByRole('button', { name: /^View Close the site/ })
    .first()
    .click();
  await office.getByText('The lock is broken').waitFor();
  await look(office, 'work-task-7-task');
  await office.goto('/work-task/site/project');
  await office.getByRole('button', { name: 'New project' }).first().click();
  const form = office.getByRole('dialog', { name: 'New project' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Upkeep');
  await form.getByRole('textbox', { name: 'Code' }).fill('UP');
  await form.getByRole('button', { name: 'Save' }).click();
  await office.getByRole('table').getByText('Upkeep').waitFor();
  await look(office, 'work-task-8-project');
  expectNoConsoleErrors(office);
});
