import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendByKeys } from './send-by-keys.ts';

let sent: string[];
beforeEach(() => {
  sent = [];
  document.body.innerHTML = `
    <form id="form"><textarea id="lines"></textarea><button type="submit">Save</button></form>
    <form id="busy"><input id="waiting" /><button type="submit" disabled>Save</button></form>
    <div role="dialog"><textarea id="remark"></textarea><button type="button">Cancel</button><button type="button" data-sends>Confirm</button></div>
    <main><input id="field" /><button data-sends>Send the page</button></main>
    <a id="link" href="#there">A link</a>`;
  document.addEventListener('keydown', sendByKeys);
  document.addEventListener('submit', (event) => event.preventDefault());
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => sent.push(button.textContent));
});
afterEach(() => document.removeEventListener('keydown', sendByKeys));

const press = (id: string, more: KeyboardEventInit = { ctrlKey: true }) =>
  document.getElementById(id)!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...more }));

it.each([
  ['lines', ['Save']],
  ['waiting', []],
  ['remark', ['Confirm']],
  ['link', []],
])('from %s it presses %j', (id, pressed) => {
  press(id);
  expect(sent).toEqual(pressed);
});

it('takes the Command key, and neither Enter alone nor one that goes on', () => {
  press('lines', { metaKey: true });
  press('lines', {});
  press('lines', { ctrlKey: true, repeat: true });
  expect(sent).toEqual(['Save']);
});

it('presses the button of the page from a field outside of forms and dialogs', () => {
  document.querySelector('[role=dialog]')?.remove();
  press('field');
  expect(sent).toEqual(['Send the page']);
});
