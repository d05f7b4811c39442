import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { MEMBER } from '#platform/contract/endpoint.ts';
import { pagesOf } from '#platform/contract/access.ts';
import { line, optional, optionalText } from '#platform/contract/fields.ts';
import { defineManifest } from '#platform/contract/manifest.ts';
import { register, type RecordRow } from '#platform/contract/register/register.ts';
import { NumberField } from '../forms/number-fields.tsx';
import { TextField } from '../forms/text-fields.tsx';
import { publishLive } from '../live.ts';
import { button, click, pageText, render, type, until, type Rendered } from '../testing/render.tsx';
import { feedbackState, resetFeedback } from '../feedback.ts';
import { lazyDrawer } from '../ui/drawer/lazy-drawer.tsx';
import { dropDeferred, deferredDecisions, sendDeferred, undoDecision } from '../undo/undo-queue.ts';
import { FormDrawer } from '../ui/drawer/form-drawer.tsx';
import { RegisterPage, type RecordFormProps } from './register-page.tsx';
import { useRecordForm } from './use-record-form.tsx';

const manifest = defineManifest({
  name: 'trial',
  pages: {
    '/trial': {
      kind: 'item',
      title: { en: 'Tools', ms: 'Alatan' },
      icon: 'cog',
      audience: ['owner'],
      modules: ['core'],
      section: 'operation',
      actions: ['Create', 'Update', 'Delete'],
    },
  },
});
const declared = {
  plural: 'tools',
  path: 'api/tools',
  page: { page: '/trial', read: MEMBER, create: MEMBER, update: MEMBER, remove: MEMBER },
  form: z.object({ name: line(2, 50), note: optionalText(100) }),
  row: {},
  sorts: ['name'],
  filters: {},
  emits: ['tools_changed'],
} as const;
const asked = register({ ...declared, name: 'trial.tool' });
const hidden = register({ ...declared, name: 'trial.old-tool', removal: 'hidden' });

const wording = (en: string) => ({ en, ms: en });
const WORDS = {
  add: wording('Add'),
  edit: wording('Edit'),
  view: wording('View'),
  delete: wording('Delete'),
  deleteAsk: wording('Delete {name}?'),
  empty: wording('None'),
};

type Tools = typeof asked;
function ToolForm({ row, readOnly, onClose }: RecordFormProps<Tools>) {
  const form = useRecordForm(asked, row, { name: '', note: '' }, { onDone: onClose });
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? 'New tool'} form={form} readOnly={readOnly}>
      <TextField form={form} name="name" label="Name" />
      <TextField form={form} name="note" label="Note" />
    </FormDrawer>
  );
}
const Form = lazyDrawer<RecordFormProps<Tools>>(async () => ToolForm);

interface Tool {
  readonly id: number;
  readonly name: string;
  readonly note: string | null;
  readonly updated_at: string;
}
/** What the server has, what it was asked to do (`POST 7 …`), and which records were looked at. */
let stored: Tool[];
let sent: string[];
let looks: number[];
const CHANGED = 'Aminah changed this record on 23 Nov 2026, 14:05.';
const rowOf = (tool: Tool) => ({ ...tool, can: { update: true, remove: true }, kept: null });

async function serve(url: string, init: RequestInit = {}): Promise<Response> {
  const { pathname, searchParams } = new URL(url, 'http://mesra.test');
  const id = Number(pathname.split('/')[3] ?? 0);
  const tool = stored.find((each) => each.id === id);
  if (init.method === 'GET' && id === 0)
    return Response.json({ data: stored.filter(({ id: each }) => each < 100).map(rowOf), meta: { page: 1, per_page: 10, total: stored.length, last_page: 1 } });
  const { updated_at, _method, ...values } = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Record<string, string>;
  if (init.method === 'GET') looks.push(id);
  else sent.push([_method ?? 'POST', id, ...Object.values(values)].join(' '));
  if (!tool) return Response.json({ message: 'Not found.' }, { status: 404 });
  if (init.method === 'GET') {
    const seen = searchParams.get('seen');
    return Response.json({ data: rowOf(tool), ...(seen && seen !== tool.updated_at && { changed: CHANGED }) });
  }
  if (updated_at !== tool.updated_at) return Response.json({ message: CHANGED }, { status: 409 });
  stored = stored.filter((each) => each !== tool);
  if (_method === 'DELETE') return Response.json({ success: true, message: 'Deleted.' });
  const saved = { ...tool, ...(values as object), updated_at: `${updated_at}'` };
  stored.push(saved);
  return Response.json({ success: true, message: 'Saved.', data: rowOf(saved) });
}

