/** The canary of the ports: after a file, each is answered by the modules of the house or by nobody; what a test added is taken back. */
import { afterAll, expect } from 'vitest';
import { answersTo } from '#platform/server/port.ts';
import { SERVER_MODULES } from '#app/server/modules.ts';

const declared = Map.groupBy(
  SERVER_MODULES.flatMap(({ answers = [] }) => answers),
  ({ port }) => port,
);

afterAll(() => {
  const left = [...declared].filter(([port, answers]) => ![0, answers.length].includes(answersTo(port).length)).map(([{ name }]) => name);
  expect(left, 'ports that this file answers otherwise than the house').toEqual([]);
});
