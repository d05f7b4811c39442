import { CLOCK_MS } from '#platform/contract/waits.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useServerNow } from '#platform/web/use-server-now.ts';
import { spanText } from '../emergency/elapsed.tsx';
import { BOARD } from './board.messages.ts';

/** How long until something is due, or since when it has been, second by second. @param at an instant */
export function DueText({ at }: { at: string }) {
  const t = useT(BOARD);
  const left = Date.parse(at) - useServerNow(CLOCK_MS).getTime();
  return <span className="tabular">{t(left > 0 ? 'dueIn' : 'dueSince', { time: spanText(Math.abs(left)) })}</span>;
}
