/** The calls of the dashboard: only what the viewer may see, and all of what it shows the first of. */
import { z } from 'zod';
import { upcomingEvent, todoItem } from '#platform/contract/dashboard/agenda.ts';
import { defineEndpoint, MEMBER, one } from '#platform/contract/endpoint.ts';

/** The first of a list, and how many there are besides. */
const first = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), more: z.number() });

export const showDashboard = defineEndpoint({
  name: 'dashboard.show',
  method: 'GET',
  path: 'api/dashboard',
  requires: MEMBER,
  input: z.object({}),
  output: one(
    z.object({
      /** Each block by its key, in the shape that its module declares. */
      blocks: z.record(z.string(), z.unknown()),
      /** What needs the viewer, the most urgent first. */
      duties: first(todoItem).extend({
        /** Of those besides, how many are due by tomorrow. */
        pressing: z.number(),
      }),
      /** What comes in the next days, by day. */
      ahead: first(upcomingEvent),
    }),
  ),
  summary: 'The blocks of the dashboard that the viewer may see, what needs them today and what comes',
});

export const listTodos = defineEndpoint({
  name: 'dashboard.list-duties',
  method: 'GET',
  path: 'api/dashboard/duties',
  requires: MEMBER,
  input: z.object({}),
  output: one(z.array(todoItem)),
  summary: 'All that needs the viewer today, the most urgent first',
});

export const listUpcoming = defineEndpoint({
  name: 'dashboard.list-ahead',
  method: 'GET',
  path: 'api/dashboard/ahead',
  requires: MEMBER,
  input: z.object({}),
  output: one(z.array(upcomingEvent)),
  summary: 'All that comes in the next thirty days, by day',
});
