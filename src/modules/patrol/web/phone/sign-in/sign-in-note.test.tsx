import { afterEach, expect, it } from 'vitest';
import { pageText, render, type Rendered } from '#platform/web/testing/render.tsx';
import { SignInNote } from './sign-in-note.tsx';

let view: Rendered | undefined;
afterEach(() => view?.unmount());

const ENDS = '2026-11-21T06:50:00+08:00';
it.each([
  ['more than an hour before nothing', '05:49', ''],
  ['from an hour before that it ends', '05:50', 'Your sign-in ends at 06:50 AM'],
  ['from then on that it ended', '06:50', 'Your sign-in ended at 06:50 AM'],
])('it says %s', async (_name, time, said) => {
  view = await render(<SignInNote ends={ENDS} now={Date.parse(`2026-11-21T${time}:00+08:00`)} zone="Asia/Kuala_Lumpur" />);
  expect(pageText().toLowerCase()).toContain(said.toLowerCase());
  if (said === '') expect(pageText().trim()).toBe('');
});
