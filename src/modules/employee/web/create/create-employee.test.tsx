import { afterEach, describe, expect, it, vi } from 'vitest';
import { recallDraft, rememberDraft } from '#platform/web/local-state.ts';
import { button, click, render, settle, type, until, type Rendered } from '#platform/web/testing/render.tsx';
import { CreateEmployee } from './create-employee.tsx';

const DRAFT = 'employee.create.1.7';
let page: Rendered | null = null;

function field(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find((each) => each.textContent?.replace('*', '').trim() === label);
  const input = found && document.getElementById(found.getAttribute('for') ?? '');
  if (!(input instanceof HTMLInputElement)) throw new Error(`No field ${label}`);
  return input;
}

async function open() {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: [] }), { status: 200 }));
  page = await render(<CreateEmployee />);
}

afterEach(async () => {
  await page?.unmount();
  page = null;
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

describe('adding an employee', () => {
  it('derives birth date and gender from the identity number, and overwrites nothing', async () => {
    await open();
    await type(field('NRIC'), '950812145562');
    expect(field('NRIC').value).toBe('950812-14-5562');
    expect(field('Date of birth').value).toBe('12/08/95');
    expect(field('Gender').value).toBe('Female');
    await type(field('NRIC'), '900131145561');
    expect(field('Date of birth').value).toBe('12/08/95');
    expect(document.body.textContent).toContain('The identity number says 31/01/90.');
    await click(button('Use it'));
    expect(field('Date of birth').value).toBe('31/01/90');
  });

  it('keeps what was typed on this device, and brings it back', async () => {
    await open();
    await type(field('Preferred name'), 'Aisyah');
    await settle(600);
    expect(recallDraft(DRAFT)).toMatchObject({ preferred_name: 'Aisyah' });
    await page?.unmount();
    await open();
    expect(field('Preferred name').value).toBe('Aisyah');
    await click(button('Start over'));
    expect(field('Preferred name').value).toBe('');
    expect(recallDraft(DRAFT)).toBeUndefined();
  });

  it('goes to the next step only without mistakes in this one', async () => {
    await open();
    await click(button('Next'));
    await until(() => document.querySelectorAll('[aria-invalid="true"]').length > 0);
    expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('Personal');
  });

  it('opens the kept steps from the first', async () => {
    rememberDraft(DRAFT, { employee_type: 'Foreign', name: 'Ram' });
    await open();
    expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('Personal');
    expect(document.body.textContent).toContain('Your earlier entries have been restored.');
  });
});
