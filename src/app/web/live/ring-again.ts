/**
 * What rang before the page was loaded, or while nothing connected it, rings on until somebody answers it. What is told of the same subject while the
 * server is asked is newer than the answer.
 */
import type { LiveMessage } from '#platform/web/module.ts';

const subjectOf = ({ subject }: LiveMessage): string | null => (subject ? `${subject.type}:${subject.id}` : null);

/** @param ask what rings @param onMessage what listens, answers how to stop @param toast how it is said */
export async function ringAgain(
  ask: () => Promise<readonly LiveMessage[]>,
  onMessage: (listener: (message: LiveMessage) => void) => () => void,
  toast: (message: LiveMessage) => void,
): Promise<void> {
  const newer = new Set<string | null>();
  const stop = onMessage((message) => newer.add(subjectOf(message)));
  try {
    for (const message of (await ask()).toReversed()) if (!newer.has(subjectOf(message))) toast(message);
  } finally {
    stop();
  }
}
