import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { showRest } from './show-rest.ts';

it('the document is busy for as long as a read is under way', async () => {
  const client = new QueryClient();
  showRest(client);
  const isBusy = () => document.documentElement.hasAttribute('data-busy');
  let answer: (value: string) => void = () => undefined;
  const read = client.fetchQuery({ queryKey: ['x'], queryFn: () => new Promise<string>((done) => (answer = done)) });
  expect(isBusy()).toBe(true);
  answer('y');
  await read;
  await expect.poll(isBusy).toBe(false);
});
