import { formatClock } from '#platform/contract/dates.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { PHONE } from '../phone.messages.ts';
import classes from '../phone.module.css';

/** Long enough before that a guard on the round comes by a network. Milliseconds. */
const SOON_MS = 3_600_000;

/** Says before a sign-in ends that it does, for without a network nobody else says it. @param now milliseconds, by the clock of the server */
export function SignInNote({ ends, now, zone }: { readonly ends: string; readonly now: number; readonly zone: string }) {
  const t = useT(PHONE);
  const { locale } = useLocale();
  const left = Date.parse(ends) - now;
  if (left > SOON_MS) return null;
  return <output className={classes['last']}>{t(left > 0 ? 'signInEnds' : 'signInEnded', { time: formatClock(new Date(ends), zone, locale) })}</output>;
}
