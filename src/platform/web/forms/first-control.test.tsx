import { afterEach, expect, it } from 'vitest';
import { prepareDom } from '../testing/dom.ts';
import { onPage, startInField } from './first-control.ts';

prepareDom();
afterEach(() => document.body.replaceChildren());

const form = (fields: string) => {
  document.body.innerHTML = `<form><fieldset>${fields}</fieldset></form>`;
  const drawn = document.querySelector('form') as HTMLFormElement;
  startInField(drawn);
  return document.querySelector('[data-autofocus]');
};

it.each([
  ['a photo before it', '<input type="file"><button type="button">Choose a photo</button>'],
  ['a bin before it', '<button type="button" aria-label="Remove Spouse"></button>'],
  ['a field that cannot be changed before it', '<input readonly>'],
])('a form starts in its first field: %s', (_what, before) => {
  expect(form(`${before}<input id="name">`)?.id).toBe('name');
});

it('a form starts on a button that opens a choice, and on itself where there is nothing to enter', () => {
  expect(form('<button type="button" id="kind" aria-haspopup="listbox"></button><input>')?.id).toBe('kind');
  expect(form('<input readonly aria-haspopup="listbox" id="day">')?.id).toBe('day');
  expect(form('<button type="button">Add a child</button>')?.tagName).toBe('FORM');
});

it('fields are told in the order of the page, those that do not stand there left out', () => {
  form('<input id="a"><input id="b">');
  expect(onPage(['b', 'x', 'a'])).toEqual(['a', 'b']);
});
