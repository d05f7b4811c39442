/** The tone of the page of emergencies, which its user switches on. */
import { useEffect, useState } from 'react';
import { ring } from '#platform/web/ui/feedback/alarm-tone.ts';

/** @param isWaiting somebody waits @returns whether sound is on, and how to switch it */
export function useAlarmSound(isWaiting: boolean): readonly [boolean, () => void] {
  const [isOn, setOn] = useState(false);
  useEffect(() => (isOn && isWaiting ? ring() : undefined), [isOn, isWaiting]);
  return [isOn, () => setOn((before) => !before)] as const;
}
