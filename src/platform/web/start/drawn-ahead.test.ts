// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { tickedEarly, typedEarly } from './drawn-ahead.ts';

afterEach(() => document.body.replaceChildren());

function drawn(attributes: string): HTMLInputElement {
  document.body.innerHTML = `<div id="root"><form><input name="remember" type="checkbox" ${attributes}><input name="email"></form></div>`;
  return document.querySelector<HTMLInputElement>('[name="remember"]') as HTMLInputElement;
}

it('knows what somebody typed, ticked and unticked', () => {
  const field = drawn('');
  expect([tickedEarly('remember'), typedEarly('email'), tickedEarly('other'), typedEarly('other')]).toEqual([undefined, '', undefined, '']);
  field.checked = true;
  expect(tickedEarly('remember')).toBe(true);
  const ticked = drawn('checked');
  expect(tickedEarly('remember')).toBeUndefined();
  ticked.checked = false;
  expect(tickedEarly('remember')).toBe(false);
});

it('knows it at the second try to take the field over, too: the first has written its attribute', () => {
  const field = drawn('');
  field.checked = true;
  expect(tickedEarly('remember')).toBe(true);
  field.defaultChecked = true;
  expect(tickedEarly('remember')).toBe(true);
});
