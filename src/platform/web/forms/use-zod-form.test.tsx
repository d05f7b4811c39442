import axe from 'axe-core';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { email, money, optional, personName, phone, text } from '#platform/contract/fields.ts';
import { ApiError } from '../call/api-error.ts';
import { screenState } from '../testing/dom.ts';
import { button, click, render, settle, type, until, type Rendered } from '../testing/render.tsx';
import { feedbackState, openPopup, resetFeedback } from '../feedback.ts';
import { FormDrawer } from '../ui/drawer/form-drawer.tsx';
import { MoneyField, NumberField } from './number-fields.tsx';
import { SelectField } from './choice-fields.tsx';
import { SwitchField } from './switch-fields.tsx';
import { IdentityField, PhoneField, TextField } from './text-fields.tsx';
import { useZodForm, type ZodForm } from './use-zod-form.ts';

const schema = z.strictObject({
  name: personName(),
  email: email(),
  phone: optional(phone()),
  identity: text(14, 14),
  salary: money(),
  children: z.number().int().min(0).optional(),
  status: z.enum(['Active', 'Inactive']),
  tax: z.boolean(),
});
type Values = z.input<typeof schema>;

let view: Rendered | undefined;
let form: ZodForm<Values>;
const onClose = vi.fn();
const onBirth = vi.fn();

function Form({ onSubmit, filled, notify }: { onSubmit: (values: Values) => unknown; filled: boolean; notify: (form: ZodForm<Values>) => void }) {
  const form = useZodForm(schema, {
    initial: filled
      ? { name: 'Siti binti Contoh', email: 'siti@contoh.my', identity: '910412-10-5531', salary: 4500, status: 'Active', tax: true }
      : { name: '', tax: false },
    onSubmit,
  });
  notify(form);
  return (
    <FormDrawer opened onClose={onClose} title="Add an employee" form={form} submit="Add employee">
      <TextField form={form} name="name" label={{ en: 'Name', ms: 'Nama' }} />
      <TextField form={form} name="email" label="Email" type="email" />
      <PhoneField form={form} name="phone" label="Phone" />
      <IdentityField form={form} name="identity" label="NRIC" onBirthDate={onBirth} />
      <MoneyField form={form} name="salary" label="Salary" />
      <NumberField form={form} name="children" label="Children" />
      <SelectField form={form} name="status" label="Status" options={['Active', 'Inactive']} />
      <SwitchField form={form} name="tax" label="Deduct tax" />
    </FormDrawer>
  );
}
const show = async (onSubmit: (values: Values) => unknown, filled = true, locale: 'en' | 'ms' = 'en') => {
  onClose.mockReset();
  onBirth.mockReset();
  view = await render(<Form onSubmit={onSubmit} filled={filled} notify={(next) => (form = next)} />, { locale });
  await until(() => document.querySelector('input[name="name"]') !== null);
};
const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};
afterEach(async () => {
  await act(async () => resetFeedback());
  await view?.unmount();
  screenState.phone = false;
  window.localStorage.clear();
});

