import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { formatClock } from '#platform/contract/dates.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import classes from '../phone.module.css';
import { WRITING } from './writing.messages.ts';

/** Milliseconds: shakes, rests, shakes. */
const SHAKE = [400, 200, 400];

interface WelfareCardProps {
  readonly due: number;
  readonly zone: string;
  readonly onAnswer: (answer: 'OK' | 'Help') => void;
}

/** The question whether all is well, at the thumb; the phone shakes when it comes. Each check is a card of its own. */
export function WelfareCard({ due, zone, onAnswer }: WelfareCardProps) {
  const t = useT(WRITING);
  const { locale } = useLocale();
  useEffect(() => {
    (navigator as { vibrate?: (pattern: number[]) => boolean }).vibrate?.(SHAKE);
  }, []);
  return (
    <section className={classes['welfare']} role="alert">
      <p>{t('welfare', { time: formatClock(new Date(due), zone, locale) })}</p>
      <div className={classes['pair']}>
        <Button size="lg" variant="default" onClick={() => onAnswer('Help')}>
          {t('needHelp')}
        </Button>
        <Button size="lg" onClick={() => onAnswer('OK')}>
          {t('allWell')}
        </Button>
      </div>
    </section>
  );
}
