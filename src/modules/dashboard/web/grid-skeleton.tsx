import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { UI_MESSAGES } from '#platform/web/ui/ui.messages.ts';
import classes from './dashboard.module.css';
import { rowsFor } from './fit-rows.ts';
import { recallShape, type StoredShape } from './stored-shape.ts';

/** What an office sees: five things to do, the next days, a row of figures. */
const FIRST: StoredShape = {
  shape: 'even',
  alone: false,
  parts: [
    { place: 'today', heights: [330] },
    { place: 'ahead', heights: [330] },
    { place: 'cards', heights: [230, 230, 230] },
  ],
};

/** The dashboard before its answer, as it stood last time. */
export function GridSkeleton() {
  const t = useT(UI_MESSAGES);
  const [{ shape, alone, parts }] = useState(() => recallShape() ?? FIRST);
  return (
    <output className={classes['grid']} aria-label={t('loading')} data-shape={shape} data-alone={alone || undefined}>
      {parts.map(({ place, heights }, at) => (
        <div key={at} className={`${classes[place]} ${place === 'beside' ? 'wrap' : ''}`}>
          {heights.map((height, cell) => (
            <Skeleton key={cell} className={classes['cell']} style={rowsFor(height)} height={height} radius="md" />
          ))}
        </div>
      ))}
    </output>
  );
}