let view: Rendered | undefined;
beforeEach(() => {
  stored = [
    { id: 7, name: 'Hammer', note: 'old', updated_at: 'v1' },
    { id: 8, name: 'Saw', note: null, updated_at: 'v1' },
    { id: 107, name: 'Drill', note: null, updated_at: 'v1' },
  ];
  [sent, looks] = [[], []];
  vi.stubGlobal('fetch', serve);
  // Nothing takes the focus in a page that has no size.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  await view?.unmount();
  dropDeferred();
  resetFeedback();
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const shown = async (tools: Tools = asked, inUrl = true) => {
  const columns = [{ key: 'name', label: 'Name', fixed: true }];
  const props = { title: 'Tools', columns, words: WORDS, nameOf: ({ name }: { name: string }) => name, inUrl };
  view = await render(<RegisterPage {...props} register={tools} Form={Form} />, { pages: pagesOf([manifest]) });
  await until(() => pageText().includes('Hammer'));
};
const field = (label: string) => {
  const id = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))?.htmlFor;
  return document.getElementById(id ?? '') as HTMLInputElement;
};
const opened = async (name: string) => {
  await click([...document.querySelectorAll('tbody button')].find(({ textContent }) => textContent === name));
  await until(() => field('Name')?.value === name);
};
const alert = () => document.querySelector('[role="dialog"] [role="alert"]')?.textContent ?? '';
/** Somebody else was faster. */
const meanwhile = (values: Partial<Tool>) => void (stored = stored.map((each) => (each.id === 7 ? { ...each, ...values, updated_at: 'v2' } : each)));
const inMenu = async (name: string, words: string) => {
  const row = [...document.querySelectorAll('tbody tr')].find(({ textContent }) => textContent?.includes(name));
  await click(row?.querySelector('button[aria-haspopup], button[aria-label="More"]'));
  await until(() => document.querySelector('[role="menuitem"]') !== null);
  await click(button(words));
};

it('keeps what was typed when somebody was faster, says who and what differs, and saves mine at the second try', async () => {
  await shown();
  await opened('Hammer');
  await type(field('Name'), 'Mallet');
  meanwhile({ note: 'heavy' });
  await click(button('Save'));
  await until(() => alert().includes('Aminah changed this record'));
  expect(alert()).toContain('Changed: Name (Hammer), Note (heavy)');
  expect(field('Name').value).toBe('Mallet');
  expect(feedbackState().toasts).toEqual([]);
  await click(button('Keep mine'));
  expect(alert()).toBe('');
  await click(button('Save'));
  await until(() => document.querySelector('[role="dialog"]') === null);
  expect(stored.find(({ id }) => id === 7)).toMatchObject({ name: 'Mallet', note: 'old' });
});

it('takes theirs where one wants it', async () => {
  await shown();
  await opened('Hammer');
  await type(field('Name'), 'Mallet');
  meanwhile({ note: 'heavy' });
  await click(button('Save'));
  await until(() => alert() !== '');
  await click(button('Use theirs'));
  expect([alert(), field('Name').value, field('Note').value]).toEqual(['', 'Hammer', 'heavy']);
  await type(field('Name'), 'Mallet');
  await click(button('Save'));
  await until(() => stored.some(({ name, note }) => name === 'Mallet' && note === 'heavy'));
});

it('says that a record is gone, and keeps what was typed', async () => {
  await shown();
  await opened('Hammer');
  await type(field('Name'), 'Mallet');
  stored = stored.filter(({ id }) => id !== 7);
  await click(button('Save'));
  await until(() => alert().includes('Someone else has deleted this record'));
  expect(field('Name').value).toBe('Mallet');
  expect(feedbackState().toasts).toEqual([]);
  expect(() => button('Keep mine')).toThrow('No button');
});

