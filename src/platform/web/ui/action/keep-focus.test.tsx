import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { button, click, render, until, type Rendered } from '../../testing/render.tsx';
import { keepFocus, keepRow } from './keep-focus.ts';

let drawn: Rendered;
afterEach(() => drawn.unmount());

/** Confirms in two steps; `more` always stands beside. */
function Steps() {
  const [step, setStep] = useState<'confirm' | 'pay' | 'done'>('confirm');
  return (
    <>
      <div ref={keepFocus}>
        <button data-variant="default">More</button>
        {step === 'confirm' && (
          <button key="confirm" onClick={() => setStep('pay')}>
            Confirm
          </button>
        )}
        {step === 'pay' && (
          <button key="pay" data-variant="filled" onClick={() => setStep('done')}>
            Pay
          </button>
        )}
      </div>
      <input aria-label="Search" />
    </>
  );
}

it('gives the focus of an action that is done to the next one, and to what is left after the last', async () => {
  drawn = await render(<Steps />);
  button('Confirm').focus();
  await click(button('Confirm'));
  await until(() => document.activeElement === button('Pay'));
  await click(button('Pay'));
  await until(() => document.activeElement === button('More'));
});

/** What comes after the confirming is known a moment later. */
function Late({ later }: { later: boolean }) {
  const [done, setDone] = useState(false);
  return (
    <div ref={keepFocus}>
      <button data-variant="default">Print</button>
      {!done && <button onClick={() => setDone(true)}>Confirm</button>}
      {done && later && <button data-variant="filled">Pay</button>}
    </div>
  );
}

it.each([
  ['lets a next step that comes a moment later take the focus from what stood in for it', false, 'Pay'],
  ['leaves it where somebody has used that meanwhile', true, 'Print'],
])('%s', async (_, used, at) => {
  drawn = await render(<Late later={false} />);
  button('Confirm').focus();
  await click(button('Confirm'));
  await until(() => document.activeElement === button('Print'));
  if (used) button('Print').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await drawn.rerender(<Late later />);
  await until(() => document.body.textContent.includes('Pay'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(button(at));
});

it('takes nothing from somebody who went on', async () => {
  drawn = await render(<Steps />);
  button('Confirm').focus();
  document.querySelector('input')?.focus();
  await click(button('Confirm'));
  await until(() => document.body.textContent.includes('Pay'));
  expect(document.activeElement).toBe(document.querySelector('input'));
});

function Rows() {
  const [rows, setRows] = useState(['Aini', 'Balan', 'Chong']);
  return (
    <ul ref={keepRow}>
      {rows.map((name) => (
        <li key={name}>
          <button onClick={() => setRows(rows.filter((each) => each !== name))}>{name}</button>
        </li>
      ))}
    </ul>
  );
}

it('gives the focus of a row that leaves a list to the one in its place, and to the last after the last', async () => {
  drawn = await render(<Rows />);
  for (const [done, next] of [
    ['Balan', 'Chong'],
    ['Chong', 'Aini'],
  ] as const) {
    button(done).focus();
    await click(button(done));
    await until(() => document.activeElement === button(next));
  }
});

/** Nothing is left to save once it is saved; before that its button only waits. */
function Saving() {
  const [state, setState] = useState<'changed' | 'busy' | 'saved'>('changed');
  return (
    <>
      <div ref={keepFocus}>
        <button disabled={state === 'busy'}>Confirm</button>
        <button data-variant="default" data-loading={state === 'busy' || undefined} disabled={state !== 'changed'} onClick={() => setState('busy')}>
          Save
        </button>
      </div>
      <button onClick={() => setState('saved')}>Answer</button>
    </>
  );
}

it('waits while a button works, and goes on to the next one where it stays off afterwards', async () => {
  drawn = await render(<Saving />);
  button('Save').focus();
  await click(button('Save'));
  // Browsers take the focus from what is off.
  button('Save').blur();
  expect(document.activeElement).toBe(document.body);
  await click(button('Answer'));
  await until(() => document.activeElement === button('Confirm'));
});
