import { useState } from 'react';
import type { FaceAnswer } from '../../contract/device/device-call.endpoints.ts';

const MOST = 3;

/** Who was recognised last, the newest first: whoever walked on sees that it was taken. Only this page knows them. */
export function useLastPeople(latest: FaceAnswer | null): readonly FaceAnswer[] {
  const [seen, setSeen] = useState<{ readonly latest: FaceAnswer | null; readonly people: readonly FaceAnswer[] }>({ latest: null, people: [] });
  if (latest !== seen.latest) {
    const isNew = latest !== null && latest.outcome === 'recognised';
    setSeen({ latest, people: isNew ? [latest, ...seen.people].slice(0, MOST) : seen.people });
  }
  return seen.people;
}
