/** The registry under the prefix that the settings of the address name (`services.guard_provider`); any other prefix is not there. */
import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/endpoint.ts';
import { guards } from './guard.register.ts';

const provider = () => z.string().trim().min(2).max(20);

export const listOfProvider = defineEndpoint({
  ...guards.list,
  name: 'security-guard.list-guards-of-provider',
  path: 'api/{provider}/security-guards',
  input: guards.list.input.extend({ provider: provider() }),
  summary: 'Lists guards under the prefix of the address',
});

export const showOfProvider = defineEndpoint({
  ...guards.show,
  name: 'security-guard.show-guard-of-provider',
  path: 'api/{provider}/security-guards/{id}',
  input: guards.show.input.extend({ provider: provider() }),
  summary: 'One of the guards under the prefix of the address',
});
