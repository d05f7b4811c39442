import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { button, click, render, settle, type, until, type Rendered } from '../../testing/render.tsx';
import { ask, openPopup, openToast, resetFeedback } from '../../feedback.ts';

let view: Rendered | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await act(async () => resetFeedback());
  await view?.unmount();
});

const dialog = () => document.querySelector('[role="dialog"]');
const notes = () => [...document.querySelectorAll<HTMLElement>('[role="status"], [role="alert"]')].filter((each) => each.tagName !== 'OUTPUT');
const say = async (work: () => unknown) => {
  view = await render(
    <p>
      page <input aria-label="name" />
    </p>,
  );
  await act(async () => void work());
  await until(() => dialog() !== null || notes().length > 0);
};
const slowly = async (work: () => unknown) => {
  await say(() => openPopup({ kind: 'info', message: 'The view is loaded.' }));
  await act(async () => resetFeedback());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => void work());
};
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const point = (at: Element, from: Element = document.body) =>
  act(async () => {
    from.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: at }));
    at.dispatchEvent(new MouseEvent('mouseover', { bubbles: true, relatedTarget: from }));
  });
const press = (key: string) =>
  act(async () => void (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

describe('popups', () => {
  it('of success have a green Okay button, and stop nothing', async () => {
    await say(() => openPopup({ kind: 'success', message: 'Saved.' }));
    const [popup] = notes();
    expect([popup?.role, popup?.textContent]).toEqual(['status', 'DoneSaved.Okay']);
    expect([dialog(), document.querySelector('.mantine-Modal-overlay')]).toEqual([null, null]);
    expect(button('Okay').style.getPropertyValue('--button-bg')).toContain('green');
    await click(button('Okay'));
    expect(notes()).toEqual([]);
  });

  it('of failure have a red Okay button', async () => {
    await say(() => openPopup({ kind: 'error', message: 'No.' }));
    expect(notes()[0]?.role).toBe('alert');
    expect(button('Okay').style.getPropertyValue('--button-bg')).toContain('red');
  });

  it('of a refused input have a close button and no confirm', async () => {
    await say(() => openPopup({ kind: 'error', message: '• One.\n• Two.', okay: false }));
    expect([...(notes()[0]?.querySelectorAll('button') ?? [])].map((each) => each.getAttribute('aria-label') ?? each.textContent)).toEqual(['Close']);
    await click(button('Close'));
    expect(notes()).toEqual([]);
  });

  it('leave the focus where it is', async () => {
    await say(() => {
      document.querySelector('input')?.focus();
      openPopup({ kind: 'success', message: 'Saved.' });
    });
    expect(document.activeElement).toBe(document.querySelector('input'));
  });

  it('close after 5 s with the pointer elsewhere in the window', async () => {
    await slowly(() => openPopup({ kind: 'error', message: 'No.' }));
    const page = document.querySelector('main') as HTMLElement;
    await point(page);
    await pass(4900);
    expect(notes()).toHaveLength(1);
    await point(document.body, page);
    await pass(100);
    expect(notes()).toEqual([]);
  });

  it.each(['pointer', 'focus'])('wait while the %s is on them', async (what) => {
    await slowly(() => openPopup({ kind: 'error', message: 'No.' }));
    const popup = notes()[0] as HTMLElement;
    const okay = button('Okay');
    await (what === 'pointer' ? point(popup) : act(async () => okay.focus()));
    await pass(60_000);
    expect(notes()).toHaveLength(1);
    await (what === 'pointer' ? point(document.body, popup) : act(async () => okay.blur()));
    await pass(5000);
    expect(notes()).toEqual([]);
  });

  it('go by Escape, the newest first, and before any dialog hears it', async () => {
    await say(() => void ask({ title: 'Sure?' }));
    await act(async () => {
      openPopup({ kind: 'success', message: 'One.' });
      openToast({ kind: 'info', message: 'Two.' });
    });
    expect(notes().map(({ textContent }) => textContent)).toEqual(['DoneOne.Okay', 'Two.']);
    await press('Escape');
    expect(notes()).toHaveLength(1);
    await press('Escape');
    expect([notes().length, dialog() !== null]).toEqual([0, true]);
    await press('Escape');
    await until(() => dialog() === null);
  });
});

describe('what rings', () => {
  const alarm = { kind: 'error', about: 'alarm:4', closesAfter: null, rings: true } as const;

  it('stands in red and sounds again and again, also after Escape, until something newer is said of the same', async () => {
    const tones = vi.fn();
    class Sound {
      state = 'running';
      currentTime = 0;
      destination = {};
      createOscillator = () => ({ frequency: {}, connect: () => ({ connect: () => undefined }), start: tones, stop: () => undefined });
      createGain = () => ({ gain: {}, connect: () => undefined });
      close = async () => undefined;
    }
    vi.stubGlobal('AudioContext', Sound);
    try {
      await slowly(() => undefined);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
      await act(async () => void openToast({ ...alarm, message: 'Raised.' }));
      expect([notes()[0]?.role, notes()[0]?.dataset['rings'], tones.mock.calls.length]).toEqual(['alert', 'true', 2]);
      await pass(3000);
      expect(tones).toHaveBeenCalledTimes(4);
      await act(async () => void openToast({ ...alarm, message: 'Waiting.' }));
      expect(notes().map(({ textContent }) => textContent)).toEqual(['Waiting.']);
      await press('Escape');
      await pass(600_000);
      expect(notes()).toHaveLength(1);
      await act(async () => void openToast({ kind: 'info', about: 'alarm:5', message: 'Elsewhere.' }));
      expect(notes()).toHaveLength(2);
      await act(async () => void openToast({ kind: 'info', about: 'alarm:4', message: 'Acknowledged.' }));
      expect(notes().map(({ textContent }) => textContent)).toEqual(['Elsewhere.', 'Acknowledged.']);
      const before = tones.mock.calls.length;
      await pass(3000);
      expect(tones).toHaveBeenCalledTimes(before);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe('what the browser silences', () => {
  it('says that it rings unheard until a button is pressed', async () => {
    const tones = vi.fn();
    const browser = { mayPlay: false };
    class Silent {
      state = 'suspended';
      currentTime = 0;
      destination = {};
      onstatechange: (() => void) | null = null;
      createOscillator = () => ({ frequency: {}, connect: () => ({ connect: () => undefined }), start: tones, stop: () => undefined });
      createGain = () => ({ gain: {}, connect: () => undefined });
      resume = async () => {
        if (!browser.mayPlay) return new Promise<void>(() => undefined);
        this.state = 'running';
        this.onstatechange?.();
        return undefined;
      };
      close = async () => undefined;
    }
    vi.stubGlobal('AudioContext', Silent);
    try {
      await say(() => openToast({ kind: 'error', about: 'alarm:4', closesAfter: null, rings: true, message: 'Raised.' }));
      await until(() => notes()[0]?.textContent?.includes('silent') === true);
      expect(tones).not.toHaveBeenCalled();
      browser.mayPlay = true;
      await click(button('Turn on sound'));
      await until(() => notes()[0]?.textContent === 'Raised.');
      expect(tones).toHaveBeenCalledTimes(2);
    } finally {
      await act(async () => resetFeedback());
      vi.unstubAllGlobals();
    }
  });
});

describe('toasts', () => {
  it('carry a bell and close after 5 s', async () => {
    await slowly(() => openToast({ kind: 'error', message: 'Busy.' }));
    const [toast] = notes();
    expect(toast?.textContent).toContain('Busy.');
    expect(toast?.querySelector('.tabler-icon-bell')).not.toBeNull();
    await pass(4900);
    expect(notes()).toHaveLength(1);
    await pass(100);
    expect(notes()).toEqual([]);
  });
});

describe('questions', () => {
  it('have Confirm and Cancel', async () => {
    let answer: unknown = 'none';
    await say(() => ask({ title: 'Are you sure to sign out?' }).then((given) => (answer = given)));
    expect(dialog()?.textContent).toContain('Are you sure to sign out?');
    button('Cancel');
    await click(button('Confirm'));
    await settle();
    expect(answer).toEqual({ remark: '' });
  });

  it('that are dangerous begin on what keeps all as it is, and say what their buttons do', async () => {
    await say(() => void ask({ title: 'Discard changes?', verb: 'Discard', stays: 'Keep editing', danger: true }));
    await until(() => document.activeElement === button('Keep editing'));
    expect(button('Discard').style.getPropertyValue('--button-bg')).toContain('red');
  });

  it('demand a remark of at least 3 characters when they ask for one', async () => {
    let answer: unknown = 'none';
    await say(() => ask({ title: 'Reject?', remark: true }).then((given) => (answer = given)));
    const field = document.querySelector('textarea');
    if (!field) throw new Error('no remark');
    expect(field.maxLength).toBe(500);
    await type(field, ' no ');
    await click(button('Confirm'));
    expect([answer, dialog()?.textContent?.includes('at least 3 characters')]).toEqual(['none', true]);
    await type(field, 'Not this week');
    await click(button('Confirm'));
    await settle();
    expect(answer).toEqual({ remark: 'Not this week' });
  });
});
