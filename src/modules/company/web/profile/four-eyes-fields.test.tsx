import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { click, pageText, render, type Rendered } from '#platform/web/testing/render.tsx';
import { readConfig } from '../../contract/company-config.schema.ts';
import { companyForm, type CompanyProfile } from '../../contract/company.schema.ts';
import { choiceFor } from '../../contract/four-eyes.policy.ts';
import { FourEyesFields } from './four-eyes-fields.tsx';
import { FourEyesInForce } from './four-eyes-in-force.tsx';

const subjects: CompanyProfile['four_eyes_subjects'] = [
  { key: 'leave', title: { en: 'Leave', ms: 'Cuti' }, rule: { en: 'Reviewed by one, approved by another.', ms: 'Disemak seorang, diluluskan yang lain.' } },
  {
    key: 'payroll',
    title: { en: 'Payroll', ms: 'Gaji' },
    rule: { en: 'Processed by one, confirmed by another.', ms: 'Diproses seorang, disahkan yang lain.' },
  },
];
const config = readConfig({ four_eyes: true, four_eyes_for: { payroll: 'never', claims: 'always' } });
let view: Rendered | undefined;
afterEach(() => view?.unmount());

function Form() {
  const four_eyes_for = Object.fromEntries(subjects.map(({ key }) => [key, choiceFor(config, key)]));
  const form = useZodForm(companyForm, {
    initial: { config: { ...config, timezone: 'Asia/Kuala_Lumpur', four_eyes_for } },
    onSubmit: () => undefined,
  });
  return (
    <>
      <FourEyesFields form={form} subjects={subjects} />
      <output>{JSON.stringify(form.get('config'))}</output>
    </>
  );
}
const choice = (label: string) => {
  const id = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.htmlFor;
  return document.getElementById(id ?? '') as HTMLInputElement;
};
const option = (text: string) => [...document.querySelectorAll<HTMLElement>('[role=option]')].find(({ textContent }) => textContent === text) as HTMLElement;

it('each subject follows the switch, in words, until it is chosen otherwise', async () => {
  view = await render(<Form />);
  expect([choice('Leave').value, choice('Payroll').value]).toEqual(['Follow the switch: yes', 'Always no']);
  expect(pageText()).toContain('Processed by one, confirmed by another.');
  await click(document.querySelector('input[type=checkbox]') as HTMLElement);
  expect(choice('Leave').value).toBe('Follow the switch: no');
  await click(choice('Leave'));
  await click(option('Always yes'));
  expect(JSON.parse(document.querySelector('output')?.textContent ?? '')).toMatchObject({
    four_eyes: false,
    four_eyes_for: { leave: 'always', payroll: 'never' },
  });
  const { violations } = await axe.run(view.container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('speaks Bahasa Malaysia', async () => {
  view = await render(<Form />, { locale: 'ms' });
  expect([choice('Cuti').value, choice('Gaji').value]).toEqual(['Ikut suis: ya', 'Sentiasa tidak']);
  expect(pageText()).toContain('Diproses seorang, disahkan yang lain.');
});

it('what holds is said for each subject, for the company alone where there is none', async () => {
  view = await render(<FourEyesInForce company={{ config, four_eyes_subjects: subjects }} />);
  expect(pageText()).toContain('Leave: YesPayroll: No');
  await view.rerender(<FourEyesInForce company={{ config, four_eyes_subjects: [] }} />);
  expect(pageText()).toBe('Yes');
});
