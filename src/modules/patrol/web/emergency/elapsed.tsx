import { useEffect, useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { EMERGENCY as W } from './emergency.messages.ts';

const two = (n: number) => String(n).padStart(2, '0');

/** Hours, minutes and seconds. @param ms milliseconds */
export function spanText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

/** How long somebody has waited, second by second. @param since an instant */
export function Elapsed({ since }: { since: string }) {
  const t = useT(W);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <strong>{t('waits', { time: spanText(now - Date.parse(since)) })}</strong>;
}