it('says in an open form that the record changed, when the live notice comes, and moves nothing under the hands', async () => {
  await shown();
  await opened('Hammer');
  await type(field('Note'), 'mine');
  await act(async () => publishLive({ notification_type: 'tools_changed' }));
  await until(() => looks.includes(7));
  expect(alert()).toBe('');
  meanwhile({ name: 'Sledge' });
  await act(async () => publishLive({ notification_type: 'tools_changed' }));
  await until(() => alert().includes('Aminah changed this record'));
  expect(alert()).toContain('Changed: Name (Sledge), Note (old)');
  expect([field('Name').value, field('Note').value]).toEqual(['Hammer', 'mine']);
  stored = stored.filter(({ id }) => id !== 7);
  await act(async () => publishLive({ notification_type: 'tools_changed' }));
  await until(() => alert().includes('Someone else has deleted this record'));
  expect(sent).toEqual([]);
});

it('opens a record by its address, also one that the page does not show, and forgets the address when it is closed', async () => {
  window.history.replaceState(null, '', '/?open=107');
  await shown();
  await until(() => field('Name')?.value === 'Drill');
  expect(document.querySelector('tbody')?.textContent).not.toContain('Drill');
  await click(button('Cancel'));
  await until(() => document.querySelector('[role="dialog"]') === null);
  expect(window.location.search).toBe('');
});

it('opens nothing by the address where the list is a second one of its page, or the record is gone', async () => {
  window.history.replaceState(null, '', '/?open=107');
  await shown(asked, false);
  expect(looks).toEqual([]);
  await view?.unmount();
  window.history.replaceState(null, '', '/?open=999');
  await shown();
  await until(() => window.location.search === '');
  expect(document.querySelector('[role="dialog"]')).toBeNull();
});

it('asks before a record goes for good', async () => {
  await shown();
  await inMenu('Saw', 'Delete');
  await until(() => feedbackState().questions.length === 1);
  expect(feedbackState().questions[0]).toMatchObject({ title: 'Delete Saw?', danger: true });
  expect(sent).toEqual([]);
  await act(async () => feedbackState().questions[0]?.answer({ remark: '' }));
  await until(() => sent.length === 1);
  expect(sent).toEqual(['DELETE 8']);
});

it('holds the removal of what is only hidden: undone it was never sent, and nobody is asked', async () => {
  await shown(hidden);
  await inMenu('Saw', 'Delete');
  expect(deferredDecisions().map(({ wording: words }) => words)).toEqual(['Saw deleted']);
  const row = () => [...document.querySelectorAll('tbody tr')].find(({ textContent }) => textContent?.includes('Saw'));
  await until(() => row()?.className.includes('fade') === true);
  await act(async () => void undoDecision());
  await until(() => row()?.className.includes('fade') === false);
  await inMenu('Saw', 'Delete');
  await act(async () => sendDeferred());
  await until(() => !pageText().includes('Saw'));
  expect([sent, feedbackState().questions, feedbackState().popups]).toEqual([['DELETE 8'], [], []]);
});

it('tells why a removal that was held is refused, and the record stays', async () => {
  await shown(hidden);
  await inMenu('Hammer', 'Delete');
  meanwhile({ note: 'needed' });
  await act(async () => sendDeferred());
  await until(() => feedbackState().popups.length === 1);
  expect(feedbackState().popups[0]?.message).toBe(`Hammer deleted: ${CHANGED}`);
  expect(pageText()).toContain('Hammer');
  expect(deferredDecisions()).toEqual([]);
});

const sized = register({ ...declared, name: 'trial.sized-tool', form: z.object({ name: line(2, 50), size: optional(z.number().int().min(1)) }) });
function SizedForm() {
  const row = { id: 7, name: 'Hammer', size: 30, updated_at: 'v1', can: { update: true, remove: true }, kept: null } as RecordRow<typeof sized>;
  const form = useRecordForm(sized, row, { name: '', size: null }, { onDone: () => undefined });
  return (
    <FormDrawer opened onClose={() => undefined} title="Hammer" form={form}>
      <NumberField form={form} name="size" label="Size" />
    </FormDrawer>
  );
}

it('sends an emptied number as empty, not as a field that is missing', async () => {
  let body: unknown;
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    body = JSON.parse(String(init.body));
    return Response.json({ success: true, message: 'Saved.', data: { id: 7, name: 'Hammer', size: null, updated_at: 'v2', can: {}, kept: null } });
  });
  view = await render(<SizedForm />, { pages: pagesOf([manifest]) });
  await type(field('Size'), '');
  await click(button('Save'));
  await until(() => body !== undefined);
  expect(body).toMatchObject({ name: 'Hammer', size: '' });
});
