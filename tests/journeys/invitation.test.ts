/** A company invites somebody who has an account: it learns nothing until they say yes, on a computer or a phone. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownerOf, userOf, type TestPerson } from '#app/server/testing/people.ts';
import { expectNoConsoleErrors, look, navigation, openPortalInBrowser, PHONE, signIn, type BrowserPortal } from './browser.ts';

let mesra: BrowserPortal;
let owner: TestPerson;
const COMPANY = 'Kedai Jemputan Sdn Bhd';
beforeAll(async () => {
  mesra = await openPortalInBrowser({ demo: false });
  owner = await ownerOf(mesra.portal, { name: COMPANY }, { name: 'Puan Rohani' });
});
afterAll(() => mesra.close());

it('is sent by e-mail, waits as invited, and opens the company when it is accepted', async () => {
  const person = await userOf(mesra.portal, { name: 'Suraya binti Kamal', phone: '+60125558899' });
  const inviter = await mesra.visit();
  await signIn(inviter, owner.email);
  await inviter.goto('/admin/user');
  await inviter.getByRole('button', { name: 'Add admin' }).click();
  await inviter.getByText('A new person').click();
  const form = inviter.getByRole('dialog');
  await form.getByRole('textbox', { name: /^Name/ }).fill('Jemputan Baharu');
  await form.getByRole('textbox', { name: /^Email/ }).fill(person.email);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  const row = inviter.getByRole('row', { name: /Jemputan Baharu/ });
  await row.getByText('Invited', { exact: true }).waitFor();
  expect(await inviter.getByText('Suraya').count()).toBe(0);
  expectNoConsoleErrors(inviter);

  const invited = await mesra.visit();
  await signIn(invited, person.email);
  await invited.getByText('A company has invited you.').waitFor();
  await look(invited, 'invitation-notice');
  await invited.getByRole('link', { name: 'View and respond' }).click();
  const card = invited.getByRole('region', { name: COMPANY });
  await card.getByText('Puan Rohani').waitFor();
  const accept = card.getByRole('button', { name: `Accept the invitation from ${COMPANY}` });
  await accept.focus();
  await invited.keyboard.press('Enter');
  await invited.getByText(`You now belong to ${COMPANY}.`).waitFor();
  // The portal works in the company at once.
  await invited.getByRole('heading', { name: 'Welcome, Suraya binti Kamal' }).waitFor();
  await navigation(invited).getByRole('link', { name: 'Homepage' }).waitFor();
  expect(await invited.getByText('A company has invited you.').count()).toBe(0);
  expectNoConsoleErrors(invited);
});

it('is answered on a phone, in Malay and in the dark, and can be declined', async () => {
  const person = await userOf(mesra.portal);
  await owner.client.post('api/admin/admins', { name: 'Orang Lain', email: person.email, title: 'Pengurus' });
  await mesra.portal.owner.query(`update users set locale = 'ms' where id = $1`, [person.userId]);
  const page = await mesra.visit({ viewport: PHONE, colorScheme: 'dark' });
  await signIn(page, person.email);
  await page.getByRole('link', { name: 'Lihat dan jawab' }).click();
  await page.getByRole('heading', { name: 'Jemputan' }).waitFor();
  await look(page, 'invitation-phone');
  await page.getByRole('button', { name: `Tolak jemputan ${COMPANY}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tolak' }).click();
  await page.getByText(`Anda telah menolak jemputan ${COMPANY}.`).waitFor();
  await page.getByRole('heading', { name: 'Jemputan' }).waitFor({ state: 'detached' });
  expectNoConsoleErrors(page);
});
