import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDate, formatMonth } from '#platform/contract/dates.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '../icon/icons.tsx';
import { DAYS_GRID } from './days-grid.messages.ts';
import type { DaysSpan, useDaysAddress } from './use-days-address.ts';
import classes from './days-bar.module.css';

type DaysAddress = ReturnType<typeof useDaysAddress>;

interface DaysBarProps {
  readonly address: DaysAddress;
  readonly label: string;
  readonly phone: boolean;
  /** What the rows are, for the choice between a day and one of them on a phone. */
  readonly who: string;
  /** The filter. */
  readonly children?: ReactNode;
}

/** The shown days in words. In a week of one month the first day says the rest once; on a phone the line is short. */
export function useDaysLabel({ span, from, to }: DaysAddress, phone: boolean): string {
  const { locale } = useLocale();
  const first = phone && from.slice(0, 7) === to.slice(0, 7) ? formatDate(from).slice(0, 2) : formatDate(from).slice(0, phone ? 5 : undefined);
  return span === 'week' ? `${first}–${formatDate(to)}` : formatMonth(from, locale);
}

/** Above a grid of days: steps through weeks or months, and chooses between them; on a phone between a day and a person. */
export function DaysBar({ address, label, phone, who, children }: DaysBarProps) {
  const t = useT(DAYS_GRID);
  const arrow = (name: string, icon: string, by: number) => (
    <ActionIcon variant="default" size={36} aria-label={name} onClick={() => address.step(by)}>
      <Icon name={icon} />
    </ActionIcon>
  );
  return (
    <div className={`${classes['bar']} wrap`}>
      <div className="row">
        {arrow(t('earlier'), 'chevron-left', -1)}
        <h2 className={classes['span']} aria-live="polite">
          {label}
        </h2>
        {arrow(t('later'), 'chevron-right', 1)}
        {!address.now && (
          <Button variant="subtle" onClick={address.toToday}>
            {t('today')}
          </Button>
        )}
      </div>
      <SegmentedControl
        aria-label={t('span')}
        value={phone ? address.by : address.span}
        onChange={(value) => (phone ? address.showBy(value) : address.show(value as DaysSpan))}
        data={
          phone
            ? [
                { value: 'day', label: t('day') },
                { value: 'person', label: who },
              ]
            : [
                { value: 'week', label: t('week') },
                { value: 'month', label: t('month') },
              ]
        }
      />
      {children}
    </div>
  );
}
