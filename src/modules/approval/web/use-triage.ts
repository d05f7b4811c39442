/** Deciding one record after the other with the keyboard, while one of them is open. */
import { useState } from 'react';
import { openDetail } from '#platform/web/ui/drawer/open-detail.ts';
import { standsAlone } from '#platform/web/ui/drawer/use-top-layer.ts';
import { undoDecision } from '#platform/web/undo/undo-queue.ts';
import { actionFor, useKeys } from './decision-keys.ts';
import type { Decidable, Decisions } from './use-decisions.ts';

/** To the neighbours in the list; undefined: there is none. */
export interface Triage {
  readonly next: (() => void) | undefined;
  readonly previous: (() => void) | undefined;
  /** The keys are those of what stands in the record. */
  readonly keysWithin: boolean;
}

export interface Opened<Row extends Decidable> {
  readonly id: number;
  /** Undefined while it loads. */
  readonly row: Row | undefined;
  /** The list behind it; records of which something is held are passed over. Without a list no key does anything. */
  readonly list: readonly Row[] | undefined;
  /** What stands in it has the keys: of a claim whose items are checked. */
  readonly keysWithin?: boolean | undefined;
  readonly close: () => void;
}

export function useTriage<Row extends Decidable>(
  { type, isDeferred, hold: defer, requestOf }: Decisions<Row>,
  { id, row, list, keysWithin = false, close }: Opened<Row>,
): Triage {
  const rows = list ?? [];
  const found = rows.findIndex((each) => each.id === id);
  // A decided record is gone from the list: its place is where one goes on.
  const [place, setPlace] = useState(found);
  if (found !== -1 && found !== place) setPlace(found);
  const at = found === -1 ? place - 0.5 : found;
  const waits = (each: Row) => each.id !== id && !isDeferred(each);
  const after = rows.find((each, index) => index > at && waits(each));
  const before = rows.findLast((each, index) => index < at && waits(each));
  const go = (to: Row | undefined) => to && (() => openDetail(to.id));
  useKeys(async (key) => {
    if (!list || keysWithin || !standsAlone()) return;
    if (key === 'j') go(after)?.();
    else if (key === 'k') go(before)?.();
    else if (key === 'u') {
      const [of, undone] = undoDecision()?.keys[0]?.split(' ') ?? [];
      if (of === type && undone) openDetail(undone);
    } else {
      const action = row && !isDeferred(row) ? actionFor(key, requestOf(row)) : undefined;
      if (row && action && (await defer(action, row))) (go(after ?? before) ?? close)();
    }
  });
  return { next: go(after), previous: go(before), keysWithin };
}
