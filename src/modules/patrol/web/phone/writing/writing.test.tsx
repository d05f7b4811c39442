import { act, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { button, click, field, pageText, render, settle, type, type Rendered } from '#platform/web/testing/render.tsx';
import { logEvent } from '../../../contract/logbook/log-call.endpoints.ts';
import { sitrepEvent } from '../../../contract/report/sitrep-call.endpoints.ts';
import type { Entry, NewEntry } from '../entry.store.ts';
import { QuestionPanel } from '../question-panel.tsx';
import type { Checkpoint } from '../record-scan.ts';
import { ScanPanel } from '../scan-panel.tsx';
import { InsideList } from './inside-list.tsx';
import { LogPanel } from './log-panel.tsx';
import { ReportPanel } from './report-panel.tsx';
import { WelfareCard } from './welfare-card.tsx';
import { writeEntry } from './write-entry.ts';
import type { WrittenFields } from './writing-panel.tsx';

const kept = vi.hoisted(() => [] as unknown[]);
vi.mock('../entry.store.ts', () => ({ addEntry: async (entry: unknown) => void kept.push(entry) }));
vi.mock('#platform/web/device/scanner/code-scanner.tsx', () => ({ CodeScanner: () => null }));
vi.mock('../record-scan.ts', () => ({ placeNow: async () => ({ lat: 3.05, lng: 101.5, accuracy_m: 12 }) }));

let view: Rendered | undefined;
afterEach(async () => {
  await view?.unmount();
  kept.length = 0;
});
const none = () => undefined;
const NOW = Date.parse('2026-11-20T21:00:00+08:00');
const keep = (written: WrittenFields) => writeEntry({ ...written, session: 's', now: NOW });
const entries = () => kept as NewEntry[];

it('a report is kept as the server takes it, its photo before it', async () => {
  view = await render(<ReportPanel onDone={keep} onClose={none} />);
  expect(button('Save')).toHaveProperty('disabled', true);
  await type(field('Headline'), 'Fence cut');
  await type(field('What happened'), 'The fence behind the store was cut.');
  await click(button('Save'));
  await settle();
  expect(entries()).toMatchObject([{ path: 'sitreps', session: 's', label: 'Fence cut', made_at: NOW, picture: null }]);
  const [report] = entries();
  expect(sitrepEvent.parse({ ...report?.body, offline: true })).toMatchObject({
    category: 'Incident',
    severity: 'Low',
    lat: 3.05,
    photos: [],
    recorded_at: '2026-11-20T13:00:00.000Z',
  });
});

it('photos go before what names them', async () => {
  const photos = [new Blob(['x']), new Blob(['y'])];
  await keep({ path: 'log-entries', fields: { kind: 'Occurrence' }, label: 'Pump', photos });
  const [first, second, entry] = entries();
  expect([first, second]).toMatchObject(photos.map((picture) => ({ path: 'photos', picture })));
  expect(first?.body.client_ref).not.toBe(second?.body.client_ref);
  expect(entry?.body).toMatchObject({ kind: 'Occurrence', photos: [first?.body.client_ref, second?.body.client_ref] });
});

it('up to ten photos are taken one after the other, and one that is taken back does not go', async () => {
  view = await render(<ReportPanel onDone={keep} onClose={none} />);
  const camera = document.querySelector<HTMLInputElement>('input[type=file]');
  for (let n = 1; n <= 11; n += 1) {
    Object.defineProperty(camera, 'files', { configurable: true, value: [new File([String(n)], `${n}.txt`)] });
    await act(async () => camera?.dispatchEvent(new Event('change', { bubbles: true })));
    await settle();
  }
  expect(button('10 photos taken, no more go in')).toHaveProperty('disabled', true);
  await click(button('Remove photo 3'));
  expect(button('Add a photo')).toHaveProperty('disabled', false);
  await type(field('Headline'), 'Fence cut');
  await type(field('What happened'), 'The fence behind the store was cut.');
  await click(button('Save'));
  await settle();
  const pictures = entries().slice(0, -1);
  expect(await Promise.all(pictures.map(async ({ picture }) => picture?.text()))).toEqual(['1', '2', '4', '5', '6', '7', '8', '9', '10']);
  expect(entries().at(-1)?.body['photos']).toEqual(pictures.map(({ body }) => body.client_ref));
});

it('an entry of the book asks for what its kind needs, in the language of the guard', async () => {
  view = await render(<LogPanel onDone={keep} onClose={none} />, { locale: 'ms' });
  expect(pageText()).toContain('Buku log kejadian');
  await type(field('Perkara'), 'Paip bocor');
  expect(button('Simpan')).toHaveProperty('disabled', true);
  await type(field('Perkara yang berlaku'), 'Paip di bilik pam bocor.');
  await click(button('Simpan'));
  await settle();
  const [entry] = entries();
  expect(logEvent.parse({ ...entry?.body, offline: false })).toMatchObject({
    act: 'Entry',
    kind: 'Occurrence',
    subject: 'Paip bocor',
    details: { text: 'Paip di bilik pam bocor.' },
  });
});

it.each([
  ['None', false],
  ['Last four', true],
] as const)('a visitor is asked for an identity where the site keeps some of it: %s', async (identity, asks) => {
  view = await render(<LogPanel identity={identity} onDone={keep} onClose={none} />);
  const kind = document.querySelector('select');
  await act(async () => {
    if (kind) kind.value = 'Visitor';
    kind?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  for (const [name, text] of [
    ['Subject', 'A guest'],
    ['Full name', 'Tetamu Contoh'],
    ['Person visited', 'Puan Contoh'],
    ['Pass number', '12'],
  ] as const)
    await type(field(name), text);
  expect([pageText().includes('Identity card or passport'), button('Save')]).toMatchObject([asks, { disabled: asks }]);
  if (!asks) return;
  await type(field('Identity card or passport'), '900131-80-5001');
  expect(button('Save')).toHaveProperty('disabled', false);
});

it('what is inside goes out by one press, by its number in the book, and stands no more', async () => {
  const at = '2026-11-20T12:00:00Z';
  const inside = [
    { entry_no: 7, kind: 'Visitor', subject: 'A guest', at },
    { entry_no: 5, kind: 'Key', subject: 'Key 12', at },
    { entry_no: 3, kind: 'Vehicle', subject: 'A lorry', at },
  ] as const;
  const waiting = { body: { client_ref: 'x', act: 'Out', about_no: 3 }, state: 'waiting' } as unknown as Entry;
  view = await render(<InsideList inside={inside} entries={[waiting]} zone="Asia/Kuala_Lumpur" onOut={keep} />);
  expect(pageText()).toContain('Visitor: A guest, 08:00 PM');
  expect(pageText()).not.toContain('A lorry');
  await click(button('Out: A guest'));
  await settle();
  const [entry] = entries();
  expect(logEvent.parse({ ...entry?.body, offline: true })).toMatchObject({ act: 'Out', about_no: 7, kind: 'Visitor', subject: 'A guest', details: {} });
  expect([pageText().includes('A guest'), pageText().includes('Key 12')]).toEqual([false, true]);
});

it('the question whether all is well stands over what is being written, which stays', async () => {
  const given: string[] = [];
  const card = <WelfareCard due={NOW} zone="Asia/Kuala_Lumpur" onAnswer={(answer) => given.push(answer)} />;
  for (const Panel of [ReportPanel, LogPanel]) {
    const panel = (urgent: ReactNode) => <Panel onDone={keep} onClose={none} urgent={urgent} />;
    const own = Panel === ReportPanel ? 'Headline' : 'Subject';
    view = await render(panel(null));
    await type(field(own), 'Fence cut');
    expect(pageText()).not.toContain('Is all well?');
    await view.rerender(panel(card));
    expect(pageText()).toContain('Is all well?');
    await click(button('All is well'));
    await view.rerender(panel(null));
    expect(field(own)).toHaveProperty('value', 'Fence cut');
    await view.unmount();
  }
  view = undefined;
  expect(given).toEqual(['OK', 'OK']);
  expect(entries()).toEqual([]);
});

const POINT = { name: 'Pump room', questions: [{ text: 'Leaks?', type: 'text', required: true }], photo_required: false } as unknown as Checkpoint;

it.each([
  ['a point is scanned', 'Type the code', (urgent: ReactNode) => <ScanPanel next={null} onRead={none} onClose={none} urgent={urgent} />],
  ['a point is answered', 'Leaks?', (urgent: ReactNode) => <QuestionPanel point={POINT} onDone={none} urgent={urgent} />],
])('it is asked and answered while %s, and what is typed stays', async (_what, own, panel) => {
  const given: string[] = [];
  view = await render(panel(null));
  await type(field(own), 'Half a word');
  await view.rerender(panel(<WelfareCard due={NOW} zone="Asia/Kuala_Lumpur" onAnswer={(answer) => given.push(answer)} />));
  expect(pageText()).toContain('Is all well?');
  await click(button('I need help'));
  await view.rerender(panel(null));
  expect(field(own)).toHaveProperty('value', 'Half a word');
  expect(given).toEqual(['Help']);
});

it('the phone shakes and sounds until it is answered', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const done: string[] = [];
  const part = { connect: () => part, frequency: {}, gain: {}, start: () => done.push('tone'), stop: none };
  class Audio {
    readonly currentTime = 0;
    readonly createOscillator = () => part;
    readonly createGain = () => part;
    readonly resume = async () => undefined;
    readonly close = async () => void done.push('closed');
  }
  vi.stubGlobal('AudioContext', Audio);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate: () => done.push('shake') }));
  try {
    view = await render(<WelfareCard due={NOW} zone="Asia/Kuala_Lumpur" onAnswer={none} />);
    expect(done).toEqual(['shake', 'tone', 'tone']);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(done).toHaveLength(6);
    await view.unmount();
    view = undefined;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(done.slice(6)).toEqual(['closed']);
  } finally {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
});

it('the question whether all is well has two answers', async () => {
  const given: string[] = [];
  view = await render(<WelfareCard due={NOW} zone="Asia/Kuala_Lumpur" onAnswer={(answer) => given.push(answer)} />);
  expect(pageText()).toContain('Is all well?');
  await click(button('All is well'));
  await click(button('I need help'));
  expect(given).toEqual(['OK', 'Help']);
});
