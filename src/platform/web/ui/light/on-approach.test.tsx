import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { button, click, render, settle, until, type Rendered } from '../../testing/render.tsx';
import { LightSelect } from './light-select.tsx';
import { later, OnApproach } from './on-approach.tsx';

let view: Rendered;
const shown = () => view.container.querySelector('button')?.textContent;
afterEach(async () => {
  await view.unmount();
  vi.restoreAllMocks();
});

describe('a control that is drawn light', () => {
  const load = vi.fn(async () => 'full');
  const opened = vi.fn();
  const draw = (unasked?: 'now' | 'idle') =>
    render(
      <OnApproach
        part={later(load)}
        unasked={unasked}
        light={(approach) => (
          <button key="light" {...approach}>
            light
          </button>
        )}
      >
        {(words) => <button onClick={opened}>{words}</button>}
      </OnApproach>,
    );
  afterEach(() => {
    load.mockReset().mockResolvedValue('full');
    opened.mockReset();
  });

  it('loads nothing while nobody reaches for it', async () => {
    view = await draw();
    await settle();
    expect([shown(), load.mock.calls.length]).toEqual(['light', 0]);
  });

  it('is fetched when the pointer is over it, and changes only when it is opened', async () => {
    view = await draw();
    await act(async () => void button('light')?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true })));
    await settle();
    expect([shown(), load.mock.calls.length]).toEqual(['light', 1]);
  });

  it('becomes itself with the first click, takes the focus and opens', async () => {
    view = await draw();
    await click(button('light'));
    await until(() => shown() === 'full');
    expect([document.activeElement?.textContent, opened.mock.calls.length, load.mock.calls.length]).toEqual(['full', 1, 1]);
  });

  it('becomes itself unasked where it must, and leaves the focus alone', async () => {
    view = await draw('now');
    await until(() => shown() === 'full');
    expect([document.activeElement, opened.mock.calls.length]).toEqual([document.body, 0]);
  });

  it('keeps the focus that it has when it becomes itself unasked, and does not open', async () => {
    let arrive: (words: string) => void = () => undefined;
    load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    view = await draw('now');
    await act(async () => button('light').focus());
    arrive('full');
    await until(() => shown() === 'full');
    expect([document.activeElement?.textContent, opened.mock.calls.length]).toEqual(['full', 0]);
  });

  it('opens where it becomes itself between press and release of the mouse', async () => {
    let arrive: (words: string) => void = () => undefined;
    load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    view = await draw('now');
    await act(async () => {
      button('light').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
      button('light').focus();
    });
    arrive('full');
    await until(() => shown() === 'full');
    expect([document.activeElement?.textContent, opened.mock.calls.length]).toEqual(['full', 1]);
  });

  it('does not open where the mouse was pressed and released before', async () => {
    let arrive: (words: string) => void = () => undefined;
    load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    view = await draw('now');
    await act(async () => {
      for (const kind of ['mousedown', 'mouseup']) button('light').dispatchEvent(new MouseEvent(kind, { bubbles: true }));
      button('light').focus();
    });
    arrive('full');
    await until(() => shown() === 'full');
    expect([document.activeElement?.textContent, opened.mock.calls.length]).toEqual(['full', 0]);
  });

  it('is never drawn light where its part is there already', async () => {
    const part = later(load);
    await part.load();
    const light = vi.fn(() => <button>light</button>);
    view = await render(
      <OnApproach part={part} unasked="now" light={light}>
        {(words) => <button>{words}</button>}
      </OnApproach>,
    );
    expect([shown(), light.mock.calls.length]).toEqual(['full', 0]);
  });

  it('stays light when its part cannot be loaded, and tries again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    load.mockRejectedValueOnce(new Error('no connection'));
    view = await draw();
    await click(button('light'));
    await settle();
    expect([shown(), logged.mock.calls.length]).toEqual(['light', 1]);
    await click(button('light'));
    await until(() => shown() === 'full');
  });
});

it('what is typed in a light field is typed in the field that comes', async () => {
  let arrive: () => void = () => undefined;
  const part = later(() => new Promise<string>((resolve) => (arrive = () => resolve('full'))));
  const typed = vi.fn();
  view = await render(
    <OnApproach part={part} typed unasked="now" light={(approach) => <input key="light" {...approach} readOnly />}>
      {() => <input onChange={(event) => typed(event.currentTarget.value)} />}
    </OnApproach>,
  );
  const field = () => view.container.querySelector('input');
  await act(async () => field()?.focus());
  for (const key of [' ', '1', '5', 'x', 'Backspace', '/'])
    await act(async () => void field()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  arrive();
  await until(() => typed.mock.calls.length > 0);
  expect([typed.mock.calls, document.activeElement]).toEqual([[['15/']], field()]);
});

it('a light choice says what is chosen and takes it back without loading the list', async () => {
  const chosen = vi.fn();
  const data = [
    { value: 'a', label: 'Aktif' },
    { value: 'b', label: 'Berhenti' },
  ];
  view = await render(<LightSelect aria-label="Status" w={120} data={data} value="b" onChange={chosen} clearable />);
  expect(view.container.querySelector('input')?.value).toBe('Berhenti');
  await click(view.container.querySelector('button'));
  expect(chosen).toHaveBeenCalledWith(null);
});

it('letters choose in a closed short list: the first that begins so, and of one letter the next', async () => {
  const data = ['Open', 'Approved', 'Away', 'Closed'].map((label) => ({ value: label.toLowerCase(), label }));
  const chosen = vi.fn();
  const draw = (value: string) => <LightSelect aria-label="Status" data={data} value={value} onChange={chosen} />;
  view = await render(draw('open'));
  const type = (key: string) =>
    act(async () => void view.container.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  await type('a');
  await view.rerender(draw('approved'));
  await type('a');
  expect(chosen.mock.calls).toEqual([['approved'], ['away']]);
});
