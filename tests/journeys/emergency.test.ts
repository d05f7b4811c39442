/** An emergency from the held button to its end: the guard's phone and the board of the control room beside each other, nobody loads a page again. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { dismiss, expectNoConsoleErrors, look, openPortalInBrowser, PHONE, settle, signIn, type BrowserPortal } from './browser.ts';

let mesra: BrowserPortal;
let board: Page;
let phone: Page;
beforeAll(async () => {
  mesra = await openPortalInBrowser();
  board = await mesra.visit();
  phone = await mesra.visit({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    geolocation: { latitude: 3.0738, longitude: 101.5183, accuracy: 12 },
    permissions: ['geolocation'],
  });
  await signIn(board, 'control@demo.my');
});
afterAll(() => mesra.close());

const rowMenu = async (name: string, action: string | RegExp) => {
  await board.getByRole('row').filter({ hasText: name }).getByRole('button').last().click();
  await board.getByRole('menuitem', { name: action }).click();
};
const confirm = async (verb: string, word: string) => {
  await board.getByRole('dialog').last().getByRole('textbox').fill(word);
  await board.getByRole('dialog').last().getByRole('button', { name: verb }).click();
};

it('a phone is connected by the link of the office, and a guard signs in on it', async () => {
  await board.goto('/patrol/guard');
  await rowMenu('G001', 'Set PIN');
  const form = board.getByRole('dialog');
  await form.locator('input[type=password]').fill('482915');
  await form.getByRole('button', { name: 'Set PIN' }).click();
  await form.waitFor({ state: 'detached' });
  await dismiss(board);
  await board.goto('/patrol/device');
  await rowMenu('TSC phone 1', /^Connect$/);
  await board.getByRole('dialog').getByRole('button', { name: 'Connect' }).click();
  const dialog = board.getByRole('dialog');
  const code = await dialog.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).textContent();
  await dialog.getByRole('img', { name: 'Pairing link as a QR code' }).waitFor();
  await phone.goto(`/guard#pair=${code ?? ''}`);
  await phone.getByRole('button', { name: 'Pair' }).tap();
  await phone.getByRole('textbox', { name: 'Guard code' }).fill('G001');
  await phone.getByLabel('PIN').fill('482915');
  await phone.getByRole('button', { name: 'Sign in' }).tap();
  await phone.getByRole('button', { name: 'Hold for help' }).waitFor();
});

it('the guard holds the button, and the open board shows it', async () => {
  await board.goto('/patrol/ops/emergency');
  await board.getByRole('row').nth(1).waitFor();
  await settle(board);
  const help = await phone.getByRole('button', { name: 'Hold for help' }).boundingBox();
  if (!help) throw new Error('No button');
  await phone.mouse.move(help.x + 20, help.y + 20);
  await phone.mouse.down();
  await phone.getByText('Help was asked for at').waitFor();
  await phone.mouse.up();
  const row = board.getByRole('row').filter({ hasText: 'Nobody has acknowledged' });
  await row.getByText('Taman Seri Contoh').waitFor();
  await phone.getByText('The office knows.').waitFor();
  await look(board, 'emergency-1-board');
});

it('it is acknowledged, help arrives, and a word ends it; the phone says so each time', async () => {
  await board.getByRole('row').filter({ hasText: 'Nobody has acknowledged' }).click();
  const drawer = board.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Take charge' }).click();
  await confirm('Take charge', 'Patrol car 2');
  await drawer.getByText('Help is under way').first().waitFor();
  await phone.getByText('The office has answered. Patrol car 2').waitFor();
  await look(phone, 'emergency-2-answered');
  await drawer.getByRole('button', { name: 'Help arrived' }).click();
  await confirm('Help arrived', 'Patrol car 2');
  await dismiss(board);
  await drawer.getByRole('button', { name: 'Help arrived' }).waitFor({ state: 'detached' });
  await drawer.getByRole('button', { name: 'End emergency' }).click();
  const end = board.getByRole('dialog', { name: 'End emergency' });
  await end.getByRole('textbox', { name: 'What came of it' }).fill('The guard slipped on the stairs and is well.');
  await end.getByRole('button', { name: 'End emergency' }).click();
  await end.waitFor({ state: 'detached' });
  await dismiss(board);
  await drawer.getByText('The guard slipped on the stairs and is well.').first().waitFor();
  await look(board, 'emergency-3-over');
  await phone.getByRole('button', { name: 'Hold for help' }).waitFor();
  expectNoConsoleErrors(board);
  expectNoConsoleErrors(phone);
});
