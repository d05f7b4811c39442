import { useEffect, useEffectEvent, useState } from 'react';
import { formatClock } from '#platform/contract/dates.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { openToast } from '#platform/web/feedback.ts';
import { PHONE } from './phone.messages.ts';
import classes from './phone.module.css';
import type { Helping } from './use-help.ts';

/** Long enough that no pocket asks for help. */
const HOLD_MS = 2500;

interface HelpButtonProps {
  readonly helping: Helping;
  readonly zone: string;
}

/** Held for some seconds it asks for help; then it says who is coming. */
export function HelpButton({ helping: { help, open, ask }, zone }: HelpButtonProps) {
  const t = useT(PHONE);
  const { locale } = useLocale();
  const [held, setHeld] = useState(false);
  const heldLong = useEffectEvent(() => {
    setHeld(false);
    ask().catch(() => openToast({ kind: 'error', message: t('notKept') }));
  });
  useEffect(() => {
    if (!held) return undefined;
    const timer = setTimeout(() => heldLong(), HOLD_MS);
    return () => clearTimeout(timer);
  }, [held]);
  if (help) {
    const asked = t('helpAsked', { time: formatClock(new Date(help.at), zone, locale) });
    const seen = open?.acknowledged_at ? t('helpSeen', { name: open.responder ?? '' }) : t(open ? 'helpArrived' : 'helpOnWay');
    return (
      <p className={classes['helpAsked']} role="alert">
        {asked} {seen}
      </p>
    );
  }
  return (
    <button
      type="button"
      className={classes['help']}
      data-held={held || undefined}
      onPointerDown={() => setHeld(true)}
      onPointerUp={() => setHeld(false)}
      onPointerLeave={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
      onKeyDown={({ key }) => (key === ' ' || key === 'Enter') && setHeld(true)}
      onKeyUp={() => setHeld(false)}
      onBlur={() => setHeld(false)}
      onContextMenu={(event) => event.preventDefault()}
    >
      {t(held ? 'helpHold' : 'help')}
    </button>
  );
}
