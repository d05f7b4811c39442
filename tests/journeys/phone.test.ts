/** An employee on a phone, in the language of the account (Malay): home, own contact, payslip; nothing to scroll sideways anywhere. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dismiss, expectNoConsoleErrors, languageOf, look, openPortalInBrowser, PHONE, signIn, type BrowserPortal } from './browser.ts';

let mesra: BrowserPortal;
beforeAll(async () => {
  mesra = await openPortalInBrowser();
});
afterAll(() => mesra.close());

/** Opens an entry of the navigation that slides in. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Buka navigasi' }).click();
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

it('does what an employee does on a phone', async () => {
  const page = await mesra.visit({ viewport: PHONE, hasTouch: true, isMobile: true, colorScheme: 'light' });
  await page.goto('/auth/login');
  await look(page, 'phone-login');
  await signIn(page, 'employee@demo.my');
  await expect.poll(() => languageOf(page)).toBe('ms-MY');
  await page
    .getByText(/Ahmad Faiz/)
    .first()
    .waitFor();
  await look(page, 'phone-dashboard');

  await choose(page, 'Pekerjaan Saya');
  await page.getByRole('heading', { name: 'Butiran saya' }).waitFor();
  await look(page, 'phone-personal');
  await page.getByRole('link', { name: 'Maklumat perhubungan', exact: true }).click();
  await page.getByRole('heading', { name: 'Maklumat perhubungan saya' }).waitFor();
  const email = page.getByRole('textbox', { name: 'E-mel peribadi' });
  await email.fill('ahmad.faiz@contoh.example');
  await look(page, 'phone-contact');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await dismiss(page);
  await page.reload();
  await email.waitFor();
  await expect.poll(() => email.inputValue()).toBe('ahmad.faiz@contoh.example');

  for (const tab of ['Keluarga', 'Pekerjaan']) {
    await page
      .getByRole('navigation', { name: /^Pekerjaan Saya/ })
      .getByRole('link', { name: tab, exact: true })
      .click();
    await look(page, `phone-${tab.toLowerCase()}`);
  }

  await choose(page, 'Penggajian: Slip Gaji Saya');
  await page.getByRole('heading', { name: 'Slip Gaji Saya' }).waitFor();
  await look(page, 'phone-payslips');
  await page
    .getByText(/^(Januari|Februari|Mac|April|Mei|Jun|Julai|Ogos|September|Oktober|November|Disember) \d{4}$/)
    .first()
    .click();
  const payslip = page.getByRole('dialog');
  await payslip.getByText('Gaji bersih').first().waitFor();
  await look(page, 'phone-payslip');
  await payslip.getByRole('button', { name: 'Tutup' }).first().click();
  await payslip.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: /^Akaun dan pemberitahuan/ }).click();
  await page.getByRole('dialog', { name: 'Akaun dan pemberitahuan' }).waitFor();
  await look(page, 'phone-account');
  expectNoConsoleErrors(page);
});
