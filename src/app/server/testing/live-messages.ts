import type { TestPortal } from './test-portal.ts';

export interface LiveMessage {
  readonly channel: string;
  readonly notification_type: string;
  readonly subject?: object;
}

/** The live messages that a portal sends while `work` runs. */
export async function messagesOf(portal: TestPortal, work: () => Promise<unknown>): Promise<LiveMessage[]> {
  const listener = await portal.owner.connect();
  const messages: LiveMessage[] = [];
  listener.on('notification', ({ payload }) => messages.push(JSON.parse(payload ?? '{}')));
  try {
    await listener.query('listen mesra_live');
    await work();
    // The answer of the database follows the messages before it.
    await listener.query('select 1');
  } finally {
    listener.release(true);
  }
  return messages;
}
