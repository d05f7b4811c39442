import { useEffect, useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { spanText } from '../emergency/elapsed.tsx';
import { BOARD } from './board.messages.ts';

/** How long until something is due, or since when it has been, second by second. @param at an instant */
export function DueText({ at }: { at: string }) {
  const t = useT(BOARD);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Date.parse(at) - now;
  return <span className="tabular">{t(left > 0 ? 'dueIn' : 'dueSince', { time: spanText(Math.abs(left)) })}</span>;
}
