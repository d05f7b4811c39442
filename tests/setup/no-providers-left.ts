/** The canary of the extension points: after a file, each has the providers of the portal's modules or none; what a test added is taken back. */
import { afterAll, expect } from 'vitest';
import { providersOf } from '#platform/server/extension-point.ts';
import { SERVER_MODULES } from '#app/server/modules.ts';

const declared = Map.groupBy(
  SERVER_MODULES.flatMap(({ providers = [] }) => providers),
  ({ point }) => point,
);

afterAll(() => {
  const left = [...declared].filter(([point, providers]) => ![0, providers.length].includes(providersOf(point).length)).map(([{ name }]) => name);
  expect(left, 'extension points that have other providers after this file than the portal gives them').toEqual([]);
});
