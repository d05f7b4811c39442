import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { formServer } from '#platform/web/testing/form-server.ts';
import { button, click, pageText, render, until, type Rendered } from '#platform/web/testing/render.tsx';
import { PublishForm } from './publish-form.tsx';

const conflict = { employee: { id: 4, name: 'Ali Contoh' }, date: '2026-12-08', message: 'On approved leave: Annual Leave' };
let answers: object[] = [];
let roster: object = { data: [], kinds: [] };
const { sent } = formServer({ read: () => roster, write: () => answers.shift() ?? {} });
const answer = (message: string, data: object) => ({
  success: true,
  message,
  data: { created: 0, updated: 0, skipped: 0, conflicts: [], warnings: [], ...data },
});

let view: Rendered | undefined;
afterEach(async () => {
  roster = { data: [], kinds: [] };
  await act(async () => view?.unmount());
});

it('says what stands in the way, and writes the rest when it is left out', async () => {
  answers = [answer('Nothing was written.', { conflicts: [conflict] }), answer('2 days are published.', { created: 2, skipped: 1, conflicts: [conflict] })];
  let closed = 0;
  view = await render(<PublishForm from="2026-12-07" to="2026-12-13" filter={{ branch_id: 3 }} onClose={() => (closed += 1)} />);
  await click(button('Publish'));
  await until(() => pageText().includes('1 day has a conflict'));
  expect(pageText()).toContain('Ali Contoh, 08/12/26: On approved leave: Annual Leave');
  expect(closed).toBe(0);
  await click(button('Leave these and write the rest'));
  await until(() => closed === 1);
  expect(sent.map(({ path, body }) => [path.split('/').at(-1), body['branch_id'], body['skip_conflicts']])).toEqual([
    ['publish', 3, false],
    ['publish', 3, true],
  ]);
});

it('shows what was written beyond the Act', async () => {
  const warnings = Array.from({ length: 6 }, (_, at) => ({ ...conflict, employee: { id: at, name: `Person ${at}` }, message: 'No rest day.' }));
  answers = [answer('6 days are published.', { created: 6, warnings })];
  view = await render(<PublishForm from="2026-12-07" to="2026-12-13" filter={{}} onClose={() => undefined} />);
  await click(button('Publish'));
  await until(() => pageText().includes('Person 4: No rest day.'));
  expect(pageText()).toContain('and 1 more');
  expect(pageText()).not.toContain('Person 5');
});

it('warns of drafts by which somebody works less than their work schedule, before they are published', async () => {
  const row = (id: number, name: string, kind: number, warnings: string[]) => ({ employee: { id, name }, days: [kind], weeks: [{ minutes: 660, warnings }] });
  roster = {
    data: [row(4, 'Ali Contoh', 0, ['short']), row(5, 'Devi Contoh', 0, []), row(6, 'Farah Contoh', 1, ['short'])],
    kinds: [{ state: 'draft' }, { state: 'published' }],
  };
  view = await render(<PublishForm from="2026-12-07" to="2026-12-13" filter={{}} onClose={() => undefined} />);
  await until(() => pageText().includes('1 person works fewer hours than their work schedule:'));
  expect(pageText()).toContain('Ali Contoh, week of 07/12/26: 11 h');
  // What is published already is nothing that the button does.
  expect(pageText()).not.toContain('Farah Contoh');
});
