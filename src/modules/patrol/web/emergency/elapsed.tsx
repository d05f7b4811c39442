import { CLOCK_MS } from '#platform/contract/waits.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useServerNow } from '#platform/web/use-server-now.ts';
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
  const now = useServerNow(CLOCK_MS);
  return <strong>{t('waits', { time: spanText(now.getTime() - Date.parse(since)) })}</strong>;
}
