/** A receipt that was uploaded, with what is read from it as soon as it is. */
import { useState } from 'react';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint, useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useLive } from '#platform/web/live.ts';
import { showReceipt } from '../contract/receipt.endpoints.ts';

/** A message may be lost. */
const LOOK_AGAIN_MS = 4000;

const fact = (announced: unknown, name: string): unknown => (typeof announced === 'object' && announced !== null ? Reflect.get(announced, name) : undefined);

export interface ReceiptInHand {
  readonly receipt: OutputOf<typeof showReceipt>['data'] | undefined;
  /** How far it is, 0 to 100. */
  readonly percent: number;
}

/** @param file its uuid */
export function useReading(file: string): ReceiptInHand {
  const invalidate = useInvalidate();
  const [isWaiting, setWaiting] = useState(true);
  const [percent, setPercent] = useState(0);
  const { data } = useEndpoint(
    showReceipt,
    { file },
    { quiet: true, minDelay: false, keepPrevious: false, refetchInterval: isWaiting ? LOOK_AGAIN_MS : false },
  );
  const receipt = data?.data;
  const waits = receipt?.reading?.status === 'Waiting';
  if (receipt && waits !== isWaiting) setWaiting(waits);
  useLive('receipt_read', ({ data: announced }) => {
    if (fact(announced, 'file') === file) void invalidate(showReceipt);
  });
  useLive('job_progress', ({ data: announced }) => {
    if (fact(announced, 'note') === file) setPercent(Number(fact(announced, 'percent')) || 0);
  });
  return { receipt, percent };
}
