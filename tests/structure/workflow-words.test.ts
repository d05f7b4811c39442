/** A refusal names the status of a record: every state of every workflow has words in both languages. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STATUS_TEXTS } from '#platform/contract/status/status.messages.ts';
import type { Workflow } from '#platform/contract/workflow/workflow.ts';
import { ROOT } from './source-files.ts';

const files = globSync('src/modules/*/contract/**/*.workflow.ts', { cwd: ROOT });

test.each(files)('%s', async (file) => {
  const exported = Object.values((await import(/* @vite-ignore */ join(ROOT, file))) as Record<string, unknown>);
  const workflows = exported.filter((each): each is Workflow<string, string> => typeof each === 'object' && each !== null && 'moves' in each);
  expect(workflows.length).toBeGreaterThan(0);
  for (const { states } of workflows) expect(states.filter((state) => !(state.toLowerCase() in STATUS_TEXTS))).toEqual([]);
});

test('there are workflows', () => expect(files.length).toBeGreaterThan(8));
