import { formatClock } from '#platform/contract/dates.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import type { ShownPoint } from '../../contract/phone/plan-round.ts';
import { PHONE } from './phone.messages.ts';
import classes from './phone.module.css';
import type { Checkpoint } from './record-scan.ts';

const MINUTE = 60_000;

interface NextCardProps {
  readonly next: ShownPoint;
  readonly point: Checkpoint;
  readonly now: number;
  readonly zone: string;
}

/** The point to go to, with its window of time. */
export function NextCard({ next, point, now, zone }: NextCardProps) {
  const t = useT(PHONE);
  const { locale } = useLocale();
  const time = (at: number) => formatClock(new Date(at), zone, locale);
  const phase = now < next.from ? 'early' : now > next.until ? 'late' : 'open';
  const minutes = Math.ceil((phase === 'early' ? next.from - now : now - next.until) / MINUTE);
  return (
    <section className={`${classes['next']} frame`} data-phase={phase} aria-label={t('next')}>
      <span className="quiet">{t('next')}</span>
      <h1>{point.name}</h1>
      <span>{[point.code, point.floor].filter(Boolean).join(' · ')}</span>
      <span>{t('window', { from: time(next.from), until: time(next.until) })}</span>
      <strong className={classes['phase']}>{phase === 'open' ? t('now') : t(phase === 'early' ? 'opensIn' : 'lateBy', { n: minutes })}</strong>
      {point.instruction && <p>{point.instruction}</p>}
    </section>
  );
}