describe('a form over a schema', () => {
  it.each([
    ['en', 'e.g. 012-345 6789', 'e.g. 900131-10-1234'],
    ['ms', 'cth. 012-345 6789', 'cth. 900131-10-1234'],
  ] as const)('says in an empty field that its hint is an example, in %s', async (locale, phone, identity) => {
    await show(vi.fn(), false, locale);
    expect([field('phone').placeholder, field('identity').placeholder]).toEqual([phone, identity]);
  });

  it('says what is wrong only until the next change, and not beyond the form', async () => {
    const outcome = () => feedbackState().popups.map(({ message }) => message);
    await show(vi.fn());
    await type(field('name'), '');
    await click(button('Add employee'));
    expect(outcome()).toHaveLength(1);
    await type(field('email'), 'no address');
    expect(outcome()).toEqual([]);
    await click(button('Add employee'));
    expect(outcome()).toHaveLength(1);
    expect(outcome()[0]).toContain('email address');
    await view?.unmount();
    view = undefined;
    expect(outcome()).toEqual([]);
  });

  it('hands over what was typed', async () => {
    const onSubmit = vi.fn();
    await show(onSubmit);
    await type(field('name'), 'Siti Aminah binti Contoh');
    await click(button('Add employee'));
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      name: 'Siti Aminah binti Contoh',
      email: 'siti@contoh.my',
      identity: '910412-10-5531',
      salary: 4500,
      status: 'Active',
      tax: true,
    });
    expect(form.dirty).toBe(false);
  });

  it('tells all failures in one popup without repeats, counts and marks the fields, and loses nothing', async () => {
    const onSubmit = vi.fn();
    await show(onSubmit, false);
    await type(field('name'), 'R2D2');
    await click(button('Add employee'));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(feedbackState().popups).toHaveLength(1);
    const [popup] = feedbackState().popups;
    expect(popup?.title).toBe('Please check 5 fields');
    expect(popup?.message.split('\n')).toEqual(["Use only letters, spaces and ' @ / . - ( ) ,", 'This field is required.']);
    expect(field('name').getAttribute('aria-invalid')).toBe('true');
    expect([field('name').value, form.errors['email']]).toEqual(['R2D2', 'This field is required.']);
  });

  it('speaks the language of the reader', async () => {
    await show(vi.fn(), false, 'ms');
    await click(button('Add employee'));
    expect(feedbackState().popups).toMatchObject([{ title: 'Sila semak 5 medan', message: 'Medan ini wajib diisi.' }]);
  });

  it("puts the server's messages beside their fields", async () => {
    await show(() => Promise.reject(new ApiError(422, 'The given data was invalid.', { errors: { email: ['This e-mail is taken.'] }, shown: true })));
    await click(button('Add employee'));
    await settle();
    expect(form.errors['email']).toBe('This e-mail is taken.');
    expect(field('email').value).toBe('siti@contoh.my');
    expect(feedbackState().popups).toEqual([]);
    await type(field('email'), 'siti2@contoh.my');
    expect(form.errors['email']).toBeUndefined();
  });

  it('leads to the first wrong field of the page beside the popup of the server', async () => {
    await show(async () => {
      openPopup({ kind: 'error', message: 'Two are wrong.', okay: false });
      throw new ApiError(422, 'Two are wrong.', { errors: { salary: ['Too much.'], email: ['This e-mail is taken.'] }, shown: true });
    });
    // A busy button is disabled, and a disabled one loses the focus.
    button('Add employee').focus();
    await act(async () => button('Add employee').blur());
    await click(button('Add employee'));
    await until(() => document.querySelector('[role="alert"]')?.textContent?.includes('Two are wrong.') === true);
    expect(document.activeElement).toBe(field('email'));
  });

  it('leads to the first wrong field beside its own popup', async () => {
    await show(vi.fn());
    await type(field('email'), 'nobody');
    await type(field('name'), '');
    await click(button('Add employee'));
    await until(() => document.querySelector('[role="alert"]') !== null);
    expect(document.activeElement).toBe(field('name'));
    await click(document.querySelector('[role="alert"] button') as HTMLElement);
    expect(document.activeElement).toBe(field('name'));
  });

  it.each([
    [false, 'name'],
    [true, null],
  ])('starts in its first field unless the keyboard of a phone would jump up (%s)', async (phone, name) => {
    screenState.phone = phone;
    await show(vi.fn());
    await until(() => document.querySelector('[role="dialog"]')?.contains(document.activeElement) === true);
    expect(document.activeElement?.getAttribute('name')).toBe(name);
  });

  it('knows from the schema what is required', async () => {
    await show(vi.fn());
    expect(['name', 'phone', 'children', 'status'].map((name) => form.isRequired(name as keyof Values))).toEqual([true, false, false, true]);
    expect(document.querySelector('label[for="' + form.idOf('name') + '"]')?.textContent).toContain('*');
  });

  it('dashes identity numbers and derives the birth date', async () => {
    await show(vi.fn(), false);
    await type(field('identity'), '910412105531');
    expect(field('identity').value).toBe('910412-10-5531');
    expect(onBirth).toHaveBeenCalledWith('1991-04-12', 'Male');
  });

  it('completes phone numbers when the field is left', async () => {
    await show(vi.fn(), false);
    await type(field('phone'), '012-345 6789');
    await act(async () => {
      field('phone').focus();
      field('phone').blur();
    });
    expect(field('phone').value).toBe('+60123456789');
  });

  it('asks before changes are discarded, and not without changes', async () => {
    await show(vi.fn());
    await click(button('Cancel'));
    expect(onClose).toHaveBeenCalledOnce();
    await type(field('name'), 'Someone else');
    await act(async () => void openPopup({ kind: 'error', message: 'Not like this.' }));
    await click(button('Cancel'));
    expect(feedbackState().popups).toEqual([]);
    expect(feedbackState().questions[0]).toMatchObject({ title: 'Discard changes?', verb: 'Discard', stays: 'Keep editing', danger: true });
    await act(async () => feedbackState().questions[0]?.answer(null));
    expect(onClose).toHaveBeenCalledOnce();
    await click(button('Cancel'));
    await act(async () => feedbackState().questions[0]?.answer({ remark: '' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('warns when the tab is closed over changes', async () => {
    await show(vi.fn());
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    await type(field('name'), 'Someone else');
    expect(leave()).toBe(true);
  });

  it('is free of axe findings', async () => {
    await show(vi.fn(), false);
    await click(button('Add employee'));
    await act(async () => resetFeedback());
    await settle(50);
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
});

it('forgets what was wrong in a part of a list once the list is written anew', async () => {
  const levels = z.strictObject({ levels: z.array(z.object({ approvers: z.array(z.object({ user_id: z.number() })) })) });
  let own: ZodForm<z.input<typeof levels>> | undefined;
  function Levels({ notify }: { notify: (form: ZodForm<z.input<typeof levels>>) => void }) {
    notify(useZodForm(levels, { initial: { levels: [{ approvers: [{ user_id: null }] }] } as never, onSubmit: () => undefined }));
    return null;
  }
  view = await render(<Levels notify={(next) => (own = next)} />);
  await act(async () => void (await own?.submit()));
  expect(Object.keys(own?.errors ?? {})).toEqual(['levels.0.approvers.0.user_id']);
  await act(async () => own?.set('levels', [{ approvers: [{ user_id: 7 }] }]));
  expect(own?.errors).toEqual({});
});
